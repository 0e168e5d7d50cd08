package kotlinbridge.wire

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
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
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import platform.posix.memcpy

/**
 * Reads numbers, strings and byte arrays from native memory that it borrows.
 *
 * - It checks every length against the bytes that are left before it reads or allocates anything.
 * - It throws [WireException] for bytes that are not the expected encoding; its position is
 *   undefined then.
 */
internal open class ByteReader {
    private var data: CPointer<ByteVar>? = null
    private var size = 0L
    private var position = 0L
    private var characters: CharArray? = null

    /** Starts at the beginning of other memory. */
    fun reset(data: CPointer<ByteVar>?, size: Long) {
        if (size < 0 || (data == null && size != 0L)) throw WireException("no memory for $size bytes")
        this.data = data
        this.size = size
        position = 0
    }

    /** The count of bytes that have not been read yet. */
    val remaining: Long get() = size - position

    fun readByte(): Byte = take<ByteVar>(1).value

    fun readShort(): Short = take<ShortVar>(2).value

    fun readInt(): Int = take<IntVar>(4).value

    fun readLong(): Long = take<LongVar>(8).value

    fun readFloat(): Float = take<FloatVar>(4).value

    fun readDouble(): Double = take<DoubleVar>(8).value

    fun readChar(): Char = readShort().toUShort().toInt().toChar()

    fun readBoolean(): Boolean = flag("a Boolean")

    /** Whether a nullable value follows. */
    fun readPresence(): Boolean = flag("a presence byte")

    /**
     * The number of elements of a collection, each at least [minimumElementSize] bytes long.
     *
     * It is never more than the bytes that are left can hold; for elements that take no bytes,
     * never more than [MAXIMUM_EMPTY_ELEMENTS].
     */
    fun readCount(minimumElementSize: Int = 1): Int {
        val count = readInt().toUInt().toLong()
        val limit = if (minimumElementSize > 0) remaining / minimumElementSize else MAXIMUM_EMPTY_ELEMENTS
        if (count > minOf(limit, Int.MAX_VALUE.toLong())) {
            throw WireException("malformed bytes: a count of $count with $remaining bytes left")
        }
        return count.toInt()
    }

    /** The index of an enum entry or of a case of a sealed class. */
    fun readOrdinal(below: Int): Int {
        val ordinal = readShort().toUShort().toInt()
        if (ordinal >= below) throw WireException("malformed bytes: ordinal $ordinal, but there are only $below")
        return ordinal
    }

    fun readString(): String {
        val count = readCount()
        return asciiString(count) ?: utf8String(count)
    }

    fun readByteArray(): ByteArray = bytes(readCount())

    /** Throws when bytes are left over. */
    fun finish() {
        if (remaining != 0L) throw WireException("malformed bytes: $remaining left over after the last value")
    }

    /**
     * Reads in less than half the time that [utf8String] takes. Null if the string is long or not
     * ASCII.
     */
    private fun asciiString(count: Int): String? {
        if (count > SHORT_STRING) return null
        val characters = characters ?: CharArray(SHORT_STRING).also { characters = it }
        val start = data.rawValue + position
        for (index in 0 until count) {
            val byte = interpretPointed<ByteVar>(start + index.toLong()).value
            if (byte < 0) return null
            characters[index] = byte.toInt().toChar()
        }
        position += count
        return characters.concatToString(0, count)
    }

    private fun utf8String(count: Int): String {
        val bytes = bytes(count)
        try {
            return bytes.decodeToString(throwOnInvalidSequence = true)
        } catch (exception: CharacterCodingException) {
            throw WireException("malformed bytes: a String that is not UTF-8", exception)
        }
    }

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
        val start = position
        if (count > size - start) truncated(count)
        position = start + count
        // Not null: `reset` makes sure that nothing is left to take where there is no memory.
        return interpretPointed(data.rawValue + start)
    }

    private fun truncated(count: Long): Nothing =
        throw WireException("malformed bytes: $count needed, $remaining left")

    companion object {
        /**
         * The limit for elements that take no bytes, such as `Unit`: no bytes bound their count.
         */
        const val MAXIMUM_EMPTY_ELEMENTS = 1L shl 20

        private const val SHORT_STRING = 64
    }
}
