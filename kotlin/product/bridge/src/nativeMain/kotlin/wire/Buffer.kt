package kotlinbridge.wire

import kotlinbridge.c.kb_buffer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.convert
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.value
import platform.posix.free
import platform.posix.malloc
import platform.posix.memcpy
import platform.posix.realloc
import kotlin.native.internal.NativePtr

/**
 * A `kb_buffer` by its address.
 *
 * Not by a `CPointer`: whoever uses one sets up a stack frame for the garbage collector, which costs
 * more than to read or write a number.
 */
@PublishedApi
@Suppress("NOTHING_TO_INLINE") // every read and write passes here several times
internal value class Buffer(@PublishedApi internal val place: NativePtr) {
    constructor(buffer: kb_buffer) : this(buffer.rawPtr)

    /** The address of the bytes. */
    var start: Long
        inline get() = interpretPointed<LongVar>(place).value
        inline set(value) {
            interpretPointed<LongVar>(place).value = value
        }

    var size: Long
        inline get() = interpretPointed<LongVar>(place + 8L).value
        inline set(value) {
            interpretPointed<LongVar>(place + 8L).value = value
        }

    var capacity: Long
        inline get() = interpretPointed<LongVar>(place + 16L).value
        inline set(value) {
            interpretPointed<LongVar>(place + 16L).value = value
        }

    /** 1 for memory from malloc, 0 for lent memory; and perhaps one of the marks [ARGUMENTS] and [ANSWER]. */
    var isGrown: Long
        inline get() = interpretPointed<LongVar>(place + 24L).value
        inline set(value) {
            interpretPointed<LongVar>(place + 24L).value = value
        }

    /** The memory at an address. */
    inline fun at(address: Long): NativePtr = place + (address - place.toLong())

    fun grow(count: Long) = interpretPointed<kb_buffer>(place).grow(count)

    companion object {
        /** Mark of a buffer in which the arguments of a call to the host are written: the call has the list of their holds. */
        const val ARGUMENTS = 2L

        /** Mark of a buffer with an answer of the host: each handle in it brings a hold. */
        const val ANSWER = 4L
    }
}

/** Makes room for [count] more bytes. Lent memory is left alone and replaced. */
internal fun kb_buffer.grow(count: Long) {
    val wanted = maxOf(size + count, capacity * 2, SMALLEST_BUFFER)
    val isOwn = is_grown and GROWN != 0L
    val grown = if (isOwn) realloc(data, wanted.convert()) else malloc(wanted.convert())
    if (grown == null) throw OutOfMemoryError("no memory for $wanted bytes")
    if (!isOwn && size > 0) memcpy(grown, data, size.convert())
    data = grown.reinterpret()
    capacity = wanted
    is_grown = is_grown or GROWN
}

/** Frees the memory unless it is lent. The buffer is then empty, and may be used again. */
internal fun kb_buffer.discard() {
    if (is_grown and GROWN != 0L) free(data)
    data = null
    size = 0L
    capacity = 0L
    is_grown = 0L
}

/** In `is_grown`: the memory is from malloc, and the buffer's own. */
internal const val GROWN: Long = 1L

private const val SMALLEST_BUFFER = 256L
