package kotlinbridge.wire

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.CVariable
import kotlinx.cinterop.DoubleVar
import kotlinx.cinterop.FloatVar
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.convert
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import platform.posix.free
import platform.posix.malloc
import platform.posix.memcpy
import platform.posix.realloc

/**
 * Writes numbers, strings and byte arrays into native memory that grows.
 *
 * - Not thread-safe: one owner at a time.
 * - [data] is valid until the next write, [clear] or [free]; only its first [size] bytes mean
 *   anything.
 * - A write that throws may have left part of its value behind: [truncate] to the size before it.
 */
internal open class ByteWriter(capacity: Long = INITIAL_CAPACITY) {
    var data: CPointer<ByteVar> = allocate(capacity)
        private set
    var size: Long = 0L
        private set
    private var capacity: Long = capacity

    fun writeByte(value: Byte) {
        claim<ByteVar>(1).value = value
    }

    fun writeShort(value: Short) {
        claim<ShortVar>(2).value = value
    }

    fun writeInt(value: Int) {
        claim<IntVar>(4).value = value
    }

    fun writeLong(value: Long) {
        claim<LongVar>(8).value = value
    }

    fun writeFloat(value: Float) {
        claim<FloatVar>(4).value = value
    }

    fun writeDouble(value: Double) {
        claim<DoubleVar>(8).value = value
    }

    fun writeBoolean(value: Boolean): Unit = writeByte(if (value) 1 else 0)

    fun writeChar(value: Char): Unit = writeShort(value.code.toShort())

    /**
     * The number of elements of a collection. See [ByteReader.readCount] for elements that take no
     * bytes.
     */
    fun writeCount(count: Int, minimumElementSize: Int = 1) {
        require(minimumElementSize > 0 || count <= ByteReader.MAXIMUM_EMPTY_ELEMENTS) {
            "a collection of $count elements without bytes is more than a reader accepts"
        }
        writeInt(count)
    }

    /** The index of an enum entry or of a case of a sealed class. */
    fun writeOrdinal(ordinal: Int) {
        require(ordinal in 0..0xFFFF) { "the ordinal $ordinal does not fit into two bytes" }
        writeShort(ordinal.toShort())
    }

    fun writeString(value: String) {
        val length = value.length
        reserve(4L + length)
        if (!storeAscii(value, length)) writeByteArray(value.encodeToByteArray())
    }

    fun writeByteArray(value: ByteArray) {
        val count = value.size
        reserve(4L + count)
        writeInt(count)
        if (count == 0) return
        value.usePinned { memcpy(claim<ByteVar>(count.toLong()).ptr, it.addressOf(0), count.convert()) }
    }

    /** Rolls back to an earlier [size]. */
    fun truncate(size: Long) {
        require(size in 0..this.size) { "can't truncate ${this.size} bytes to $size" }
        this.size = size
    }

    /**
     * Empties the writer. Its memory is kept for reuse, unless a large value has made it grow too
     * far.
     */
    fun clear() {
        if (capacity > KEPT_CAPACITY) free() else size = 0
    }

    /** Frees the memory. The writer is then empty, and may be used and freed again. */
    fun free() {
        if (capacity > 0) free(data)
        capacity = 0
        size = 0
    }

    /** Copies the bytes to memory that has room for them in whole words. */
    fun copyTo(target: CPointer<UByteVar>) {
        var offset = 0L
        while (offset < size) {
            interpretPointed<LongVar>(target.rawValue + offset).value = interpretPointed<LongVar>(data.rawValue + offset).value
            offset += Long.SIZE_BYTES
        }
    }

    private fun storeAscii(value: String, length: Int): Boolean {
        var target = data.rawValue + (size + 4)
        for (index in 0 until length) {
            val code = value[index].code
            if (code >= 0x80) return false
            interpretPointed<ByteVar>(target).value = code.toByte()
            target += 1L
        }
        writeInt(length)
        size += length
        return true
    }

    private inline fun <reified V : CVariable> claim(count: Long): V {
        val start = size
        reserve(count)
        size = start + count
        return interpretPointed(data.rawValue + start)
    }

    @Suppress("NOTHING_TO_INLINE") // in front of every write
    private inline fun reserve(count: Long) {
        if (size + count > capacity) grow(count)
    }

    private fun grow(count: Long) {
        val wanted = maxOf(size + count, capacity * 2, INITIAL_CAPACITY)
        val grown = if (capacity == 0L) malloc(wanted.convert()) else realloc(data, wanted.convert())
        data = grown?.reinterpret() ?: throw OutOfMemoryError("no memory for $wanted bytes")
        capacity = wanted
    }

    companion object {
        const val INITIAL_CAPACITY = 256L
        private const val KEPT_CAPACITY = 1L shl 20

        private fun allocate(capacity: Long): CPointer<ByteVar> =
            malloc(maxOf(capacity, 1L).convert())?.reinterpret()
                ?: throw OutOfMemoryError("no memory for $capacity bytes")
    }
}
