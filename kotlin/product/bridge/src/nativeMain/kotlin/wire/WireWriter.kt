package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CVariable
import kotlinx.cinterop.DoubleVar
import kotlinx.cinterop.FloatVar
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.convert
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import kotlin.native.internal.NativePtr
import platform.posix.memcpy

/**
 * Writes values at the end of a buffer in native memory, which it replaces by a larger one when it
 * is full.
 *
 * - It is no object but an address, so a call writes its answer without allocating anything.
 * - Not thread-safe: one owner at a time.
 * - A write that throws may have left part of its value behind: [truncate] to the size before it.
 */
@GeneratedCode
public value class WireWriter @PublishedApi internal constructor(internal val buffer: Buffer) {
    /** The count of bytes so far. */
    public val size: Long get() = buffer.size

    public fun writeByte(value: Byte) {
        claim<ByteVar>(1).value = value
    }

    public fun writeShort(value: Short) {
        claim<ShortVar>(2).value = value
    }

    public fun writeInt(value: Int) {
        claim<IntVar>(4).value = value
    }

    public fun writeLong(value: Long) {
        claim<LongVar>(8).value = value
    }

    public fun writeFloat(value: Float) {
        claim<FloatVar>(4).value = value
    }

    public fun writeDouble(value: Double) {
        claim<DoubleVar>(8).value = value
    }

    public fun writeBoolean(value: Boolean): Unit = writeByte(if (value) 1 else 0)

    public fun writeChar(value: Char): Unit = writeShort(value.code.toShort())

    /**
     * The number of elements of a collection. See [WireReader.readCount] for elements that take no
     * bytes.
     */
    public fun writeCount(count: Int, minimumElementSize: Int = 1) {
        require(minimumElementSize > 0 || count <= WireReader.MAXIMUM_EMPTY_ELEMENTS) {
            "a collection of $count elements without bytes is more than a reader accepts"
        }
        writeInt(count)
    }

    /** The index of an enum entry or of a case of a sealed class. */
    public fun writeOrdinal(ordinal: Int) {
        require(ordinal in 0..0xFFFF) { "the ordinal $ordinal does not fit into two bytes" }
        writeShort(ordinal.toShort())
    }

    public fun writeString(value: String) {
        var count = value.length
        reserve(4L + count)
        if (!value.storeAscii(count, end + 4L)) {
            reserve(4L + value.maximumUtf8Size)
            count = value.storeUtf8(end + 4L)
        }
        interpretPointed<IntVar>(end).value = count
        buffer.size += 4L + count
    }

    public fun writeByteArray(value: ByteArray) {
        val count = value.size
        reserve(4L + count)
        writeInt(count)
        if (count == 0) return
        value.usePinned { memcpy(claim<ByteVar>(count.toLong()).ptr, it.addressOf(0), count.convert()) }
    }

    /** Rolls back to an earlier [size]. */
    internal fun truncate(size: Long) {
        require(size in 0..this.size) { "can't truncate ${this.size} bytes to $size" }
        buffer.size = size
    }

    private val end: NativePtr get() = buffer.at(buffer.start + buffer.size)

    private inline fun <reified V : CVariable> claim(count: Long): V {
        reserve(count)
        val before = buffer.size
        buffer.size = before + count
        return interpretPointed(buffer.at(buffer.start + before))
    }

    @Suppress("NOTHING_TO_INLINE") // in front of every write
    private inline fun reserve(count: Long) {
        if (count > buffer.capacity - buffer.size) buffer.grow(count)
    }
}
