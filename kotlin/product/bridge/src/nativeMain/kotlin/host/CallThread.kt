package kotlinbridge.host

import kotlin.native.concurrent.ThreadLocal
import kotlin.native.internal.NativePtr
import kotlin.native.ref.createCleaner
import kotlinbridge.c.KB_CALLER
import kotlinbridge.c.KB_OBSERVED
import kotlinbridge.c.KB_OK
import kotlinbridge.c.KB_THREW
import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_frame
import kotlinbridge.table.FrameFields
import kotlinbridge.wire.Buffer
import kotlinbridge.wire.GROWN
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.WrittenObjects
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.get
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.sizeOf
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.toLong
import platform.posix.free

/**
 * What one thread needs for its calls of the host: memory that is used again, and what the call has
 * thrown. No other thread uses it.
 */
@PublishedApi
internal class CallThread {
    /** Where a twin reports what it throws. Whoever finds something sets it back at once, so calls inside calls share it. */
    val caught: CPointer<kb_catch> = nativeHeap.alloc<kb_catch>().apply {
        context = null
        on_throw = staticCFunction(::noteThrown)
        status = KB_OK.toInt()
    }.ptr

    @Suppress("unused") // it runs when the thread has ended
    private val cleaner = createCleaner(caught) { free(it) }

    /** What a call that has just returned has thrown. */
    var thrown: Throwable? = null

    private var blocks = arrayOfNulls<CallBlock>(FEW)
    private var depth = 0

    /** A block for one call. The call may make others before it ends, which take blocks of their own. */
    fun take(): CallBlock {
        if (depth == blocks.size) blocks = blocks.copyOf(depth * 2)
        val block = blocks[depth] ?: CallBlock(this).also { blocks[depth] = it }
        depth++
        return block
    }

    /** Takes back the block that was taken last. If [mayStay] is false, the next call gets another one. */
    @Suppress("NOTHING_TO_INLINE")
    internal inline fun giveBack(mayStay: Boolean) {
        depth--
        if (!mayStay) blocks[depth] = null
    }

    /** The block of a call that has not returned. */
    fun blockAt(place: NativePtr): CallBlock {
        var at = depth - 1
        while (blocks[at]!!.frame.rawValue != place) at--
        return blocks[at]!!
    }

    /** The block that was taken last. */
    val latest: CallBlock get() = blocks[depth - 1]!!

    private companion object {
        const val FEW = 4
    }
}

@ThreadLocal
private var known: CallThread? = null

@PublishedApi
internal fun callThread(): CallThread = known ?: CallThread().also { known = it }

/** The list of the holds in the arguments of a call to the host, which are written into [buffer]. */
internal fun argumentHolds(buffer: Buffer): WrittenObjects =
    callThread().blockAt(buffer.place).holds

/** `on_throw` of calls: keeps what was thrown until the call has returned. */
internal fun noteThrown(context: COpaquePointer?, failure: CPointer<kb_failure>?) {
    callThread().thrown = try {
        thrownBy(failure!!.pointed)
    } catch (problem: Throwable) { // no memory
        problem
    }
}

/**
 * A frame, and memory for arguments and an answer, for one call of the host at a time.
 *
 * [begin], then what writes the arguments, [call], perhaps [receive] and what reads the answer, and
 * always [end].
 */
@PublishedApi
internal class CallBlock(private val thread: CallThread) : HostAnswer() {
    val frame: CPointer<kb_frame> = nativeHeap.allocArray<ByteVar>(SIZE).reinterpret<kb_frame>().also {
        it.pointed.context = null
        it.pointed.on_throw = staticCFunction(::noteThrown)
        it.pointed.placement = KB_CALLER
        it.pointed.library = theHost!!.context
    }
    private val bytes = Buffer(frame.rawValue)
    private val fields = FrameFields(frame)
    private val lent = frame.rawValue.toLong() + sizeOf<kb_frame>()
    private val capacity = SIZE - sizeOf<kb_frame>()

    /** Memory from malloc that this call uses, or 0. */
    private var grown = 0L

    /** The size of the memory that was lent to the host. */
    private var room = 0L

    private var writtenHolds: WrittenObjects? = null // made when it is first needed

    /** The holds that the arguments bring. */
    val holds: WrittenObjects
        get() = writtenHolds ?: WrittenObjects(WireWriter(bytes), null).also { writtenHolds = it }

    /** The [SuspendedCall] that may suspend, while it runs on this thread. */
    var suspended: Any? = null

    /** Whether a cancel has used the frame on another thread, which may not be done yet. */
    var isTouched = false

    @Suppress("unused") // it runs when nobody uses the block any more
    private val cleaner = createCleaner(frame) { free(it) }

    // What every call does is in few functions, because each one that uses objects sets up a stack frame
    // for the garbage collector.

    /** Returns a writer for the arguments. */
    fun begin(): WireWriter {
        bytes.start = lent
        bytes.size = 0L
        bytes.capacity = capacity
        bytes.isGrown = Buffer.ARGUMENTS
        fields.job = 0L
        return WireWriter(bytes)
    }

    /** Calls an entry of the host, and returns its status. */
    @Suppress("NOTHING_TO_INLINE")
    internal inline fun call(target: COpaquePointer, entry: Int, observer: CPointer<kb_call_observer>? = null): Int {
        lendBytes()
        fields.observer = observer.toLong()
        fields.id = entry
        fields.callee = target.toLong()
        val status = hostEntries!![entry].frame!!(frame)
        if (status == KB_OK.toInt() || status == KB_THREW.toInt() || status == KB_OBSERVED.toInt()) {
            writtenHolds?.forget() // the host has them now
        }
        return status
    }

    /** Lends the memory with the arguments to the host, as that must see it. */
    @Suppress("NOTHING_TO_INLINE")
    internal inline fun lendBytes() {
        if (bytes.isGrown and GROWN != 0L) grown = bytes.start
        bytes.isGrown = 0L
        room = bytes.capacity
    }

    /** Takes the memory with an answer. Throws if the host lies about it. */
    @Suppress("NOTHING_TO_INLINE")
    internal inline fun receive() {
        if (bytes.isGrown != 0L) {
            if (grown != 0L) freeGrown()
            grown = bytes.start
        } else if (bytes.capacity != room || bytes.start != (if (grown != 0L) grown else lent)) {
            wrongSize()
        }
        if (bytes.size < 0 || bytes.size > bytes.capacity) wrongSize()
        bytes.isGrown = Buffer.ANSWER
    }

    internal fun wrongSize(): Nothing {
        val (size, capacity) = bytes.size to bytes.capacity
        bytes.size = 0L
        error("the answer of Swift can't be read: $size bytes lie in memory of $capacity, which ${if (bytes.isGrown == 0L) "was lent" else "is new"}")
    }

    override val reader: WireReader get() = WireReader(bytes)

    override fun end() {
        writtenHolds?.release()
        if (bytes.isGrown and GROWN != 0L) grown = bytes.start // the arguments were not finished
        if (grown != 0L) freeGrown()
        val isLeft = bytes.isGrown == Buffer.ANSWER && bytes.size != 0L
        thread.giveBack(mayStay = !isTouched)
        if (isLeft) leftOver()
    }

    private fun freeGrown() {
        free(interpretCPointer<ByteVar>(bytes.at(grown)))
        grown = 0L
    }

    private companion object {
        const val SIZE = 1024L
    }
}
