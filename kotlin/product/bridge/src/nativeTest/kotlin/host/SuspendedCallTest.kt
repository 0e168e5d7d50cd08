package kotlinbridge.host

import kotlinbridge.SwiftException
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.Gate
import kotlinbridge.engine.HandPool
import kotlinbridge.engine.startThread
import kotlinbridge.table.*
import kotlinx.cinterop.invoke
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

private const val EARLY = ULong.MAX_VALUE // KB_CANCELLED_EARLY

/** Calls of the host that may suspend, and their cancellation at each point. */
class SuspendedCallTest {
    private val made = ScriptedHost.make(STATION)
    private val error = ScriptedHost.make()
    private val pool = HandPool()
    private val cancelled = mutableListOf<ULong>()
    private var outcome: Result<String>? = null
    private lateinit var late: LateCall

    @BeforeTest
    fun attach() {
        assertTrue(ScriptedHost.isAttached)
        ScriptedHost.cancel = { cancelled += it }
    }

    /** Starts a coroutine on this thread that calls the host once. What follows a suspension waits in [pool]. */
    private fun call(before: (Job) -> Unit = { }): Job = CoroutineScope(pool).launch(start = CoroutineStart.UNDISPATCHED) {
        before(coroutineContext[Job]!!)
        outcome = runCatching { made.inKotlin<Station>(STATION).forecast(1) }
    }

    private fun answersLater(during: (LateCall) -> Unit = { }) {
        ScriptedHost.frame = { frame ->
            late = LateCall(frame, job = 5uL)
            during(late)
            OBSERVED
        }
    }

    private fun inPlace(text: String): (kb_frame) -> Int = { frame ->
        assertEquals(1, frame.read { it.readInt() })
        frame.answer { it.writeString(text) }.toInt()
    }

    private fun onOtherThread(body: () -> Unit) {
        val done = Gate(1)
        assertTrue(startThread { body(); done.open() })
        done.await()
    }

    @Test
    fun anAnswerInPlaceSuspendsNothing() {
        ScriptedHost.frame = inPlace("sun")
        call()
        assertEquals(Result.success("sun"), outcome)
        assertEquals(0, pool.size)
    }

    @Test
    fun anErrorInPlaceIsThrown() {
        ScriptedHost.frame = { frame ->
            failing(error, "hail") { frame.on_throw!!(frame.context, it) }
            THREW
        }
        call()
        assertEquals("hail", assertIs<SwiftException>(outcome?.exceptionOrNull()).message)
    }

    @Test
    fun anAnswerLaterResumesByTheDispatcher() {
        answersLater()
        val job = call()
        assertEquals(null, outcome)
        onOtherThread { late.answer("rain".repeat(1000)) }
        assertEquals(null, outcome)
        assertEquals(1, pool.runAll())
        assertEquals(Result.success("rain".repeat(1000)), outcome)
        assertTrue(job.isCompleted)
        assertEquals(0uL, late.found)
    }

    @Test
    fun anErrorLaterIsThrown() {
        answersLater()
        call()
        onOtherThread { late.fail(error, "hail") }
        pool.runAll()
        assertEquals("hail", assertIs<SwiftException>(outcome?.exceptionOrNull()).message)
    }

    @Test
    fun anAnswerBeforeTheCallHasReturnedSuspendsNothing() {
        answersLater { onOtherThread { it.answer("wind") } }
        call()
        assertEquals(Result.success("wind"), outcome)
        answersLater { onOtherThread { it.fail(error, "hail") } }
        call()
        assertIs<SwiftException>(outcome?.exceptionOrNull())
        assertEquals(0, pool.size)
    }

    private fun failureOf(answers: (LateCall) -> Unit): String {
        answersLater()
        call()
        onOtherThread { answers(late) }
        pool.runAll()
        return assertIs<IllegalStateException>(outcome?.exceptionOrNull()).message!!
    }

    @Test
    fun aHostThatAnswersTwiceOrNeverFailsTheCall() {
        val twice = "Swift has answered a call twice"
        assertEquals(twice, failureOf { it.value("rain"); it.answer("sun") })
        assertEquals(twice, failureOf { it.value("rain"); it.fail(null, "hail") })
        val never = "Swift has ended the call of Swift's ${made.number} without an answer"
        assertEquals(never, failureOf { it.release() })
    }

    @Test
    fun anAnswerThatLiesNowhereFailsTheCall() {
        val nowhere = "the answer of Swift can't be read: %d bytes lie nowhere"
        assertEquals(nowhere.replace("%d", "-1"), failureOf { it.valueOf(-1); it.release() })
        assertEquals(nowhere.replace("%d", "7"), failureOf { it.valueOf(7); it.release() })
    }

    @Test
    fun aRefusedCallFails() {
        made.inKotlin<Any>(STATION).also { kept = it }
        made.isLetGo = true
        val station = kept as Station
        CoroutineScope(pool).launch(start = CoroutineStart.UNDISPATCHED) { outcome = runCatching { station.forecast(1) } }
        assertEquals("Swift has let go of Swift's ${made.number}", assertIs<IllegalStateException>(outcome?.exceptionOrNull()).message)
    }

    // ---- cancel ----

    @Test
    fun aCancelBeforeTheCallReachesIt() {
        answersLater()
        val job = call { it.cancel() }
        assertEquals(EARLY, late.found)
        late.cancelled()
        pool.runAll()
        assertIs<CancellationException>(outcome?.exceptionOrNull())
        assertTrue(job.isCancelled)
        assertEquals(emptyList(), cancelled, "the host has cancelled its job itself")
    }

    /** The host has not said yet which job it is. */
    @Test
    fun aCancelInsideTheCallReachesIt() {
        for (isHere in listOf(true, false)) {
            lateinit var job: Job
            ScriptedHost.frame = { frame ->
                if (isHere) job.cancel() else onOtherThread { job.cancel() }
                late = LateCall(frame)
                OBSERVED
            }
            call { job = it }
            assertEquals(EARLY, late.found)
            late.cancelled()
            pool.runAll()
            assertIs<CancellationException>(outcome?.exceptionOrNull())
        }
        assertEquals(emptyList(), cancelled)
    }

    @Test
    fun aCancelInsideTheCallFindsTheHostsJob() {
        lateinit var job: Job
        answersLater { onOtherThread { job.cancel() } }
        call { job = it }
        assertEquals(listOf(5uL), cancelled)
        assertEquals(0uL, late.found)
        late.cancelled()
        pool.runAll()
        assertIs<CancellationException>(outcome?.exceptionOrNull())
    }

    @Test
    fun aCancelAfterTheCallFindsTheHostsJob() {
        answersLater()
        val job = call()
        job.cancel()
        job.cancel()
        assertEquals(listOf(5uL), cancelled)
        assertEquals(0, pool.runAll(), "the coroutine waits until Swift has ended")
        late.cancelled()
        pool.runAll()
        assertIs<CancellationException>(outcome?.exceptionOrNull())
    }

    @Test
    fun aValueAfterACancelIsReturned() {
        answersLater()
        call().cancel()
        late.answer("storm")
        pool.runAll()
        assertEquals(Result.success("storm"), outcome)
        ScriptedHost.frame = inPlace("calm")
        call { it.cancel() }
        assertEquals(Result.success("calm"), outcome)
    }

    @Test
    fun anErrorAfterACancelWins() {
        answersLater()
        call().cancel()
        late.fail(error, "hail")
        pool.runAll()
        assertIs<SwiftException>(outcome?.exceptionOrNull())
    }

    @Test
    fun aCancelAfterTheAnswerReachesNobody() {
        answersLater()
        val job = call()
        late.answer("snow")
        job.cancel()
        pool.runAll()
        assertEquals(Result.success("snow"), outcome)
        assertEquals(emptyList(), cancelled)
    }

    @Test
    fun aFrameThatACancelHasUsedIsNotUsedAgain() {
        val frames = mutableListOf<Long>()
        fun next(before: (Job) -> Unit = { }) {
            ScriptedHost.frame = { frame -> frames += frame.rawPtr.toLong(); frame.answer { it.writeString("") }.toInt() }
            call(before)
        }
        next()
        next { it.cancel() }
        next()
        next()
        assertEquals(frames[0], frames[1])
        assertNotEquals(frames[1], frames[2])
        assertEquals(frames[2], frames[3])
    }

    @AfterTest
    fun nothingIsLeft() {
        outcome = null
        assertNoPeersLeft()
        assertNothingLeft()
    }
}
