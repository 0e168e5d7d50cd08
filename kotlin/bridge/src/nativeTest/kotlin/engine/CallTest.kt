package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import kotlin.coroutines.Continuation
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.coroutines.resume
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

class CallTest {
    private val pool = HandPool()
    private val placements = listOf(CALLER, DEFAULT, IO)

    private fun assertHistory(vararg expected: String, body: suspend () -> Long) {
        for (placement in placements) {
            Bodies.suspending = body
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.call("suspending", placement))
            assertEquals(expected.toList(), recorder.awaitRelease())
        }
    }

    // ---- answers ----

    @Test
    fun aCallThatNeverSuspendsIsAnsweredInsideTheCall() {
        Bodies.suspending = { 42 }
        Bodies.plain = { 42 }
        for (name in listOf("suspending", "plain")) {
            val recorder = recorder<Long>().apply { job = 1uL }
            assertEquals(OK, recorder.call(name, CALLER))
            assertEquals(listOf("42", "release"), recorder.events)
            assertEquals(setOf(threadId()), recorder.threads)
            assertEquals(0uL, recorder.job, "there is nothing to cancel")
        }
    }

    @Test
    fun aSubscriptionForWhichThereIsNoHandleIsRefused() {
        val handles = installed().handles
        val limit = handles.limit
        handles.limit = 0
        val others = takeAll(handles)
        try {
            for (placement in placements) {
                val recorder = recorder<Long>()
                assertEquals(INTERNAL, recorder.subscribe("cold", placement = placement))
                assertEquals(emptyList(), recorder.events)
            }
        } finally {
            handles.limit = limit
            for (other in others) handles.remove(other.handle)
        }
    }

    @Test
    fun aCallForWhichThereIsNoHandleIsAnsweredOnceAndReleased() {
        val gate = CompletableDeferred<Unit>()
        Bodies.suspending = {
            gate.await()
            42
        }
        val handles = installed().handles
        val limit = handles.limit
        handles.limit = 0
        val others = takeAll(handles)
        try {
            for (placement in placements) {
                val recorder = recorder<Long>()
                assertEquals(OK, recorder.call("suspending", placement))
                val events = recorder.awaitRelease()
                assertEquals(listOf("failed", "release"), events.map { it.substringBefore(' ') })
                assertTrue("alive" in recorder.failure!!.message, recorder.failure!!.message)
                assertEquals(INVALID_HANDLE, recorder.cancel(HERE))
            }
        } finally {
            handles.limit = limit
            for (other in others) handles.remove(other.handle)
        }
    }

    /** Takes all places that jobs have left in the table. */
    private fun takeAll(handles: Handles): List<Handled> {
        class Other(override val handle: Long) : Handled
        return generateSequence { runCatching { handles.add(::Other) }.getOrNull() }.toList()
    }

    @Test
    fun aCallThatIsLeftToThePoolIsAnsweredThere() {
        Bodies.suspending = { 42 }
        Bodies.plain = { 42 }
        for (name in listOf("suspending", "plain")) for (placement in listOf(DEFAULT, IO)) {
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.call(name, placement))
            assertEquals(listOf("42", "release"), recorder.awaitRelease())
            assertFalse(threadId() in recorder.threads)
            assertNotEquals(0uL, recorder.job)
        }
    }

    @Test
    fun argumentsReachTheFunction() {
        val sum = recorder<Long>()
        assertEquals(OK, sum.call("sum", CALLER, longs(20, 22)))
        assertEquals(listOf("42", "release"), sum.events)
        val nothing = recorder<Unit>()
        assertEquals(OK, nothing.call("nothing", CALLER))
        assertEquals(listOf("kotlin.Unit", "release"), nothing.events)
    }

    @Test
    fun aCallThatSuspendsIsAnsweredOnThePool() {
        for (isHere in listOf(true, false)) {
            val gate = CompletableDeferred<Long>()
            Bodies.suspending = { gate.await() }
            val recorder = recorder<Long>().callOn(pool, "suspending", isHere)
            pool.runAll()
            assertNotEquals(0uL, recorder.job)
            assertEquals(listOf(1L, 0L, 1L), counters())
            gate.complete(7)
            assertEquals(emptyList(), recorder.events, "not on the thread that resumes")
            pool.runAll()
            assertEquals(listOf("7", "release"), recorder.events)
            assertEquals(INVALID_HANDLE, recorder.cancel(HERE))
        }
    }

    @Test
    fun theHandleIsWrittenBeforeACallThatHasSuspendedIsAnswered() {
        for (placement in placements) {
            Bodies.suspending = {
                yield()
                7
            }
            var written = 0uL
            var status = -1
            val recorder = recorder<Long> {
                if (it != "7") return@recorder
                written = job
                status = cancel(LATER)
            }
            recorder.call("suspending", placement)
            assertEquals(listOf("7", "release"), recorder.awaitRelease())
            assertNotEquals(0uL, written)
            assertEquals(OK, status)
        }
    }

    @Test
    fun aBodyThatAnotherThreadResumesIsAnsweredOnce() {
        for (isHere in listOf(true, false)) {
            var continuation: Continuation<Long>? = null
            Bodies.suspending = {
                suspendCoroutineUninterceptedOrReturn {
                    continuation = it
                    COROUTINE_SUSPENDED
                }
            }
            val recorder = recorder<Long>().callOn(pool, "suspending", isHere)
            pool.runAll()
            onThreads(1) { continuation!!.resume(5) }
            assertEquals(emptyList(), recorder.events)
            assertEquals(1, pool.runAll())
            assertEquals(listOf("5", "release"), recorder.events)
        }
    }

    @Test
    fun aBodyThatIsResumedBeforeItHasReturnedIsAnsweredOnce() {
        assertHistory("5", "release") {
            suspendCoroutineUninterceptedOrReturn { continuation ->
                onThreads(1) { continuation.resume(5) }
                COROUTINE_SUSPENDED
            }
        }
        assertHistory("6", "release") { suspendCoroutineUninterceptedOrReturn { 6L } }
    }

    // ---- failures ----

    @Test
    fun aFailureIsTheAnswer() {
        assertHistory("failed kotlin.IllegalStateException: boom", "release") { error("boom") }
        assertHistory("failed kotlin.IllegalStateException: boom", "release") {
            yield()
            error("boom")
        }
        assertHistory("failed kotlin.NotImplementedError: An Error too", "release") {
            throw NotImplementedError("An Error too")
        }
        Bodies.plain = { error("plain") }
        val recorder = recorder<Long>()
        recorder.call("plain", CALLER)
        assertEquals(listOf("failed kotlin.IllegalStateException: plain", "release"), recorder.events)
        assertTrue("\n" in recorder.failure!!.trace)
    }

    @Test
    fun kotlinsOwnCancellationAndTimeoutsAreToldApart() {
        assertHistory("cancelled", "release") { throw CancellationException("own") }
        assertHistory("cancelled", "release") {
            yield()
            throw CancellationException("own")
        }
        assertHistory("timeout", "release") { withTimeout(1.milliseconds) { awaitCancellation() } }
    }

    @Test
    fun aFailedChildOfAnInnerScopeMayBeCaught() {
        assertHistory("8", "release") {
            try {
                coroutineScope { launch { error("child") } }
                0
            } catch (_: IllegalStateException) {
                8
            }
        }
    }

    @Test
    fun aResultThatHasNoEncodingIsAFailure() {
        for (placement in placements) {
            Bodies.lasting = { 3.seconds }
            val fine = recorder<Duration>()
            fine.call("lasting", placement)
            assertEquals(listOf("3s", "release"), fine.awaitRelease())
            Bodies.lasting = { Duration.INFINITE }
            val infinite = recorder<Duration>()
            infinite.call("lasting", placement)
            val told = "failed kotlin.IllegalArgumentException: an infinite Duration can't cross to Swift"
            assertEquals(listOf(told, "release"), infinite.awaitRelease())
        }
    }

    // ---- the context ----

    @Test
    fun theContextIsThatOfACoroutine() {
        for (placement in placements) {
            val seen = mutableListOf<Any?>()
            Bodies.suspending = {
                val context = currentCoroutineContext()
                seen += context[CoroutineName]?.name
                seen += context[Job]!!.isActive
                seen += context[Job] === currentCoroutineContext()[Job]
                val thread = threadId()
                withContext(Dispatchers.Default) { seen += threadId() == thread }
                withContext(CoroutineName("inner")) { seen += currentCoroutineContext()[CoroutineName]?.name }
                1
            }
            val recorder = recorder<Long>()
            recorder.call("inNamedScope", placement)
            assertEquals(listOf("1", "release"), recorder.awaitRelease())
            if (placement != CALLER) seen[3] = false // the pool may well use the same thread again
            assertEquals(listOf<Any?>("named", true, true, false, "inner"), seen)
        }
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
