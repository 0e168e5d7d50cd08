package kotlinbridge.host

import kotlinbridge.SwiftException
import kotlinbridge.c.KB_CANCELLED
import kotlinbridge.c.kb_failure
import kotlinbridge.table.*
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.CancellationException
import kotlin.concurrent.Volatile
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Errors of the host's: what they are in Kotlin, and that they come back as themselves. */
class SwiftExceptionTest {
    private val made = ScriptedHost.make(STATION)
    private val error = ScriptedHost.make()
    private val station get() = made.inKotlin<SwiftStation>(STATION)

    @BeforeTest
    fun attach() = assertTrue(ScriptedHost.isAttached)

    private fun throwing(code: Int = kotlinbridge.c.KB_FAILED, with: Scripted? = error) {
        ScriptedHost.frame = { frame ->
            failing(with, "it burns", code) { frame.on_throw!!(frame.context, it) }
            THREW
        }
        ScriptedHost.twin = { _, caught ->
            failing(with, "it burns", code) { caught.on_throw!!(caught.context, it) }
            caught.status = THREW
            0L
        }
    }

    private val calls = listOf<SwiftStation.() -> Any>({ echo("") }, { mark(1) })

    @Test
    fun whatSwiftThrowsIsASwiftException() {
        throwing()
        for (call in calls) {
            val thrown = assertFailsWith<SwiftException> { station.call() }
            assertEquals(listOf("it burns", "Kitchen.Fire"), listOf(thrown.message, thrown.type))
            assertEquals(0, error.brought)
        }
        ScriptedHost.twin = { level, _ -> level.toLong() }
        assertEquals(3, station.mark(3))
    }

    @Test
    fun aFailureWithoutAnErrorIsOneToo() {
        throwing(with = null)
        for (call in calls) assertNull(assertFailsWith<SwiftException> { station.call() }.error)
    }

    @Test
    fun aCancellationIsOne() {
        throwing(KB_CANCELLED)
        for (call in calls) assertFailsWith<CancellationException> { station.call() }
        assertEquals(listOf(0, 0), listOf(error.held, error.brought))
    }

    @Test
    fun anErrorThatLeavesKotlinIsTheSame() {
        throwing()
        Bodies.plain = { station.mark(1) }
        assertEquals(listOf(error.handle), thrownHandles())
        Bodies.plain = { throw IllegalStateException("wrapped", assertFailsWith<SwiftException> { station.mark(1) }) }
        assertEquals(listOf(0L, error.handle), thrownHandles())
        Bodies.plain = { 0L }
    }

    @Test
    fun anErrorThatSwiftHasLetGoOfIsNone() {
        throwing()
        Bodies.plain = {
            try {
                station.mark(1)
            } finally {
                error.isLetGo = true
            }
        }
        assertEquals(listOf(0L), thrownHandles())
        Bodies.plain = { 0L }
    }

    /** Calls "plain", which throws, and returns the handles of the errors in its chain of failures. */
    private fun thrownHandles(): List<Long> = withFrame { frame ->
        told = emptyList()
        frame.id = functionId("plain")
        frame.on_throw = staticCFunction { _: COpaquePointer?, failure: CPointer<kb_failure>? ->
            told = generateSequence(failure) { it.pointed.cause }.map { it.pointed.error.toLong() }.toList()
        }
        assertEquals(THREW, table.call!!(frame.ptr))
        assertEquals(0, error.brought)
        told
    }

    @AfterTest
    fun nothingIsLeft() {
        Bodies.plain = { 0L }
        assertNoPeersLeft()
        assertNothingLeft()
    }
}

@Volatile
private var told = emptyList<Long>()
