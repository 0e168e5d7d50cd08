package kotlinbridge.wire

import kotlinbridge.c.kb_utf16_from_utf8
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.pin
import kotlinx.cinterop.rawValue
import kotlin.native.concurrent.ThreadLocal
import kotlin.native.internal.NativePtr

/** Decodes [count] bytes of UTF-8. Throws a [WireException] if they are not. */
internal fun utf8String(source: NativePtr, count: Int): String {
    val scratch = if (count <= SCRATCH_SIZE) scratch ?: firstScratch() else Scratch(count)
    val length =
        if (count < DECODED_IN_C && widen(source, scratch.start, count)) count
        else decodeUtf8(source, scratch.start, count)
    return scratch.characters.concatToString(0, length)
}

/** Characters that stay at an address, to decode text in. */
private class Scratch(size: Int) {
    val characters = CharArray(size)
    private val pinned = characters.pin() // for as long as this object lives
    val start: NativePtr = pinned.addressOf(0).rawValue
}

/** For short text, which saves an allocation. */
@ThreadLocal
private var scratch: Scratch? = null

private fun firstScratch() = Scratch(SCRATCH_SIZE).also { scratch = it }

/** Decodes [count] bytes, and returns how many units these are. */
private fun decodeUtf8(source: NativePtr, units: NativePtr, count: Int): Int {
    val length = kb_utf16_from_utf8(
        interpretCPointer<ByteVar>(source), interpretCPointer<ShortVar>(units), count.toLong(),
    )
    if (length < 0) throw WireException("malformed bytes: a String that is not UTF-8")
    return length.toInt()
}

private const val SCRATCH_SIZE = 256
private const val DECODED_IN_C = 64
