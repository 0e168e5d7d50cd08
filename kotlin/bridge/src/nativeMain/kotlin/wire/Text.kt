package kotlinbridge.wire

import kotlinbridge.c.kb_ascii_from_utf16
import kotlinbridge.c.kb_utf16_from_utf8
import kotlinbridge.c.kb_utf8_from_utf16
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import kotlin.native.concurrent.ThreadLocal
import kotlin.native.internal.NativePtr

// Characters between strings and native memory. Short text goes character by character, longer text
// in words, for which it is pinned, and long text through C, whose vector instructions make up for
// the call. Each limit is where the next way begins to win.
//
// A pinned string is UTF-16 even with the binary option `latin1Strings`: the runtime then pins a
// copy of one that it keeps as Latin-1.

/**
 * Stores the characters as ASCII, in as many bytes as there are characters.
 *
 * Returns false unless all of them are ASCII: what was stored then means nothing.
 */
internal fun String.storeAscii(target: NativePtr): Boolean =
    if (length < ENCODED_IN_WORDS) storeEach(target) else storeAsciiPinned(target)

/** How many bytes [storeUtf8] stores at most. */
internal val String.maximumUtf8Size: Long get() = 3L * length

/**
 * Stores the characters as UTF-8, as [encodeToByteArray] does: with U+FFFD for each lone surrogate.
 *
 * Returns how many bytes these are. Throws an [IllegalArgumentException] for more than a reader
 * accepts: then [maximumUtf8Size] bytes may have been stored.
 */
internal fun String.storeUtf8(target: NativePtr): Int {
    if (isEmpty()) return 0
    return usePinned { pinned ->
        val size = kb_utf8_from_utf16(
            pinned.addressOf(0), interpretCPointer<ByteVar>(target), length.toLong(),
        )
        require(size <= Int.MAX_VALUE) { "a string of $size bytes is more than a reader accepts" }
        size.toInt()
    }
}

/**
 * Decodes [count] bytes of UTF-8. Throws a [CharacterCodingException] for bytes that are not.
 */
internal fun utf8String(source: NativePtr, count: Int): String {
    val characters = if (count <= SCRATCH_SIZE) scratchOfThisThread() else CharArray(count)
    return characters.concatToString(0, characters.loadUtf8(source, count))
}

/** Short text is decoded here, which saves an allocation. */
@ThreadLocal
private var scratch: CharArray? = null

private fun scratchOfThisThread(): CharArray = scratch ?: CharArray(SCRATCH_SIZE).also { scratch = it }

/** Decodes [count] bytes and returns how many characters they are. */
private fun CharArray.loadUtf8(source: NativePtr, count: Int): Int {
    if (count < DECODED_IN_WORDS && loadEach(source, count)) return count
    return usePinned { pinned ->
        val target = pinned.addressOf(0)
        if (count < CONVERTED_IN_C && widen(source, target.rawValue, count)) return count
        val length = kb_utf16_from_utf8(interpretCPointer<ByteVar>(source), target, count.toLong())
        if (length < 0) throw CharacterCodingException()
        length.toInt()
    }
}

private fun String.storeEach(target: NativePtr): Boolean {
    var bytes = target
    for (index in 0 until length) {
        val code = this[index].code
        if (code >= 0x80) return false
        interpretPointed<ByteVar>(bytes).value = code.toByte()
        bytes += 1L
    }
    return true
}

// A function of its own: to pin takes a stack frame for the garbage collector.
private fun String.storeAsciiPinned(target: NativePtr): Boolean = usePinned { pinned ->
    val source = pinned.addressOf(0)
    if (length < CONVERTED_IN_C) return narrow(source.rawValue, target, length)
    kb_ascii_from_utf16(source, interpretCPointer<ByteVar>(target), length.toLong()) != 0
}

/** Returns whether all bytes are ASCII. */
private fun CharArray.loadEach(source: NativePtr, count: Int): Boolean {
    for (index in 0 until count) {
        val byte = interpretPointed<ByteVar>(source + index.toLong()).value
        if (byte < 0) return false
        this[index] = byte.toInt().toChar()
    }
    return true
}

/** Stores a byte for each unit of UTF-16. Returns whether all are ASCII. */
private fun narrow(source: NativePtr, target: NativePtr, count: Int): Boolean {
    var units = source
    var bytes = target
    repeat(count / 4) {
        var four = interpretPointed<LongVar>(units).value
        if (four and FOUR_UNITS_NOT_ASCII != 0L) return false
        four = (four or (four ushr 8)) and 0x0000FFFF_0000FFFF
        interpretPointed<IntVar>(bytes).value = (four or (four ushr 16)).toInt()
        units += 8L
        bytes += 4L
    }
    repeat(count % 4) {
        val unit = interpretPointed<ShortVar>(units).value.toInt()
        if (unit !in 0..0x7F) return false
        interpretPointed<ByteVar>(bytes).value = unit.toByte()
        units += 2L
        bytes += 1L
    }
    return true
}

/** Stores a unit of UTF-16 for each byte. Returns whether all are ASCII. */
private fun widen(source: NativePtr, target: NativePtr, count: Int): Boolean {
    var bytes = source
    var units = target
    repeat(count / 4) {
        var four = interpretPointed<IntVar>(bytes).value.toLong()
        if (four and FOUR_BYTES_NOT_ASCII != 0L) return false
        four = (four or (four shl 16)) and 0x0000FFFF_0000FFFF
        interpretPointed<LongVar>(units).value = (four or (four shl 8)) and 0x00FF00FF_00FF00FF
        bytes += 4L
        units += 8L
    }
    repeat(count % 4) {
        val byte = interpretPointed<ByteVar>(bytes).value
        if (byte < 0) return false
        interpretPointed<ShortVar>(units).value = byte.toShort()
        bytes += 1L
        units += 2L
    }
    return true
}

// 0xFF80 four times, which is no literal of a Long.
private const val FOUR_UNITS_NOT_ASCII = 0x7F80FF80_FF80FF80L or Long.MIN_VALUE
private const val FOUR_BYTES_NOT_ASCII = 0x80808080L

private const val SCRATCH_SIZE = 64
private const val ENCODED_IN_WORDS = 12
private const val DECODED_IN_WORDS = 16
private const val CONVERTED_IN_C = 48
