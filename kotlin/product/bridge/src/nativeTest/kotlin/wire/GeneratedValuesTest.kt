package kotlinbridge.wire

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Reads and writes values that consist of others as generated code does. The bytes are those of their serializers. */
class GeneratedValuesTest {
    private val strings = listOf("a", "", "ä")
    private val ages = mapOf("a" to 1L, "b" to 2L)

    private fun WireWriter.writeAges(ages: Map<String, Long>) = writeMap(ages, 12, { writeString(it) }, { writeLong(it) })

    @Test
    fun collectionsAreTheBytesOfTheirSerializers() {
        val bytes = codec<List<String>>().encode(strings)
        assertContentEquals(bytes, written { it.writeElements(strings, 4) { each -> it.writeString(each) } })
        assertContentEquals(bytes, written { it.writeArray(strings.toTypedArray(), 4) { each -> it.writeString(each) } })
        assertEquals(strings, bytes.read { it.readList(4) { it.readString() } })
        assertEquals(strings.toSet(), bytes.read { it.readSet(4) { it.readString() } })
        assertContentEquals(strings.toTypedArray(), bytes.read { it.readArray(4) { it.readString() } })

        val entries = codec<Map<String, Long>>().encode(ages)
        assertContentEquals(entries, written { it.writeAges(ages) })
        assertEquals(ages, entries.read { it.readMap(12, { it.readString() }, { it.readLong() }) })
    }

    @Test
    fun elementsAreCountedWhateverHoldsThem() {
        val bytes = codec<List<Int>>().encode(listOf(1, 2, 3))
        for (elements in listOf(setOf(1, 2, 3), ArrayDeque(listOf(1, 2, 3)), sequenceOf(1, 2, 3).asIterable(), 1..3)) {
            assertContentEquals(bytes, written { it.writeElements(elements, 4) { each -> it.writeInt(each) } })
        }
    }

    @Test
    fun nullIsAByteOfZero() {
        for (value in listOf(null, 7)) {
            val bytes = codec<Int?>().encode(value)
            assertContentEquals(bytes, written { it.writeNullable(value) { some -> it.writeInt(some) } })
            assertEquals(value, bytes.read { it.readNullable { it.readInt() } })
        }
        assertFailsWith<WireException> { byteArrayOf(2, 0, 0, 0, 0).read { it.readNullable { it.readInt() } } }
    }

    @Test
    fun hugeCountsAreErrorsBeforeAnythingIsAllocated() {
        for (count in listOf("ffffffff", "ffffff7f", "00000080", "01000000")) {
            val bytes = (count + "00000000000000").hexToByteArray()
            for (read in listOf<(WireReader) -> Any>(
                { it.readList(8) { it.readLong() } }, { it.readSet(8) { it.readLong() } },
                { it.readArray(8) { it.readLong() } }, { it.readMap(8, { it.readInt() }, { it.readInt() }) },
            )) {
                val failure = assertFailsWith<WireException>("of $count") { bytes.read(read) }
                assertTrue("a count of" in failure.message!!, failure.message)
            }
        }
    }

    @Test
    fun aCollectionThatChangesWhileItIsWrittenIsAnError() {
        val set = object : AbstractSet<Int>() {
            override val size = 3
            override fun iterator() = listOf(1, 2).iterator()
        }
        assertFailsWith<IllegalStateException> { written { it.writeElements(set, 4) { each -> it.writeInt(each) } } }
        val map = object : AbstractMap<String, Long>() {
            override val size = 1
            override val entries = ages.entries
        }
        assertFailsWith<IllegalStateException> { written { it.writeAges(map) } }
    }

    @Test
    fun aStructureInsideTooManyOthersIsAnError() {
        assertEquals(7, byteArrayOf(7).read { it.nested(MAXIMUM_DEPTH - 1) { it.readByte() } })
        assertFailsWith<WireException> { byteArrayOf(7).read { it.nested(MAXIMUM_DEPTH) { it.readByte() } } }
        assertContentEquals(byteArrayOf(7), written { it.nested(MAXIMUM_DEPTH - 1) { it.writeByte(7) } })
        assertFailsWith<IllegalArgumentException> { written { it.nested(MAXIMUM_DEPTH) { it.writeByte(7) } } }
    }
}
