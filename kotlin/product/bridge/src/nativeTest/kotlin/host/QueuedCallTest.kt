package kotlinbridge.host

import kotlinbridge.c.kb_frame
import kotlinbridge.engine.installed
import kotlinbridge.table.*
import kotlinbridge.wire.readList
import kotlin.native.getUnhandledExceptionHook
import kotlin.native.setUnhandledExceptionHook
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** Calls that the host runs later, and whose answer nobody waits for. */
class QueuedCallTest {
    private val made = ScriptedHost.make(STATION, NAMED)
    private val station get() = made.inKotlin<SwiftStation>(STATION)
    private val hook = getUnhandledExceptionHook()
    private val uncaught = mutableListOf<Throwable>()
    private val calls = mutableListOf<LateCall>()

    @BeforeTest
    fun attach() {
        assertTrue(ScriptedHost.isAttached)
        setUnhandledExceptionHook { uncaught += it }
        ScriptedHost.frame = { frame -> takeHandles(frame); calls += LateCall(frame, job = 0uL); OBSERVED }
    }

    private fun takeHandles(frame: kb_frame) {
        assertEquals(SHOW, frame.id.toInt())
        val handles = frame.read { reader -> reader.readList(8) { reader.readLong() } }
        for (handle in handles) if (handle < 0) installed().objects.release(handle) else theHost!!.drop(handle)
    }

    @Test
    fun theCallReturnsBeforeItHasRun() {
        repeat(3) { station.show(listOf(Thing(it), station)) }
        assertEquals(3, calls.size)
        for (call in calls) call.answer("")
        assertEquals(emptyList(), uncaught)
        assertEquals(0, installed().objects.count)
    }

    @Test
    fun whatTheHostThrowsIsUncaught() {
        val error = ScriptedHost.make()
        station.show(emptyList())
        calls.single().fail(error, "the screen is dark")
        assertEquals("the screen is dark", uncaught.single().message)
        assertIs<kotlinbridge.SwiftException>(uncaught.single())
        uncaught.clear()
    }

    @Test
    fun aCancellationIsNobodysFailure() {
        station.show(emptyList())
        calls.single().cancelled()
        assertEquals(emptyList(), uncaught)
    }

    @Test
    fun aHostMayRunItAtOnce() {
        ScriptedHost.frame = { frame -> takeHandles(frame); frame.answer { }.toInt() }
        station.show(listOf(Thing(1)))
        assertEquals(0, installed().objects.count)
    }

    @Test
    fun aRefusedCallThrowsAndKeepsItsHolds() {
        for (status in listOf(INVALID_ARGUMENT, MALFORMED, UNSUPPORTED)) {
            ScriptedHost.frame = { status }
            val failure = assertFailsWith<IllegalStateException> { station.show(listOf(Thing(1), station)) }
            assertTrue("KB_" in failure.message!!, failure.message)
            assertEquals(listOf<Any>(0L, 0), listOf(installed().objects.count, made.brought))
        }
    }

    @Test
    fun afterSwiftHasLetGoNothingIsQueued() {
        val gone = station
        made.isLetGo = true
        val failure = assertFailsWith<IllegalStateException> { gone.show(emptyList()) }
        assertEquals("Swift has let go of Swift's ${made.number}", failure.message)
        made.isLetGo = false
    }

    @AfterTest
    fun nothingIsLeft() {
        setUnhandledExceptionHook(hook)
        assertNoPeersLeft()
        assertNothingLeft()
    }
}
