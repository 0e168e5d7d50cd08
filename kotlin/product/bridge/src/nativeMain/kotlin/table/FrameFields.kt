package kotlinbridge.table

import kotlinbridge.c.KB_CALLER
import kotlinbridge.c.kb_frame
import kotlinbridge.wire.Buffer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.value
import kotlin.native.internal.NativePtr

/** A `kb_frame` by its address, as a [Buffer] is: what every call looks at first. Pointers are numbers. */
@PublishedApi
internal value class FrameFields(@PublishedApi internal val place: NativePtr) {
    constructor(frame: CPointer<kb_frame>) : this(frame.rawValue)

    val bytes: Buffer inline get() = Buffer(place)
    val onThrow: Long inline get() = interpretPointed<LongVar>(place + 40L).value
    var observer: Long
        inline get() = interpretPointed<LongVar>(place + 48L).value
        inline set(value) {
            interpretPointed<LongVar>(place + 48L).value = value
        }

    // Of a call to the host:

    var job: Long
        inline get() = interpretPointed<LongVar>(jobPlace).value
        inline set(value) {
            interpretPointed<LongVar>(jobPlace).value = value
        }

    /** The word that both sides exchange. */
    val jobPlace: NativePtr inline get() = place + 56L

    var id: Int
        inline get() = interpretPointed<IntVar>(place + 64L).value
        inline set(value) {
            interpretPointed<IntVar>(place + 64L).value = value
        }

    /** The address of the object. */
    var callee: Long
        inline get() = interpretPointed<LongVar>(place + 80L).value
        inline set(value) {
            interpretPointed<LongVar>(place + 80L).value = value
        }

    val placement: Int inline get() = interpretPointed<IntVar>(place + 68L).value

    /** Whether a call with this frame, which is in order, is made on this thread and answered in place. */
    val isAnsweredHere: Boolean inline get() = observer == 0L || placement == KB_CALLER

    /** Whether the frame has an `on_throw`, and its bytes have room for themselves and lie somewhere. */
    val isInOrder: Boolean
        inline get() {
            val size = bytes.size
            val capacity = bytes.capacity
            return onThrow != 0L && size >= 0 && size <= capacity && (capacity == 0L || bytes.start != 0L) &&
                bytes.isGrown == 0L
        }
}
