package kotlinbridge.wire

import kotlinx.cinterop.readBytes
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class WireWriterTest {
    private val writer = WireWriter(1)

    private val hex: String get() = writer.data.readBytes(writer.size.toInt()).toHexString()

    @Test
    fun growsAndKeepsWhatWasWritten() {
        for (value in 0 until 1000) writer.writeShort(value.toShort())
        assertEquals(2000, writer.size)
        val expected = (0 until 1000).joinToString("") { it.toShort().reverseBytes().toHexString() }
        assertEquals(expected, hex)
        writer.free()
    }

    @Test
    fun truncateRollsBackAFailedWrite() {
        writer.writeInt(7)
        val before = writer.size
        val failing = sequence { yield("written"); error("no more") }
        val list = object : AbstractList<String>() {
            override val size = 2
            override fun get(index: Int) = failing.elementAt(index)
        }
        assertFailsWith<IllegalStateException> { codec<List<String>>().write(writer, list) }
        writer.truncate(before)
        writer.writeByte(1)
        assertEquals("0700000001", hex)
        assertFailsWith<IllegalArgumentException> { writer.truncate(6) }
        writer.free()
    }

    @Test
    fun anEncoderThatFailedInsideARecordWritesTheNextOneWell() {
        val bad = STATION.copy(orbit = kotlin.time.Duration.INFINITE)
        assertFailsWith<IllegalArgumentException> { codec<Station>().write(writer, bad) }
        writer.truncate(0)
        codec<Station>().write(writer, STATION)
        assertEquals(STATION_HEX, hex)
        writer.free()
    }

    @Test
    fun aClearedOrFreedWriterIsEmptyAndUsable() {
        writer.writeLong(1)
        writer.clear()
        assertEquals(0, writer.size)
        writer.writeByteArray(ByteArray(2 shl 20))
        writer.clear()
        writer.writeByte(2)
        assertEquals("02", hex)
        writer.free()
        writer.free()
        writer.writeByte(3)
        assertEquals("03", hex)
        writer.free()
    }

    @Test
    fun stringsThatAreNotAsciiToTheEndAreWrittenOnce() {
        writer.writeString("ab")
        writer.writeString("abcdefghijklmnopqrstuvwxyzü")
        assertEquals(4 + 2 + 4 + 28L, writer.size)
        writer.free()
    }

    private fun Short.reverseBytes(): Short = ((toInt() and 0xFF shl 8) or (toInt() shr 8 and 0xFF)).toShort()
}
