package kotlinbridge.table

import kotlinbridge.engine.installed
import kotlinbridge.wire.OwnBuffer
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.bytes
import kotlinbridge.wire.holding
import kotlinbridge.wire.writeObject
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What stays held of an answer with several objects. */
class HoldingTest {
    private val buffer = OwnBuffer()
    private val writer get() = buffer.writer
    private val others = OwnBuffer()
    private val held get() = installed().objects.count

    @BeforeTest
    fun install() {
        table
    }

    @Test
    fun anAnswerThatFailsHoldsNone() {
        assertFailsWith<IllegalStateException> { writer.writeSome(20, ofThose = 19) }
        assertEquals(0, held)
    }

    @Test
    fun anAnswerThatIsWrittenHoldsAll() {
        writer.writeSome(20, ofThose = 20)
        assertEquals(20, held)
        releaseAll()
    }

    @Test
    fun aPartThatIsWrittenFallsWithTheWhole() {
        assertFailsWith<IllegalStateException> {
            writer.holding {
                writer.writeSome(3, ofThose = 3)
                writer.writeObject(Thing(0))
                error("half-way")
            }
        }
        assertEquals(0, held)
    }

    @Test
    fun aCallInsideKeepsItsOwn() {
        assertFailsWith<IllegalStateException> {
            writer.holding {
                writer.writeObject(Thing(0))
                others.writer.writeObject(Thing(0))
                others.writer.writeSome(2, ofThose = 2)
                writer.writeObject(Thing(0))
                error("half-way")
            }
        }
        assertEquals(3, held)
        releaseAll()
    }

    @Test
    fun aCallInsideThatFailsTakesOnlyItsOwn() {
        writer.holding {
            writer.writeObject(Thing(0))
            assertFailsWith<IllegalStateException> { others.writer.writeSome(2, ofThose = 1) }
            writer.writeObject(Thing(0))
        }
        assertEquals(2, held)
        releaseAll()
    }

    /** Writes so many things of a list, and fails before the others. */
    private fun WireWriter.writeSome(count: Int, ofThose: Int) = holding {
        repeat(ofThose) { writeObject(Thing(0)) }
        check(ofThose == count) { "half-way" }
    }

    private fun releaseAll() {
        for (bytes in listOf(buffer.bytes, others.bytes)) {
            for (at in bytes.indices step 8) {
                val handle = (7 downTo 0).fold(0L) { all, byte -> (all shl 8) or (bytes[at + byte].toLong() and 0xFF) }
                installed().objects.release(handle)
            }
        }
    }

    @AfterTest
    fun nothingIsLeft() {
        buffer.free()
        others.free()
        assertNothingLeft()
    }
}
