package kotlinbridge.wire

import kotlinbridge.c.kb_ascii_from_utf16
import kotlinbridge.c.kb_utf8_from_utf16
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import kotlin.native.internal.NativePtr

// Strings into native memory. Short text goes character by character, longer text in words, and long
// text through C, whose vector instructions make up for the call. Each limit is where the next way
// begins to win. What makes or pins objects is apart from what is used for every text: a function
// that does so sets up a stack frame for the garbage collector. The length is passed on, because a
// string computes it anew each time.
//
// A pinned string is UTF-16 even with the binary option `latin1Strings`: the runtime then pins a
// copy of one that it keeps as Latin-1.

/**
 * Stores the [length] characters as ASCII, in as many bytes as there are characters.
 *
 * Returns false unless all of them are ASCII: what was stored then means nothing.
 */
internal fun String.storeAscii(length: Int, target: NativePtr): Boolean =
    if (length < ENCODED_IN_WORDS) storeEach(length, target) else storePinned(length, target)

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

private fun String.storeEach(length: Int, target: NativePtr): Boolean {
    var bytes = target
    for (index in 0 until length) {
        val code = this[index].code
        if (code >= 0x80) return false
        interpretPointed<ByteVar>(bytes).value = code.toByte()
        bytes += 1L
    }
    return true
}

private fun String.storePinned(length: Int, target: NativePtr): Boolean = usePinned { pinned ->
    val source = pinned.addressOf(0)
    if (length < ENCODED_IN_C) narrow(source.rawValue, target, length)
    else kb_ascii_from_utf16(source, interpretCPointer<ByteVar>(target), length.toLong()) != 0
}

private const val ENCODED_IN_WORDS = 12
private const val ENCODED_IN_C = 48
