package kotlinbridge.host

import kotlinbridge.SwiftObject
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.installed
import kotlinbridge.table.*
import kotlinbridge.wire.readList
import kotlinbridge.wire.writeElements
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.toLong
import platform.posix.malloc
import kotlin.native.runtime.GC
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** Calls of the host that don't suspend: their memory, their holds, and what refuses them. */
class HostCallTest {
    private val made = ScriptedHost.make(STATION, NAMED)
    private val station get() = made.inKotlin<SwiftStation>(STATION)
    private val held get() = installed().objects.count

    @BeforeTest
    fun attach() = assertTrue(ScriptedHost.isAttached)

    private fun echo(frame: kb_frame): Int {
        assertEquals(ECHO, frame.id.toInt())
        val text = frame.read { it.readString() }
        return frame.answer { it.writeString(text) }.toInt()
    }

    @Test
    fun aTwinIsCalledWithItsObject() {
        ScriptedHost.twin = { level, _ -> level * 2L }
        assertEquals(42, station.mark(21))
    }

    @Test
    fun aFrameIsUsedAgain() {
        val frames = mutableSetOf<Long>()
        ScriptedHost.frame = { frames += it.rawPtr.toLong(); echo(it) }
        for (text in listOf("", "short", "größer", "x".repeat(300))) assertEquals(text, station.echo(text))
        assertEquals(1, frames.size)
    }

    @Test
    fun argumentsAndAnswersGrow() {
        ScriptedHost.frame = ::echo
        for (size in listOf(900, 940, 1000, 5000, 300_000)) "y".repeat(size).let { assertEquals(it, station.echo(it)) }
        ScriptedHost.frame = { it.answer { writer -> writer.writeString("z".repeat(100_000)) }.toInt() }
        assertEquals(100_000, station.echo("").length)
        assertEquals(100_000, station.echo("x".repeat(2000)).length)
    }

    @Test
    fun callsInsideCallsHaveFramesOfTheirOwn() {
        val frames = mutableListOf<Long>()
        ScriptedHost.frame = { frame ->
            frames += frame.rawPtr.toLong()
            val text = frame.read { it.readString() }
            val inner = if (text.length < 9) station.echo("$text.") else ""
            frame.answer { it.writeString(text + inner) }.toInt()
        }
        assertEquals("...........".repeat(5).take(36 + 9), station.echo("").take(45))
        assertEquals(10, frames.toSet().size)
        station.echo("")
        assertEquals(10, frames.toSet().size)
    }

    @Test
    fun argumentsBringHolds() {
        val other = ScriptedHost.make(NAMED)
        val things = listOf(Thing(1), Thing(2))
        ScriptedHost.frame = { frame ->
            val handles = frame.read { reader -> reader.readList(8) { reader.readLong() } }
            for (handle in handles) if (handle < 0) installed().objects.release(handle) else theHost!!.drop(handle)
            assertEquals(listOf(other.handle, made.handle), handles.filter { it > 0 })
            frame.answer { }.toInt()
        }
        station.addAll(things + listOf(other.inKotlin(NAMED), station))
        assertEquals(listOf<Any>(0L, 0, 0), listOf(held, made.brought, other.brought))
    }

    @Test
    fun whatARefusedCallBroughtIsEnded() {
        val other = ScriptedHost.make(NAMED)
        for (status in listOf(INVALID_ARGUMENT, MALFORMED, UNSUPPORTED, INTERNAL, UNKNOWN_ID)) {
            ScriptedHost.frame = { status }
            val failure = assertFailsWith<IllegalStateException> { station.addAll(List(20) { Thing(it) } + other.inKotlin<Any>(NAMED)) }
            assertTrue("KB_" in failure.message!!, failure.message)
            assertEquals(listOf<Any>(0L, 0), listOf(held, other.brought))
        }
    }

    @Test
    fun whatACallBroughtIsEndedIfItsArgumentsCannotBeWritten() {
        val gone = ScriptedHost.make(NAMED).apply { inKotlin<Any>(NAMED).also { kept = it } }
        gone.isLetGo = true
        val failure = assertFailsWith<IllegalStateException> { station.addAll(List(200) { Thing(it) } + kept!!) }
        assertTrue("let go of Swift's ${gone.number}" in failure.message!!, failure.message)
        assertEquals(0, held)
    }

    @Test
    fun answersBringHolds() {
        val other = ScriptedHost.make(NAMED)
        val thing = SwiftlessNamed()
        ScriptedHost.frame = { frame ->
            val handles = listOf(ScriptedHost.bring(other), ScriptedHost.bring(other), installed().objects.hold(thing))
            frame.answer { writer -> writer.writeElements(handles, 8) { writer.writeLong(it) } }.toInt()
        }
        read(other, thing)
    }

    private fun read(other: Scripted, thing: Named) {
        val all = station.all()
        assertSame(all[0], all[1])
        assertSame(thing, all[2])
        assertEquals(listOf<Any>(0L, 1, 0), listOf(held, other.held, other.brought))
    }

    private class SwiftlessNamed : Named

    @Test
    fun anAnswerThatCannotBeReadFailsTheCall() {
        val wrong = listOf<(kb_frame) -> Int>(
            { it.answer { writer -> writer.writeInt(5) }.toInt() },
            { it.answer { writer -> writer.writeString("x"); writer.writeInt(5) }.toInt() },
            { it.answer { writer -> writer.writeInt(5000); writer.writeString("x".repeat(2000)) }.toInt() },
        )
        for (answer in wrong) {
            ScriptedHost.frame = answer
            val failure = assertFailsWith<IllegalStateException> { station.echo("") }
            assertTrue("can't be read" in failure.message!!, failure.message)
        }
        ScriptedHost.frame = ::echo
        assertEquals("again", station.echo("again"))
    }

    @Test
    fun anAnswerWithAWrongSizeFailsTheCall() {
        val wrong = listOf<Pair<Regex, (kb_frame) -> Unit>>(
            Regex("-1 bytes lie in memory of [0-9]+, which was lent") to { it.bytes.size = -1 },
            Regex("1000000 bytes lie in memory of [0-9]+, which was lent") to { it.bytes.size = 1_000_000 },
            Regex("4 bytes lie in memory of 1000000, which was lent") to { it.bytes.size = 4; it.bytes.capacity = 1_000_000 },
            Regex("4 bytes lie in memory of [0-9]+, which was lent") to { it.bytes.size = 4; it.bytes.data = null },
            Regex("9 bytes lie in memory of 8, which is new") to {
                it.bytes.data = malloc(8u)!!.reinterpret()
                it.bytes.size = 9
                it.bytes.capacity = 8
                it.bytes.is_grown = 1
            },
        )
        for ((message, answer) in wrong) {
            ScriptedHost.frame = { frame -> answer(frame); OK }
            val failure = assertFailsWith<IllegalStateException> { station.echo("") }
            val told = failure.message!!
            assertTrue(message.matches(told.removePrefix("the answer of Swift can't be read: ")), told)
        }
        ScriptedHost.frame = ::echo
        assertEquals("again", station.echo("again"))
    }

    @Test
    fun afterSwiftHasLetGoCallsFail() {
        val gone = station
        made.isLetGo = true
        for (call in listOf<SwiftStation.() -> Any>({ echo("") }, { mark(1) })) {
            val failure = assertFailsWith<IllegalStateException> { gone.call() }
            assertEquals("Swift has let go of Swift's ${made.number}", failure.message)
        }
        made.isLetGo = false
        ScriptedHost.twin = { _, _ -> 5L }
        assertEquals(5, gone.mark(1))
    }

    /** The object is used by nobody else when the collector runs inside the call. */
    @Test
    fun anObjectStaysReachableUntilItsCallHasReturned() {
        ScriptedHost.frame = { frame -> kept = null; collectTwice(); assertNotEquals(0, made.held); echo(frame) }
        ScriptedHost.twin = { _, _ -> kept = null; collectTwice(); made.held.toLong() }
        keepStation()
        assertEquals("x", (kept as Station).echo("x"))
        keepStation()
        assertEquals(1, (kept as Station).mark(1))
        keepStation()
        assertEquals("x", throughAnother())
    }

    // Functions of their own, so that the test's stack frame does not keep the object.

    private fun keepStation() {
        kept = made.inKotlin<SwiftObject>(STATION)
    }

    private fun throughAnother() = (kept as Station).echo("x")

    private fun collectTwice() = repeat(2) {
        GC.collect()
        platform.posix.usleep(20_000u)
    }

    @AfterTest
    fun nothingIsLeft() {
        assertNoPeersLeft()
        assertNothingLeft()
    }
}
