package kotlinbridge.wire

import kotlinbridge.c.kb_buffer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.get
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class WireWriterTest {
    private val buffer = OwnBuffer()
    private val writer get() = buffer.writer

    private val hex: String get() = buffer.bytes.toHexString()

    @Test
    fun growsAndKeepsWhatWasWritten() {
        for (value in 0 until 1000) writer.writeShort(value.toShort())
        assertEquals(2000, writer.size)
        val expected = (0 until 1000).joinToString("") { it.toShort().reverseBytes().toHexString() }
        assertEquals(expected, hex)
        buffer.free()
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
        buffer.free()
    }

    @Test
    fun anEncoderThatFailedInsideARecordWritesTheNextOneWell() {
        val bad = STATION.copy(orbit = kotlin.time.Duration.INFINITE)
        assertFailsWith<IllegalArgumentException> { codec<Station>().write(writer, bad) }
        writer.truncate(0)
        codec<Station>().write(writer, STATION)
        assertEquals(STATION_HEX, hex)
        buffer.free()
    }

    @Test
    fun aClearedBufferIsEmptyAndUsable() {
        writer.writeLong(1)
        buffer.clear()
        assertEquals(0, writer.size)
        writer.writeByteArray(ByteArray(2 shl 20))
        buffer.clear()
        writer.writeByte(2)
        assertEquals("02", hex)
        buffer.free()
    }

    @Test
    fun lentMemoryThatIsFullIsReplacedAndLeftAlone() = memScoped {
        val lent = allocArray<UByteVar>(8)
        val frame = alloc<kb_buffer>()
        frame.data = lent
        frame.size = 0
        frame.capacity = 8
        frame.is_grown = 0
        WireWriter(Buffer(frame)).writeLong(1)
        assertEquals(lent, frame.data)
        WireWriter(Buffer(frame)).writeLong(2)
        assertEquals(1, frame.is_grown)
        assertEquals(listOf(1L, 2L), List(2) { frame.data!!.reinterpret<LongVar>()[it] })
        assertEquals(1, lent.reinterpret<LongVar>()[0])
        frame.discard()
    }

    @Test
    fun stringsThatAreNotAsciiToTheEndAreWrittenOnce() {
        writer.writeString("ab")
        writer.writeString("abcdefghijklmnopqrstuvwxyzü")
        assertEquals(4 + 2 + 4 + 28L, writer.size)
        buffer.free()
    }

    private fun Short.reverseBytes(): Short = ((toInt() and 0xFF shl 8) or (toInt() shr 8 and 0xFF)).toShort()
}
