package kotlinbridge.wire

import kotlinbridge.c.kb_buffer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.convert
import kotlinx.cinterop.nativeNullPtr
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.value
import platform.posix.free
import platform.posix.malloc
import platform.posix.memcpy
import platform.posix.realloc
import kotlin.native.internal.NativePtr

// An address is a number here: a nullable pointer would be checked at each use.
internal inline var CPointer<kb_buffer>.address: Long
    get() = reinterpret<LongVar>().pointed.value // its first member, `data`
    set(value) {
        reinterpret<LongVar>().pointed.value = value
    }

@Suppress("NOTHING_TO_INLINE")
internal inline fun pointerTo(address: Long): NativePtr = nativeNullPtr + address

/** Makes room for [count] more bytes. Lent memory is left alone and replaced. */
internal fun kb_buffer.grow(count: Long) {
    val wanted = maxOf(size + count, capacity * 2, SMALLEST_BUFFER)
    val grown = if (is_grown != 0L) realloc(data, wanted.convert()) else malloc(wanted.convert())
    if (grown == null) throw OutOfMemoryError("no memory for $wanted bytes")
    if (is_grown == 0L && size > 0) memcpy(grown, data, size.convert())
    data = grown.reinterpret()
    capacity = wanted
    is_grown = 1L
}

/** Frees the memory unless it is lent. The buffer is then empty, and may be used again. */
internal fun kb_buffer.discard() {
    if (is_grown != 0L) free(data)
    data = null
    size = 0L
    capacity = 0L
    is_grown = 0L
}

private const val SMALLEST_BUFFER = 256L
