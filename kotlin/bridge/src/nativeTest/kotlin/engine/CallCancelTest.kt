package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.withContext
import kotlinx.coroutines.yield
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class CallCancelTest {
    private val pool = HandPool()

    @Test
    fun aCallThatIsCancelledBeforeItsStartNeverRuns() {
        var hasStarted = false
        Bodies.suspending = { 1L.also { hasStarted = true } }
        Bodies.plain = { 1L.also { hasStarted = true } }
        for (name in listOf("suspending", "plain")) {
            val recorder = recorder<Long>().callOn(pool, name)
            assertEquals(OK, recorder.cancel(HERE))
            assertEquals(emptyList(), recorder.events, "the pool owns the mailbox")
            pool.runAll()
            assertEquals(listOf("cancelled", "release"), recorder.events)
        }
        assertFalse(hasStarted)
    }

    @Test
    fun cancelHereAnswersInsideTheCancel() {
        for (isHere in listOf(true, false)) {
            Bodies.suspending = { awaitCancellation() }
            val recorder = recorder<Long>().callOn(pool, "suspending", isHere)
            pool.runAll()
            assertEquals(OK, recorder.cancel(HERE))
            assertEquals(listOf("cancelled", "release"), recorder.events)
            assertEquals(INVALID_HANDLE, recorder.cancel(HERE))
            assertEquals(0, pool.size)
        }
    }

    @Test
    fun cancelLaterAnswersElsewhere() {
        Bodies.suspending = { awaitCancellation() }
        val recorder = recorder<Long>().callOn(pool, "suspending", isHere = true)
        assertEquals(OK, recorder.cancel(LATER))
        assertEquals(emptyList(), recorder.events)
        while (recorder.events.isEmpty()) pool.awaitOne()
        assertEquals(listOf("cancelled", "release"), recorder.events)
    }

    @Test
    fun aValueAfterTheCancelIsTheAnswer() {
        val gate = CompletableDeferred<Long>()
        Bodies.suspending = { withContext(NonCancellable) { gate.await() } }
        val recorder = recorder<Long>().callOn(pool, "suspending")
        pool.runAll()
        for (where in listOf(HERE, LATER, HERE)) assertEquals(OK, recorder.cancel(where))
        assertEquals(emptyList(), recorder.events)
        gate.complete(9)
        pool.runAll()
        assertEquals(listOf("9", "release"), recorder.events)
    }

    @Test
    fun aFailureAfterTheCancelIsTheAnswer() {
        Bodies.suspending = {
            try {
                awaitCancellation()
            } finally {
                error("close")
            }
        }
        val recorder = recorder<Long>().callOn(pool, "suspending", isHere = true)
        recorder.cancel(HERE)
        assertEquals(listOf("failed kotlin.IllegalStateException: close", "release"), recorder.events)
    }

    @Test
    fun aBodyThatCatchesItsCancellationStillAnswers() {
        Bodies.suspending = {
            try {
                awaitCancellation()
            } catch (_: Throwable) {
                4
            }
        }
        val recorder = recorder<Long>().callOn(pool, "suspending", isHere = true)
        recorder.cancel(HERE)
        assertEquals(listOf("4", "release"), recorder.events)
    }

    @Test
    fun cancelInsideTheAnswerChangesNothing() {
        for (where in listOf(HERE, LATER)) {
            val statuses = mutableListOf<Int>()
            Bodies.suspending = {
                yield()
                4
            }
            val recorder = recorder<Long> { statuses += cancel(where) }
            recorder.callOn(pool, "suspending")
            pool.runAll()
            assertEquals(listOf("4", "release"), recorder.events)
            assertEquals(listOf(OK, INVALID_HANDLE), statuses)
        }
    }

    @Test
    fun cancelAgainstTheAnswerGivesOne() {
        for (round in 1..2000) {
            Bodies.suspending = {
                yield()
                4
            }
            val recorder = recorder<Long>()
            recorder.call("suspending", if (round % 3 == 0) CALLER else DEFAULT)
            recorder.cancel(if (round % 2 == 0) HERE else LATER)
            val events = recorder.awaitRelease()
            assertTrue(events == listOf("4", "release") || events == listOf("cancelled", "release"), "$round: $events")
        }
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
