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
// in words, and long text through C, whose vector instructions make up for the call. Each limit is
// where the next way begins to win. What makes or pins objects is apart from what is used for every
// text: a function that does so sets up a stack frame for the garbage collector.
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

/** Decodes [count] bytes of UTF-8. Null if they are not. */
internal fun utf8String(source: NativePtr, count: Int): String? {
    val characters = if (count <= SCRATCH_SIZE) scratchOfThisThread() else CharArray(count)
    val length =
        if (count < DECODED_IN_C && characters.loadAscii(source, count)) count else characters.loadUtf8(source, count)
    return if (length < 0) null else characters.concatToString(0, length)
}

/** Short text is decoded here, which saves an allocation. */
@ThreadLocal
private var scratch: CharArray? = null

@Suppress("NOTHING_TO_INLINE") // for every string
private inline fun scratchOfThisThread(): CharArray = scratch ?: firstScratch()

private fun firstScratch() = CharArray(SCRATCH_SIZE).also { scratch = it }

/** Decodes [count] bytes and returns how many characters they are; less than 0 if they are not UTF-8. */
private fun CharArray.loadUtf8(source: NativePtr, count: Int): Int = usePinned {
    kb_utf16_from_utf8(interpretCPointer<ByteVar>(source), it.addressOf(0), count.toLong()).toInt()
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

private fun String.storeAsciiPinned(target: NativePtr): Boolean = usePinned { pinned ->
    val source = pinned.addressOf(0)
    if (length < ENCODED_IN_C) narrow(source.rawValue, target, length)
    else kb_ascii_from_utf16(source, interpretCPointer<ByteVar>(target), length.toLong()) != 0
}

/** Decodes [count] bytes, eight at a time. Returns whether all are ASCII. */
private fun CharArray.loadAscii(source: NativePtr, count: Int): Boolean {
    var index = 0
    while (index + 8 <= count) {
        val eight = interpretPointed<LongVar>(source + index.toLong()).value
        if (eight and EIGHT_BYTES_NOT_ASCII != 0L) return false
        this[index] = byte(eight, 0)
        this[index + 1] = byte(eight, 1)
        this[index + 2] = byte(eight, 2)
        this[index + 3] = byte(eight, 3)
        this[index + 4] = byte(eight, 4)
        this[index + 5] = byte(eight, 5)
        this[index + 6] = byte(eight, 6)
        this[index + 7] = byte(eight, 7)
        index += 8
    }
    while (index < count) {
        val byte = interpretPointed<ByteVar>(source + index.toLong()).value
        if (byte < 0) return false
        this[index++] = byte.toInt().toChar()
    }
    return true
}

@Suppress("NOTHING_TO_INLINE")
private inline fun byte(eight: Long, number: Int): Char = (eight ushr 8 * number and 0xFF).toInt().toChar()

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

// 0xFF80 four times and 0x80 eight times, which are no literals of a Long.
private const val FOUR_UNITS_NOT_ASCII = 0x7F80FF80_FF80FF80L or Long.MIN_VALUE
private const val EIGHT_BYTES_NOT_ASCII = 0x00808080_80808080L or Long.MIN_VALUE

private const val SCRATCH_SIZE = 64
private const val ENCODED_IN_WORDS = 12
private const val ENCODED_IN_C = 48
private const val DECODED_IN_C = 64
