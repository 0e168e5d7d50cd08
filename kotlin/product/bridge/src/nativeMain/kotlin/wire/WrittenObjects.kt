package kotlinbridge.wire

import kotlinbridge.host.endHold
import kotlin.native.concurrent.ThreadLocal

/** What this thread writes now. A write may call user code, which may make another call. */
@ThreadLocal
internal var writtenObjects: WrittenObjects? = null

/** The holds that a write has given out so far. [outer] is what goes on after it. */
@PublishedApi
internal class WrittenObjects internal constructor(writer: WireWriter, private val outer: WrittenObjects?) {
    private val buffer = writer.buffer
    private var handles = LongArray(FEW)
    private var count = 0

    internal fun areOf(writer: WireWriter): Boolean = writer.buffer == buffer

    /** Makes room for one more, so that [add] does not fail. */
    internal fun reserve() {
        if (count == handles.size) handles = handles.copyOf(count * 2)
    }

    internal fun add(handle: Long) {
        handles[count++] = handle
    }

    @PublishedApi
    internal fun release() {
        for (index in 0 until count) endHold(handles[index])
        count = 0
    }

    /** Forgets the holds, which the other side has taken over. */
    internal fun forget() {
        count = 0
    }

    @PublishedApi
    internal fun end() {
        writtenObjects = outer
    }

    private companion object {
        const val FEW = 8
    }
}
