package kotlinbridge.wire

import kotlinx.serialization.Serializable
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Instant

@Serializable
internal data class Chain(val next: Chain?)

/** Bytes that are not the encoding of the type always cause a [WireException]. */
class CodecMalformedTest {
    private inline fun <reified T> assertMalformed(hex: String) {
        val exception = assertFailsWith<WireException>("of $hex") { decodeHex<T>(hex) }
        assertTrue(exception.message!!.isNotEmpty())
    }

    @Test
    fun aRecordCutOffAtAnyByteIsAnError() {
        val nested = codec<Station>().encode(STATION.copy(next = STATION, shape = Path(listOf(Position(1.0, 2.0)))))
        for (size in nested.indices) {
            assertFailsWith<WireException>("of $size bytes") { codec<Station>().decode(nested.copyOf(size)) }
        }
    }

    @Test
    fun oneByteTooManyIsAnError() {
        assertMalformed<Station>(STATION_HEX + "00")
        assertMalformed<Long>("000000000000000000")
        assertMalformed<Unit>("00")
        assertMalformed<String>("0000000000")
        assertMalformed<Int?>("0000")
    }

    @Test
    fun simpleTypesCutOffAreErrors() {
        assertMalformed<Boolean>("")
        assertMalformed<Byte>("")
        assertMalformed<Short>("00")
        assertMalformed<Int>("000000")
        assertMalformed<Long>("00000000000000")
        assertMalformed<Float>("000000")
        assertMalformed<Double>("00000000000000")
        assertMalformed<Char>("00")
        assertMalformed<String>("000000")
        assertMalformed<String>("0300000061")
        assertMalformed<Duration>("0000000000000000")
        assertMalformed<Instant>("0000000000000000000000")
    }

    @Test
    fun bytesBesideZeroAndOneAreNoBooleanAndNoPresence() {
        for (byte in listOf("02", "80", "ff")) {
            assertMalformed<Boolean>(byte)
            assertMalformed<Int?>("${byte}00000000")
            assertMalformed<Station?>(byte + STATION_HEX)
        }
    }

    @Test
    fun ordinalsBeyondTheLastAreErrors() {
        assertMalformed<Color>("0300")
        assertMalformed<Color>("ffff")
        assertMalformed<Shape>("0300")
    }

    @Test
    fun hugeCountsAreErrorsBeforeAnythingIsAllocated() {
        for (count in listOf("ffffffff", "ffffff7f", "00000080", "01000000")) {
            assertMalformed<String>(count)
            assertMalformed<ByteArray>(count)
            assertMalformed<List<Long>>(count + "00000000000000")
            assertMalformed<List<Position>>(count)
            assertMalformed<LongArray>(count + "00000000000000")
            assertMalformed<Array<String>>(count + "000000")
            assertMalformed<Map<String, Int>>(count + "00000000000000")
            assertMalformed<Set<Color>>(count + "00")
        }
        assertMalformed<List<Unit>>("ffffffff")
        assertMalformed<List<Nowhere>>("ffffff7f")
        assertEquals(1 shl 20, decodeHex<List<Nowhere>>("00001000").size)
        assertFailsWith<IllegalArgumentException> { hex(List((1 shl 20) + 1) { Unit }) }
    }

    @Test
    fun bytesThatAreNotUtf8AreErrors() {
        assertMalformed<String>("01000000ff")
        assertMalformed<String>("01000000c3") // cut off
        assertMalformed<String>("02000000c080") // overlong
        assertMalformed<String>("03000000eda080") // a surrogate
        assertMalformed<String>("04000000f4908080") // beyond U+10FFFF
        assertMalformed<String>("0100000080")
        assertMalformed<List<String>>("01000000" + "0200000061ff")
    }

    @Test
    fun timesOutOfRangeAreErrors() {
        assertMalformed<Duration>("0000000000000000" + "00ca9a3b") // a whole second
        assertMalformed<Duration>("0100000000000000" + "ffffffff") // signs differ
        assertMalformed<Duration>("ffffffffffffffff" + "01000000")
        assertMalformed<Duration>("0000000000000000" + "00000080")
        assertMalformed<Duration>("ffffffffffffff7f" + "00000000") // beyond Kotlin's range
        assertMalformed<Instant>("0000000000000000" + "00ca9a3b")
        assertMalformed<Instant>("0000000000000000" + "ffffffff")
        assertMalformed<Instant>("ffffffffffffff7f" + "00000000")
    }

    @Test
    fun bottomlessNestingIsAnErrorAndNotAnOverflowOfTheStack() {
        assertMalformed<Chain>("01".repeat(1_000_000))
        var chain: Chain? = null
        repeat(1_000) { chain = Chain(chain) }
        assertEquals(chain, codec<Chain?>().decode(codec<Chain?>().encode(chain)))
        assertFailsWith<IllegalArgumentException> { codec<Chain?>().encode(Chain(chain)) }
    }
}
