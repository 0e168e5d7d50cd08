package kotlinbridge.wire

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.Serializable
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

@Serializable
internal class Sparse(@EncodeDefault(EncodeDefault.Mode.NEVER) val value: Int = 1, val last: Int = 2)

/** Encodes and decodes by serializers, with the bytes written down. Tests/KotlinBridgeTests has the same bytes. */
class CodecTest {
    private inline fun <reified T> assertWire(hex: String, value: T) {
        assertEquals(hex, hex(value), "encoding of $value")
        assertEquals(value, decodeHex<T>(hex), "decoding of $hex")
    }

    @Test
    fun integersAreFixedWidthLittleEndian() {
        assertWire<Byte>("80", Byte.MIN_VALUE)
        assertWire<Byte>("7f", Byte.MAX_VALUE)
        assertWire<Short>("0080", Short.MIN_VALUE)
        assertWire<Short>("ff7f", Short.MAX_VALUE)
        assertWire("00000080", Int.MIN_VALUE)
        assertWire("ffffff7f", Int.MAX_VALUE)
        assertWire("0000000000000080", Long.MIN_VALUE)
        assertWire("ffffffffffffff7f", Long.MAX_VALUE)
        assertWire("efcdab8967452301", 0x0123456789abcdefL)
        assertWire<UByte>("ff", UByte.MAX_VALUE)
        assertWire<UShort>("ffff", UShort.MAX_VALUE)
        assertWire("ffffffff", UInt.MAX_VALUE)
        assertWire("ffffffffffffffff", ULong.MAX_VALUE)
        assertWire("00d8", '\uD800')
    }

    @Test
    fun booleansAreZeroAndOne() {
        assertWire("00", false)
        assertWire("01", true)
    }

    @Test
    fun floatsKeepEveryBit() {
        assertWire("000000000000f03f", 1.0)
        assertWire("0000803f", 1.0f)
        assertWire("0100000000000000", Double.MIN_VALUE)
        assertWire("000000000000f0ff", Double.NEGATIVE_INFINITY)
        assertWire("ffff7f7f", Float.MAX_VALUE)
        for (bits in listOf(1L shl 63, 0x7ff4000000000001, 0x7ff8000000000000, -1L)) {
            val value = Double.fromBits(bits)
            assertEquals(bits, decodeHex<Double>(hex(value)).toRawBits())
        }
        for (bits in listOf(1 shl 31, 0x7fa00001, 0x7fc00000, -1)) {
            assertEquals(bits, decodeHex<Float>(hex(Float.fromBits(bits))).toRawBits())
        }
        assertEquals("0000000000000080", hex(-0.0))
        assertEquals("010000000000f47f", hex(Double.fromBits(0x7ff4000000000001)))
    }

    @Test
    fun stringsAreCountedUtf8() {
        assertWire("00000000", "")
        assertWire("0300000061007a", "a\u0000z")
        assertWire("0c0000004772c3bcc39f6520f09f9bb0", "Grüße 🛰")
        assertWire("040000007f41c280", "\u007fA\u0080")
        for (length in 0..300) "x".repeat(length).let { assertEquals(it, decodeHex<String>(hex(it))) }
    }

    @Test
    fun loneSurrogatesBecomeReplacementCharacters() {
        assertEquals("0500000061efbfbd62", hex("a\uD800b"))
        assertEquals("03000000efbfbd", hex("\uDFFF"))
        assertEquals("06000000efbfbdefbfbd", hex("\uDC00\uD800"))
        assertEquals("\uFFFD", decodeHex<String>(hex("\uD83D")))
    }

    @Test
    fun sixteenMegabytesCrossUnchanged() {
        val ascii = "0123456789abcdef".repeat(1 shl 20)
        assertEquals(ascii, codec<String>().decode(codec<String>().encode(ascii)))
        val wide = "ä🛰ab".repeat(1 shl 21)
        assertEquals(16 shl 20, codec<String>().encode(wide).size - 4)
        assertEquals(wide, codec<String>().decode(codec<String>().encode(wide)))
        val bytes = ByteArray(16 shl 20) { it.toByte() }
        assertContentEquals(bytes, codec<ByteArray>().decode(codec<ByteArray>().encode(bytes)))
    }

    @Test
    fun byteArraysInAllFormsAreTheSameBytes() {
        val bytes = byteArrayOf(0, 1, -1)
        assertEquals("030000000001ff", hex(bytes))
        assertContentEquals(bytes, decodeHex<ByteArray>("030000000001ff"))
        assertEquals("030000000001ff", hex(bytes.asUByteArray()))
        assertContentEquals(bytes.asUByteArray(), decodeHex<UByteArray>("030000000001ff"))
        assertWire("030000000001ff", bytes.asUByteArray().toList())
        assertWire("030000000001ff", bytes.toList())
        assertEquals("00000000", hex(ByteArray(0)))
        assertEquals(0, decodeHex<ByteArray>("00000000").size)
    }

    @Test
    fun nullIsAByteOfZero() {
        assertWire<Int?>("00", null)
        assertWire<Int?>("0107000000", 7)
        assertWire<String?>("0100000000", "")
        assertWire<List<String?>?>("01020000000001" + "0100000061", listOf(null, "a"))
        assertWire<Station?>("00", null)
        assertWire<Station?>("01$STATION_HEX", STATION)
        assertWire<Unit?>("01", Unit)
        assertWire<Unit?>("00", null)
    }

    @Test
    fun collectionsAreCounted() {
        assertWire("00000000", emptyList<Long>())
        assertWire("020000000100000002000000", listOf(1, 2))
        assertWire("020000000100000002000000", setOf(1, 2))
        assertWire("02000000" + "01000000" + "05000000" + "00000000", listOf(listOf(5), emptyList()))
        assertWire("01000000" + "0100000061" + "01000000", mapOf("a" to 1))
        assertWire("02000000", listOf(Unit, Unit))
        assertEquals("020000000100000002000000", hex(intArrayOf(1, 2)))
        assertContentEquals(intArrayOf(1, 2), decodeHex<IntArray>("020000000100000002000000"))
        assertEquals("0100000001000000" + "61", hex(arrayOf("a")))
        assertContentEquals(arrayOf("a"), decodeHex<Array<String>>("0100000001000000" + "61"))
        assertEquals("010000000000000000000080", hex(doubleArrayOf(-0.0)))
    }

    @Test
    fun enumsAndSealedCasesAreOrdinals() {
        assertWire("0200", Color.BLUE)
        assertWire<Shape>("0000" + "000000000000f83f", Circle(1.5))
        assertWire<Shape>("0100", Nowhere)
        assertWire<Shape>("020001000000" + "000000000000f03f" + "0000000000000040", Path(listOf(Position(1.0, 2.0))))
        assertWire("000000000000f83f", Circle(1.5))
        assertWire("", Nowhere)
    }

    @Test
    fun recordsAreTheirFieldsInOrder() {
        assertWire(STATION_HEX, STATION)
        val nested = STATION.copy(next = STATION.copy(crew = emptyList()))
        assertEquals(nested, codec<Station>().decode(codec<Station>().encode(nested)))
        assertWire("0100000000000000", Meters(1))
        assertWire("0100000061" + "01", "a" to true)
    }

    @Test
    fun aSerializerThatLeavesOutDefaultsIsRefused() {
        assertEquals("0500000002000000", hex(Sparse(5)))
        val message = assertFailsWith<IllegalArgumentException> { hex(Sparse()) }.message!!
        assertTrue("kotlinbridge.wire.Sparse" in message, message)
    }

    @Test
    fun unitIsNoBytes() = assertWire("", Unit)

    @Test
    fun durationsAreSecondsAndNanosecondsOfOneSign() {
        assertWire("ffffffffffffffff" + "009b32e2", (-1500).milliseconds)
        assertWire("0000000000000000" + "ffffffff", (-1).nanoseconds)
        assertWire("0000000000000000" + "00000000", Duration.ZERO)
        assertWire("01000000000000000100000001000000", (1.seconds + 1.nanoseconds) to 1)
        val longest = (Long.MAX_VALUE / 2 - 1).milliseconds
        assertEquals(longest, decodeHex<Duration>(hex(longest)))
        assertEquals(-longest, decodeHex<Duration>(hex(-longest)))
        for (infinite in listOf(Duration.INFINITE, -Duration.INFINITE)) {
            assertFailsWith<IllegalArgumentException> { hex(infinite) }
            assertFailsWith<IllegalArgumentException> { hex(listOf(infinite to 1)) }
        }
    }

    @Test
    fun instantsAreSecondsAndPositiveNanoseconds() {
        assertWire("ffffffffffffffff" + "8017b42c", Instant.fromEpochSeconds(-1, 750_000_000))
        assertWire("0000000000000000" + "ffc99a3b", Instant.fromEpochSeconds(0, 999_999_999))
        for (extreme in listOf(Instant.DISTANT_PAST, Instant.DISTANT_FUTURE)) {
            assertEquals(extreme, decodeHex<Instant>(hex(extreme)))
            assertEquals(listOf(extreme to 1), decodeHex<List<Pair<Instant, Int>>>(hex(listOf(extreme to 1))))
        }
    }
}
