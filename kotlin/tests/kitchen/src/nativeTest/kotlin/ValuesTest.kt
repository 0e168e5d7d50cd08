package kitchen

import kotlin.test.Test
import kotlin.test.assertEquals

/** The bytes of values that generated code reads and writes. */
class ValuesTest {
    private fun assertEchoed(function: String, vararg values: String) {
        for (value in values) assertEquals(value, call(function, value), "$function of $value")
    }

    private fun assertMalformed(function: String, vararg values: String) {
        for (value in values) assertEquals(MALFORMED, call(function, value), "$function of $value")
    }

    /** The bytes of the bridge's CodecTest, where a serializer writes them. */
    @Test
    fun aRecordOfEverythingHasTheBytesOfItsSerializer() {
        assertEchoed("echoStation", STATION_HEX, STATION_HEX.dropLast(2) + some(STATION_HEX))
    }

    @Test
    fun scalarsAreFixedWidthLittleEndian() {
        assertEchoed("echoBoolean", "00", "01")
        assertEchoed("echoByte", "80", "7f")
        assertEchoed("echoShort", "0080", "ff7f")
        assertEchoed("echoInt", "00000080", "ffffff7f")
        assertEchoed("echoLong", "efcdab8967452301")
        assertEchoed("echoUByte", "ff")
        assertEchoed("echoUShort", "ffff")
        assertEchoed("echoUInt", "ffffffff")
        assertEchoed("echoULong", "ffffffffffffffff")
        assertEchoed("echoFloat", "ffff7f7f")
        assertEchoed("echoDouble", "010000000000f47f")
        assertEchoed("echoChar", "00d8")
        assertEchoed("echoString", "0c0000004772c3bcc39f6520f09f9bb0")
        assertEchoed("echoByteArray", "030000000001ff", "00000000")
        assertEchoed("echoUnit", "")
        assertEchoed("echoDuration", "ffffffffffffffff009b32e2")
        assertEchoed("echoInstant", "ffffffffffffffff8017b42c")
    }

    @Test
    fun nullIsAByteOfZero() {
        val types = "Boolean Int ULong Double Char String ByteArray Unit Duration Instant List Place Color Alarm Meters"
        for (type in types.split(" ")) assertEchoed("echoNullable$type", NULL)
        assertEchoed("echoNullableInt", some(int(7)))
        assertEchoed("echoNullableUnit", some(""))
        assertEchoed("echoNullableList", some(list(some(text("a")), NULL)))
        assertEchoed("echoNullablePlace", some(place(1.0, 2.0, "x")))
        assertEchoed("echoNullableColor", some(short(2)))
        assertEchoed("echoNullableMeters", some(long(3)))
        assertMalformed("echoNullableInt", "02")
    }

    @Test
    fun collectionsAreCounted() {
        assertEchoed("echoList", list(), list(int(1), int(2)))
        assertEchoed("echoNestedList", list(list(text("a")), list()))
        assertEchoed("echoUnits", list("", ""))
        assertEchoed("echoUBytes", "030000000001ff")
        assertEchoed("echoSet", list(text("b"), text("a")))
        assertEchoed("echoCollection", list(long(1)))
        assertEchoed("echoIterable", list(place(0.0, 0.0, "")))
        assertEchoed("echoMap", list(text("a") + int(1), text("b") + int(2)))
        assertEchoed("echoMapOfRecords", list(place(0.0, 0.0, "") + list(short(1))))
        assertEchoed("echoMapOfSets", list(short(0) + list(short(97))))
        assertEchoed("echoNames", list(text("a")))
        assertEchoed("echoTable", list(text("a") + NULL))
        assertEquals(list(text("a")), call("echoSet", list(text("a"), text("a"))))
    }

    @Test
    fun arraysAreCounted() {
        assertEchoed("echoBooleanArray", list("01", "00"))
        assertEchoed("echoShortArray", list(short(-1)))
        assertEchoed("echoIntArray", list(), list(int(1), int(2)))
        assertEchoed("echoLongArray", list(long(-1)))
        assertEchoed("echoFloatArray", list("0000803f"))
        assertEchoed("echoDoubleArray", list(double(-0.0)))
        assertEchoed("echoCharArray", list("00d8"))
        assertEchoed("echoUByteArray", "030000000001ff")
        assertEchoed("echoUIntArray", list("ffffffff"))
        assertEchoed("echoArray", list(text("a")))
        assertEchoed("echoArrayOfRecords", list(NULL, some(place(1.0, 2.0, "x"))))
    }

    @Test
    fun enumsAndCasesAreOrdinals() {
        assertEchoed("echoColor", short(0), short(2))
        assertMalformed("echoColor", short(3), short(-1))
        // Sorted by name: AllClear, Flood.River, Flood.Sea, Frost, Storm, Unknown.
        assertEchoed("echoAlarm", short(0), short(1) + text("Rhine") + long(7), short(2), short(3) + int(1) + NULL)
        assertEchoed("echoAlarm", short(4) + double(1.5), short(5))
        assertEchoed("echoFlood", short(0) + text("Rhine") + long(7), short(1))
        assertEchoed("echoStorm", double(1.5))
        assertEchoed("echoAllClear", "")
        assertMalformed("echoAlarm", short(6))
    }

    @Test
    fun aValueClassIsItsValue() {
        assertEchoed("echoMeters", long(1))
        assertEchoed("echoName", text("a"))
        assertEchoed("echoWay", list(place(1.0, 2.0, "x")))
        assertEchoed("echoOrigin", "")
    }

    @Test
    fun malformedBytesAreRefused() {
        assertMalformed("echoInt", "", "00", int(1) + "00")
        assertMalformed("echoString", int(5) + "61", int(1) + "ff")
        assertMalformed("echoList", int(2) + int(1), int(-1))
        assertMalformed("echoMap", int(1), int(Int.MAX_VALUE))
        assertMalformed("echoIntArray", int(Int.MAX_VALUE))
        assertMalformed("echoUnits", int((1 shl 20) + 1))
        assertMalformed("echoPlace", place(1.0, 2.0, "x").dropLast(2))
    }

    @Test
    fun whatAClassRefusesIsThrown() {
        assertEchoed("echoRange", int(1) + int(2))
        assertEquals("threw kotlin.IllegalArgumentException: a range from 2 to 1", call("echoRange", int(2) + int(1)))
        val refusal = "threw kotlin.IllegalArgumentException: a name is not empty"
        assertEquals(refusal, call("echoName", text("")))
        assertEquals(refusal, collect("flowOfNames", list(text(""))))
    }

    @Test
    fun aThousandStructuresAreTheMost() {
        assertEchoed("echoChain", chainOf(1000))
        assertMalformed("echoChain", chainOf(1001))
        assertEquals(chainOf(1000), call("chain", int(1000)))
        val tooDeep = "threw kotlin.IllegalArgumentException: a value is nested deeper than 1000 structures"
        assertEquals(tooDeep, call("chain", int(1001)))
        // A tree and the list of its children count.
        val leaf = text("") + list()
        val tree = (2..500).fold(leaf) { inner, _ -> text("") + list(inner) }
        assertEchoed("echoTree", tree)
        assertMalformed("echoTree", text("") + list(tree))
        // So do a sealed type and its case. Cases: Number, Product, Sum, Variable.
        val number = short(0) + double(1.0)
        val product = (1..332).fold(number) { inner, _ -> short(1) + list(inner) }
        assertEchoed("echoExpression", product)
        assertMalformed("echoExpression", short(1) + list(product))
    }

    private fun chainOf(length: Int): String = (1..length).fold(NULL) { next, value -> some(int(value) + next) }
}

/** As in the bridge's tests. */
private const val STATION_HEX =
    "03000000495353" + "0000000000c04940" + "0000000000000080" + "0100" + "c039060000000000" +
        "02000000" + "0102000000c384" + "00" + "01000000" + "050000005a61727961" + "ffffffff" +
        "0000" + "000000000000f83f" + "e900" + "02000000dead" + "c00e553600000000" + "80b2e60e" +
        "b715000000000000" + "0065cd1d" + "01" + "01" + "000020c0" + "00"
