package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinbridge.c.kb_buffer
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.CVariable
import kotlinx.cinterop.DoubleVar
import kotlinx.cinterop.FloatVar
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.alloc
import kotlinx.cinterop.convert
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import platform.posix.memcpy

/**
 * Reads values from the start of a buffer in native memory, which shrinks to the bytes that have
 * not been read.
 *
 * - It is no object but an address, so a call reads its arguments without allocating anything else.
 * - It checks every length against the bytes that are left before it reads or allocates anything.
 * - It throws [WireException] for bytes that are not the expected encoding; its position is
 *   undefined then.
 */
@GeneratedCode
public value class WireReader @PublishedApi internal constructor(@PublishedApi internal val buffer: Buffer) {
    /** The count of bytes that have not been read yet. */
    public val remaining: Long inline get() = buffer.size

    public fun readByte(): Byte = take<ByteVar>(1).value

    public fun readShort(): Short = take<ShortVar>(2).value

    public fun readInt(): Int = takeInt()

    public fun readLong(): Long = take<LongVar>(8).value

    public fun readFloat(): Float = take<FloatVar>(4).value

    public fun readDouble(): Double = take<DoubleVar>(8).value

    public fun readChar(): Char = readShort().toUShort().toInt().toChar()

    public fun readBoolean(): Boolean = flag("a Boolean")

    /** Whether a nullable value follows. */
    public fun readPresence(): Boolean = flag("a presence byte")

    /**
     * The number of elements of a collection, each at least [minimumElementSize] bytes long.
     *
     * It is never more than the bytes that are left can hold; for elements that take no bytes,
     * never more than [MAXIMUM_EMPTY_ELEMENTS].
     */
    public fun readCount(minimumElementSize: Int = 1): Int {
        val count = takeInt()
        val fits =
            if (minimumElementSize > 0) count * minimumElementSize.toLong() <= remaining
            else count <= MAXIMUM_EMPTY_ELEMENTS
        if (count < 0 || !fits) tooMany(count)
        return count
    }

    // Apart, because a function that makes objects sets up a stack frame for the garbage collector.
    private fun tooMany(count: Int): Nothing =
        throw WireException("malformed bytes: a count of ${count.toUInt()} with $remaining bytes left")

    /** The index of an enum entry or of a case of a sealed class. */
    public fun readOrdinal(below: Int): Int {
        val ordinal = readShort().toUShort().toInt()
        if (ordinal >= below) throw WireException("malformed bytes: ordinal $ordinal, but there are only $below")
        return ordinal
    }

    public fun readString(): String {
        val count = readCount()
        return utf8String(take<ByteVar>(count.toLong()).rawPtr, count)
    }

    public fun readByteArray(): ByteArray = bytes(readCount())

    /** Throws when bytes are left over. */
    @Suppress("NOTHING_TO_INLINE") // after every call's arguments
    public inline fun finish() {
        if (remaining != 0L) leftOver()
    }

    @PublishedApi
    internal fun leftOver(): Nothing = throw WireException("malformed bytes: $remaining left over after the last value")

    private fun bytes(count: Int): ByteArray {
        val bytes = ByteArray(count)
        if (count > 0) {
            val source = take<ByteVar>(count.toLong()).ptr
            bytes.usePinned { memcpy(it.addressOf(0), source, count.convert()) }
        }
        return bytes
    }

    private fun flag(what: String): Boolean = when (val byte = readByte().toInt()) {
        0 -> false
        1 -> true
        else -> throw WireException("malformed bytes: $what of ${byte and 0xFF}")
    }

    private inline fun <reified V : CVariable> take(count: Long): V {
        val left = buffer.size
        if (count > left) truncated(count)
        val start = buffer.start
        buffer.start = start + count
        buffer.size = left - count
        return interpretPointed(buffer.at(start))
    }

    @Suppress("NOTHING_TO_INLINE") // a string's size is read by a function that makes an object
    private inline fun takeInt(): Int = take<IntVar>(4).value

    private fun truncated(count: Long): Nothing =
        throw WireException("malformed bytes: $count needed, $remaining left")

    internal companion object {
        /**
         * The limit for elements that take no bytes, such as `Unit`: no bytes bound their count.
         */
        const val MAXIMUM_EMPTY_ELEMENTS = 1L shl 20
    }
}

/** Whether the handles that this reader reads bring holds. */
@PublishedApi
internal val WireReader.bringsHolds: Boolean get() = buffer.isGrown == Buffer.ANSWER

/** Lends [body] a reader of [size] bytes at [data], which it reads to the last one. */
internal inline fun <R> reading(data: CPointer<ByteVar>?, size: Long, body: (WireReader) -> R): R = memScoped {
    val buffer = alloc<kb_buffer>()
    buffer.data = data?.reinterpret()
    buffer.size = size
    buffer.is_grown = 0L
    val reader = WireReader(Buffer(buffer))
    body(reader).also { reader.finish() }
}
