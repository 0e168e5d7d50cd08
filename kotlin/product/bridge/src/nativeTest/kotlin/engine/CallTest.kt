package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.withContext
import kotlinx.coroutines.yield
import kotlin.concurrent.atomics.AtomicReference
import kotlin.coroutines.Continuation
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.coroutines.resume
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/**
 * What a call does beyond the rules that every bridge keeps: handles, resumption by other threads,
 * and the context.
 */
class CallTest {
    private val pool = HandPool()
    private val placements = listOf(CALLER, DEFAULT, IO)

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
    fun aSubscriptionForWhichThereIsNoHandleIsRefused() = withoutHandles {
        for (placement in placements) {
            val recorder = recorder<Long>()
            assertEquals(INTERNAL, recorder.subscribe("cold", placement = placement))
            assertEquals(emptyList(), recorder.events)
        }
    }

    @Test
    fun aCallForWhichThereIsNoHandleIsAnsweredOnceAndReleased() = withoutHandles {
        Bodies.suspending = { awaitCancellation() }
        for (placement in placements) {
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.call("suspending", placement))
            val events = recorder.awaitRelease()
            assertEquals(listOf("failed", "release"), events.map { it.substringBefore(' ') })
            assertTrue("alive" in recorder.failure!!.message, recorder.failure!!.message)
            assertEquals(INVALID_HANDLE, recorder.cancel(HERE))
        }
    }

    /** Runs [body] while other things have all the handles of the library. */
    private fun withoutHandles(body: () -> Unit) {
        class Other(override val handle: Long) : Handled
        val handles = installed().handles
        val limit = handles.limit
        handles.limit = 0
        val others = generateSequence { runCatching { handles.add(::Other) }.getOrNull() }.toList()
        try {
            body()
        } finally {
            handles.limit = limit
            for (other in others) handles.remove(other.handle)
        }
    }

    @Test
    fun theHandleIsWrittenBeforeACallThatHasSuspendedIsAnswered() {
        for (placement in placements) for (where in listOf(HERE, LATER)) {
            Bodies.suspending = {
                yield()
                7
            }
            val handles = mutableListOf<ULong>()
            val statuses = mutableListOf<Int>()
            val recorder = recorder<Long> {
                handles += job
                statuses += cancel(where)
            }
            recorder.call("suspending", placement)
            assertEquals(listOf("7", "release"), recorder.awaitRelease())
            awaitUntil("the release has returned") { statuses.size == 2 }
            assertFalse(0uL in handles)
            assertEquals(listOf(OK, INVALID_HANDLE), statuses)
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
        for (placement in placements) {
            Bodies.suspending = {
                suspendCoroutineUninterceptedOrReturn { continuation ->
                    onThreads(1) { continuation.resume(5) }
                    COROUTINE_SUSPENDED
                }
            }
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.call("suspending", placement))
            assertEquals(listOf("5", "release"), recorder.awaitRelease())
        }
    }

    // ---- cancels ----

    @Test
    fun aCallThatIsCancelledBeforeItsStartNeverRuns() {
        var hasStarted = false
        Bodies.suspending = { 1L.also { hasStarted = true } }
        Bodies.plain = { 1L.also { hasStarted = true } }
        for (call in listOf<Recorder.() -> Recorder>({ callOn(pool, "suspending") }, { callPlainOn(pool) })) {
            val recorder = recorder<Long>().call()
            assertEquals(OK, recorder.cancel(HERE))
            assertEquals(emptyList(), recorder.events, "the pool owns the queue")
            pool.runAll()
            assertEquals(listOf("cancelled", "release"), recorder.events)
        }
        assertFalse(hasStarted)
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

    @Test
    fun aContextThatIsAskedAfterTheEndHasAJobThatHasEnded() {
        for (placement in placements) {
            var context: CoroutineContext? = null
            Bodies.suspending = {
                context = currentCoroutineContext()
                1
            }
            val recorder = recorder<Long>()
            recorder.call("suspending", placement)
            assertEquals(listOf("1", "release"), recorder.awaitRelease())
            assertTrue(context!![Job]!!.isCompleted)
            onThreads(1) { assertTrue((context!! + CoroutineName("inner"))[Job]!!.isCompleted) }
        }
    }

    /** Another thread asks for the job at moments around the one at which the body returns. */
    @Test
    fun aContextThatIsAskedWhileTheBodyEndsLeavesNoJobBehind() {
        val given = AtomicReference<CoroutineContext?>(null)
        val job = AtomicReference<Job?>(null)
        var inPlace = 0
        val left = mutableListOf<Int>() // rounds
        onThreads(2) { index ->
            repeat(ROUNDS) { round ->
                if (index == 0) {
                    Bodies.suspending = {
                        given.store(currentCoroutineContext())
                        spin(round % LONGEST_SPIN)
                        1
                    }
                    val recorder = recorder<Long>()
                    recorder.call("suspending", CALLER)
                    if (!recorder.isRetained) inPlace++
                    assertEquals(listOf("1", "release"), recorder.awaitRelease())
                    while (job.load() == null) spin(1)
                    if (!job.exchange(null)!!.isCompleted) left += round
                } else {
                    while (given.load() == null) spin(1)
                    job.store(given.exchange(null)!![Job])
                }
            }
        }
        assertEquals(emptyList(), left)
        assertTrue(inPlace in 1..<ROUNDS, "$inPlace of $ROUNDS were answered in place: it was no race")
        assertEquals(0, installed().scope.job!!.children.count())
    }

    private fun spin(times: Int) {
        repeat(times) { spun.store(spun.load() + 1) }
    }

    private val spun = AtomicReference(0)

    private companion object {
        const val ROUNDS = 3000
        const val LONGEST_SPIN = 60
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
