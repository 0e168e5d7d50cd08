package kotlinbridge.wire

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.value
import kotlin.native.internal.NativePtr

// ASCII between bytes and units of UTF-16, both in native memory, eight characters at a time. The
// last eight may overlap those before them, which is shorter than to store what is left one by one.

/** Stores a byte for each of [count] units. Returns false if not all are ASCII. */
internal fun narrow(units: NativePtr, bytes: NativePtr, count: Int): Boolean {
    if (count < 8) return narrowFew(units, bytes, count)
    val last = count - 8L
    var index = 0L
    while (true) {
        val low = interpretPointed<LongVar>(units + 2 * index).value
        val high = interpretPointed<LongVar>(units + (2 * index + 8)).value
        if ((low or high) and FOUR_UNITS_NOT_ASCII != 0L) return false
        interpretPointed<LongVar>(bytes + index).value = narrowed(low) or (narrowed(high) shl 32)
        if (index == last) return true
        index = minOf(index + 8, last)
    }
}

/** Stores a unit for each of [count] bytes. Returns false if not all are ASCII. */
internal fun widen(bytes: NativePtr, units: NativePtr, count: Int): Boolean {
    if (count < 8) return widenFew(bytes, units, count)
    val last = count - 8L
    var index = 0L
    while (true) {
        val eight = interpretPointed<LongVar>(bytes + index).value
        if (eight and EIGHT_BYTES_NOT_ASCII != 0L) return false
        interpretPointed<LongVar>(units + 2 * index).value = widened(eight and 0xFFFF_FFFF)
        interpretPointed<LongVar>(units + (2 * index + 8)).value = widened(eight ushr 32)
        if (index == last) return true
        index = minOf(index + 8, last)
    }
}

private fun narrowFew(units: NativePtr, bytes: NativePtr, count: Int): Boolean {
    for (index in 0 until count) {
        val unit = interpretPointed<ShortVar>(units + 2L * index).value.toInt()
        if (unit !in 0..0x7F) return false
        interpretPointed<ByteVar>(bytes + index.toLong()).value = unit.toByte()
    }
    return true
}

private fun widenFew(bytes: NativePtr, units: NativePtr, count: Int): Boolean {
    for (index in 0 until count) {
        val byte = interpretPointed<ByteVar>(bytes + index.toLong()).value
        if (byte < 0) return false
        interpretPointed<ShortVar>(units + 2L * index).value = byte.toShort()
    }
    return true
}

/** Four units as four bytes. */
@Suppress("NOTHING_TO_INLINE")
private inline fun narrowed(four: Long): Long {
    val pairs = (four or (four ushr 8)) and 0x0000FFFF_0000FFFF
    return (pairs or (pairs ushr 16)) and 0xFFFF_FFFF
}

/** Four bytes as four units. */
@Suppress("NOTHING_TO_INLINE")
private inline fun widened(four: Long): Long {
    val pairs = (four or (four shl 16)) and 0x0000FFFF_0000FFFF
    return (pairs or (pairs shl 8)) and 0x00FF00FF_00FF00FF
}

// 0xFF80 four times and 0x80 eight times, which are no literals of a Long.
private const val FOUR_UNITS_NOT_ASCII = 0x7F80FF80_FF80FF80L or Long.MIN_VALUE
private const val EIGHT_BYTES_NOT_ASCII = 0x00808080_80808080L or Long.MIN_VALUE
