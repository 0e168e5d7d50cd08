package kotlinbridge.table

import kotlinbridge.GeneratedBodies
import kotlinbridge.TestLibrary
import kotlinbridge.engine.installed
import kotlinbridge.generatedLibrary
import kotlinbridge.wire.codec
import kotlinbridge.wire.encode
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.awaitCancellation
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What the table's functions leave alone and count. Which mistakes they refuse is rule K42. */
class TableTest {
    private val placements = listOf(CALLER, DEFAULT, IO)

    @Test
    fun oneBinaryHasOneLibrary() {
        assertEquals(engine, libraryTable)
        var isAsked = false
        assertNull(TestLibrary("second", uncaught = {}) { isAsked = true }.table)
        assertTrue(isAsked)
        assertEquals("test", installed().name)
    }

    @Test
    fun aMistakeMakesNoLibrary() {
        assertNull(TestLibrary("wrong", uncaught = {}) { throw IllegalArgumentException("a mistake") }.table)
    }

    @Test
    fun codeForAnotherVersionOfTheBoundaryIsRefusedAtOnce() {
        var isAsked = false
        val bodies = object : GeneratedBodies() {}
        assertNull(generatedLibrary("old", TestLibrary.ABI - 1, TestLibrary.MANIFEST, bodies) { isAsked = true })
        assertFalse(isAsked)
    }

    @Test
    fun theManifestIsTheTextThatTheLibraryWasMadeWith() {
        assertEquals(OK, table.manifest!!(null, null, staticCFunction { _: COpaquePointer?, bytes: Bytes?, size: Long ->
            sentManifest = bytes!!.readBytes(size.toInt()).decodeToString()
        }))
        assertEquals(TestLibrary.MANIFEST, sentManifest)
    }

    @Test
    fun aRefusalComesAlone() {
        val recorder = recorder<Long>().apply { job = 77uL }
        assertEquals(UNKNOWN_ID, recorder.subscribe("no such flow"))
        assertEquals(UNKNOWN_ID, recorder.call("no such function"))
        for (bad in listOf(-1, 3)) {
            assertEquals(INVALID_ARGUMENT, recorder.subscribe("cold", placement = bad))
            assertEquals(INVALID_ARGUMENT, recorder.call("plain", placement = bad))
        }
        for (placement in placements) {
            assertEquals(MALFORMED, recorder.subscribe("cold", placement = placement, arguments = longs(1)))
            assertEquals(MALFORMED, recorder.call("plain", placement, longs(1)))
        }
        assertEquals(emptyList(), recorder.events)
        assertEquals(77uL, recorder.job)
        assertEquals(listOf(0L, 0L, 0L), counters())
    }

    @Test
    fun countersTellWhatIsAlive() {
        assertEquals(INVALID_ARGUMENT, table.counters!!(null, null))
        Bodies.suspending = { awaitCancellation() }
        val flows = List(3) { recorder<Long>().also { it.subscribe("cold", demand = 0) } }
        val calls = List(2) { recorder<Long>().also { it.call("suspending", CALLER) } }
        assertEquals(listOf(5L, 3L, 5L), counters())
        for (alive in flows + calls) assertEquals(OK, alive.cancel(HERE))
        assertEquals(listOf(0L, 0L, 0L), counters())
    }

    // ---- well-formed arguments from which Kotlin code refuses to make an object ----

    @Test
    fun whoCancelsBeforeTheFirstRequestHearsOfNoRefusedArgument() {
        for (placement in placements) {
            val recorder = recorder<Long>()
            recorder.subscribe("picky", demand = 0, placement = placement, arguments = longs(-1))
            recorder.cancel(HERE)
            assertEquals(listOf("release"), recorder.awaitRelease())
        }
    }

    @Test
    fun aSerializerThatThrowsFailsTheCallOrTheFlow() {
        fun day(number: Int) = codec<String>().encode("$number")
        for (placement in placements) {
            for ((number, told) in listOf(
                28 to listOf("28", "release"),
                30 to listOf("failed kotlin.NoSuchElementException: February has no 30", "release"),
            )) {
                val call = recorder<Long>()
                assertEquals(OK, call.call("day", placement, day(number)))
                assertEquals(told, call.awaitRelease())
                val flow = recorder<Long>()
                assertEquals(OK, flow.subscribe("days", placement = placement, arguments = day(number)))
                assertEquals(told, flow.awaitRelease().filter { it != "complete" })
            }
        }
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}

private var sentManifest = ""
