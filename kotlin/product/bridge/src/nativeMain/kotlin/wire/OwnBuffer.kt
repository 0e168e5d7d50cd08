package kotlinbridge.wire

import kotlinbridge.c.kb_buffer
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.free
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.reinterpret

/** A buffer for batches of elements and late answers. One owner at a time, who [free]s it. */
internal class OwnBuffer {
    private val buffer = nativeHeap.alloc<kb_buffer>().apply { is_grown = 0L; discard() }

    val writer: WireWriter get() = WireWriter(Buffer(buffer))
    val data: CPointer<ByteVar>? get() = buffer.data?.reinterpret()
    val size: Long get() = buffer.size

    /** Removes the bytes. Keeps the memory for reuse, unless a large value has made it grow too far. */
    fun clear() {
        if (buffer.capacity > KEPT_CAPACITY) buffer.discard() else buffer.size = 0L
    }

    /** Exchanges the memory with [other], which gets the bytes. What it had, if any, is from malloc. */
    fun exchange(other: kb_buffer) {
        val data = buffer.data
        val size = buffer.size
        val capacity = buffer.capacity
        buffer.data = other.data
        buffer.size = 0L
        buffer.capacity = other.capacity
        buffer.is_grown = if (other.data == null) 0L else 1L
        other.data = data
        other.size = size
        other.capacity = capacity
        other.is_grown = if (data == null) 0L else 1L
    }

    fun free() {
        buffer.discard()
        nativeHeap.free(buffer)
    }
}

private const val KEPT_CAPACITY = 1L shl 20
