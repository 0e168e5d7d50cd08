package kotlinbridge.wire

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.convert
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.usePinned
import platform.posix.MAP_ANONYMOUS
import platform.posix.MAP_FAILED
import platform.posix.MAP_PRIVATE
import platform.posix.PROT_NONE
import platform.posix.PROT_READ
import platform.posix.PROT_WRITE
import platform.posix.memcpy
import platform.posix.mmap
import platform.posix.mprotect
import platform.posix.munmap
import kotlin.native.internal.NativePtr
import kotlin.random.Random
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Compares the conversions with those of the standard library. */
class TextTest {
    private val memory = GuardedMemory()

    @AfterTest
    fun unmap(): Unit = memory.unmap()

    @Test
    fun asciiOfEveryLength() {
        for (length in 0..LONGEST) assertConverts(ascii(length))
        assertConverts(ascii(20_000))
    }

    @Test
    fun oneOtherCharacterAnywhere() {
        val others = listOf(
            "\u0080", "\u00FF", "\u0100", "\u07FF", "\u0800", "\uFFFF", // the ends of each size
            "\uD7FF", "\uE000", "\uD800\uDC00", "\uDBFF\uDFFF", // around and beyond the surrogates
            "\uD800", "\uDBFF", "\uDC00", "\uDFFF", "\uDC00\uD800", "\uD800\uD800\uDC00", // lone
        )
        for (length in 0..LONGEST) {
            val text = ascii(length)
            for (position in 0..length) {
                // Every kind at the ends, and in turn elsewhere.
                val kinds = if (position == 0 || position == length) others
                else listOf(others[(length + position) % others.size])
                for (other in kinds) {
                    assertConverts(text.substring(0, position) + other + text.substring(position))
                }
            }
        }
    }

    @Test
    fun nothingButOtherCharacters() {
        for (other in listOf("ß", "\u0100", "世", "🛰", "\uD800", "\uDFFF")) {
            for (count in 1..LONGEST) assertConverts(other.repeat(count))
        }
    }

    @Test
    fun everyUnit() {
        for (code in 0..0xFFFF) {
            val unit = code.toChar().toString()
            assertConverts(unit)
            assertConverts("0123456$unit")
        }
    }

    @Test
    fun everySupplementaryCharacter() {
        for (first in 0x10000..0x10FFFF step 64) {
            val pairs = CharArray(128) { surrogate(first + it / 2, isLead = it % 2 == 0) }
            assertConverts(pairs.concatToString())
        }
    }

    @Test
    fun randomText() {
        val seed = Random.nextInt()
        val random = Random(seed)
        repeat(20_000) { assertConverts(random.nextText(), "of seed $seed") }
    }

    @Test
    fun malformedBytesAnywhere() {
        val malformed = listOf(
            "80", "bf", "ff", "c3", "e288", "c080", "c1bf", // stray, cut off, overlong
            "e08080", "eda080", "edbfbf", "f0808080", "f09f9b", "f4908080", "f5808080", "f8888080",
        ).map { it.hexToByteArray() }
        for (length in listOf(0, 3, 7, 8, 14, 15, 16, 46, 47, 48, 62, 63, 64, 65, LONGEST)) {
            val text = ascii(length).encodeToByteArray()
            for (position in 0..length) {
                val bytes = malformed[(length + position) % malformed.size]
                assertMalformed(text.copyOf(position) + bytes + text.copyOfRange(position, length))
            }
            for (bytes in malformed) {
                assertMalformed(bytes + text)
                assertMalformed(text + bytes)
            }
        }
    }

    @Test
    fun everyLeadWithBytesAroundTheLimits() {
        val second = listOf(0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0)
        val later = listOf(0x7F, 0x80, 0xBF, 0xC0)
        val sequences = buildSet {
            for (lead in 0x80..0xFF) for (a in second) for (b in later) for (c in later) {
                // Cut off at each size, so that what follows can't make it malformed.
                for (size in sizes(lead)) add(listOf(lead, a, b, c).take(size))
            }
        }
        for (sequence in sequences) assertDecodes(sequence.map { it.toByte() }.toByteArray())
    }

    @Test
    fun randomBytes() {
        val seed = Random.nextInt()
        val random = Random(seed)
        repeat(20_000) {
            val bytes = random.nextText().encodeToByteArray()
            if (bytes.isNotEmpty()) bytes[random.nextInt(bytes.size)] = random.nextInt().toByte()
            assertDecodes(bytes, "of seed $seed")
        }
    }

    @Test
    fun aStringDoesNotChangeWithTheNext() {
        val first = decode("one".encodeToByteArray())
        assertEquals("two", decode("two".encodeToByteArray()))
        assertEquals("one", first)
    }

    /** The string crosses as its UTF-8, which is stored and read up to the end of the memory. */
    private fun assertConverts(text: String, message: String = "") {
        val expected = text.encodeToByteArray()
        val encoded = encode(text, message)
        if (!expected.contentEquals(encoded)) {
            assertEquals(expected.toHexString(), encoded.toHexString(), "${units(text)} $message")
        }
        assertDecodes(expected, message)
    }

    private fun encode(text: String, message: String): ByteArray {
        val target = memory.last(text.length.toLong())
        val isAscii = text.storeAscii(text.length, target)
        assertEquals(text.all { it.code < 0x80 }, isAscii, "${units(text)} $message")
        if (isAscii) return interpretCPointer<ByteVar>(target)!!.readBytes(text.length)
        val place = memory.last(text.maximumUtf8Size)
        return interpretCPointer<ByteVar>(place)!!.readBytes(text.storeUtf8(place))
    }

    private fun assertDecodes(bytes: ByteArray, message: String = "") {
        val expected = try {
            bytes.decodeToString(throwOnInvalidSequence = true)
        } catch (_: CharacterCodingException) {
            return assertMalformed(bytes, message)
        }
        assertDecodes(expected, bytes, message)
    }

    private fun assertDecodes(text: String, bytes: ByteArray, message: String) {
        val decoded = assertNotNull(decode(bytes), "${bytes.toHexString()} $message")
        if (decoded != text) {
            assertEquals(units(text), units(decoded), "${bytes.toHexString()} $message")
        }
    }

    private fun assertMalformed(bytes: ByteArray, message: String = "") {
        assertNull(decode(bytes), "${bytes.toHexString()} $message")
        assertFailsWith<CharacterCodingException> {
            bytes.decodeToString(throwOnInvalidSequence = true)
        }
    }

    private fun decode(bytes: ByteArray): String? = try {
        utf8String(memory.end(bytes), bytes.size)
    } catch (_: WireException) {
        null
    }

    private fun ascii(length: Int): String =
        CharArray(length) { (it * 7 % 128).toChar() }.concatToString()

    private fun surrogate(code: Int, isLead: Boolean): Char =
        (if (isLead) 0xD800 + (code - 0x10000 shr 10) else 0xDC00 + (code and 0x3FF)).toChar()

    /** The sizes of what may begin with that byte. */
    private fun sizes(lead: Int): IntRange = when {
        lead < 0xE0 -> 1..2
        lead < 0xF0 -> 2..3
        else -> 3..4
    }

    /** Mostly runs of one kind of character, so that all ways of conversion have their turn. */
    private fun Random.nextText(): String {
        val limits = listOf(0x80, 0x80, 0x80, 0x100, 0x800, 0x10000)
        return buildString {
            repeat(nextInt(6)) {
                val limit = limits.random(this@nextText)
                repeat(nextInt(40)) { append(nextInt(limit).toChar()) }
                if (nextBoolean()) append("🛰").append((0xD800 + nextInt(0x800)).toChar())
            }
        }
    }

    private fun units(text: String): String =
        text.map { it.code.toShort().toHexString() }.toString()

    private companion object {
        const val LONGEST = 130
    }
}

/** Memory that ends where a page begins that can't be touched. */
private class GuardedMemory {
    private val pages = mmap(
        null, (SIZE + PAGE).convert(), PROT_READ or PROT_WRITE, MAP_PRIVATE or MAP_ANONYMOUS, -1, 0,
    )!!
    private val end: NativePtr

    init {
        assertNotEquals(MAP_FAILED, pages)
        end = pages.rawValue + SIZE
        assertEquals(0, mprotect(interpretCPointer<ByteVar>(end), PAGE.convert(), PROT_NONE))
    }

    /** The last bytes. */
    fun last(count: Long): NativePtr {
        assertTrue(count <= SIZE)
        return end + -count
    }

    /** A copy at the end. */
    fun end(bytes: ByteArray): NativePtr {
        val place = last(bytes.size.toLong())
        if (bytes.isNotEmpty()) {
            bytes.usePinned {
                memcpy(interpretCPointer<ByteVar>(place), it.addressOf(0), bytes.size.convert())
            }
        }
        return place
    }

    fun unmap() {
        munmap(pages, (SIZE + PAGE).convert())
    }

    private companion object {
        const val PAGE = 4096L
        const val SIZE = 16 * PAGE
    }
}
