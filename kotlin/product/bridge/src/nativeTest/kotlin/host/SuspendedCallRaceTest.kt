package kotlinbridge.host

import kotlinbridge.engine.startThread
import kotlinbridge.table.*
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.DelicateCoroutinesApi
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.launch
import kotlinx.coroutines.newFixedThreadPoolContext
import kotlinx.coroutines.runBlocking
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.AtomicLong
import kotlin.concurrent.atomics.AtomicReference
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.random.Random
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Three threads: one calls, one answers, one cancels. */
class SuspendedCallRaceTest {
    private val made = ScriptedHost.make(STATION)
    private val calls = Channel<LateCall>(Channel.UNLIMITED)
    private val latest = AtomicReference<LateCall?>(null)
    private val reached = AtomicInt(0) // cancels that the host was told of
    private val values = AtomicInt(0)
    private val cancellations = AtomicInt(0)

    @OptIn(DelicateCoroutinesApi::class)
    @Test
    fun everyCallEndsOnceAndNoCancelIsLost() {
        assertTrue(ScriptedHost.isAttached)
        val job = AtomicLong(0)
        ScriptedHost.cancel = { reached.incrementAndFetch() }
        ScriptedHost.frame = { frame ->
            val late = LateCall(frame, job.incrementAndFetchAsJob())
            if (late.found != 0uL) reached.incrementAndFetch()
            calls.trySend(late)
            OBSERVED
        }
        // Of threads that end, because one that waits keeps what it has done last.
        newFixedThreadPoolContext(3, "race").use { threads -> race(threads) }
        assertEquals(ROUNDS, values.load() + cancellations.load())
        assertTrue(cancellations.load() > 0 && values.load() > 0)
    }

    private fun race(threads: CoroutineDispatcher) {
        runBlocking(threads) {
            launch { for (late in calls) if (Random.nextInt(4) == 0) late.cancelled() else late.answer("$ROUNDS") }
            repeat(ROUNDS) { round ->
                val running = launch(start = CoroutineStart.UNDISPATCHED) {
                    try {
                        assertEquals("$ROUNDS", made.inKotlin<Station>(STATION).forecast(1))
                        values.incrementAndFetch()
                    } catch (_: CancellationException) {
                        cancellations.incrementAndFetch()
                    }
                }
                if (round % 2 == 0) launch { running.cancel() }
                running.join()
            }
            calls.close()
        }
    }

    private fun AtomicLong.incrementAndFetchAsJob(): ULong {
        while (true) {
            val before = load()
            if (compareAndSet(before, before + 1)) return (before + 1).toULong()
        }
    }

    /** A cancel comes from another thread while the call runs: whenever it comes, the host hears of it once. */
    @Test
    fun aCancelThatRacesWithTheCallReachesTheHostOnce() {
        assertTrue(ScriptedHost.isAttached)
        ScriptedHost.cancel = { reached.incrementAndFetch() }
        val turn = AtomicReference<Job?>(null)
        val isOver = AtomicInt(0)
        assertTrue(startThread {
            while (isOver.load() == 0) turn.exchange(null)?.cancel() ?: platform.posix.sched_yield()
        })
        ScriptedHost.frame = { frame ->
            repeat(Random.nextInt(200)) { isOver.load() }
            val late = LateCall(frame)
            if (late.found != 0uL) reached.incrementAndFetch()
            latest.store(late)
            OBSERVED
        }
        runBlocking {
            repeat(ROUNDS) { round ->
                val running = launch(Dispatchers.Unconfined) {
                    turn.store(coroutineContext[Job])
                    try {
                        made.inKotlin<Station>(STATION).forecast(1)
                    } catch (_: CancellationException) {
                    }
                }
                while (reached.load() <= round) platform.posix.sched_yield()
                latest.exchange(null)!!.cancelled()
                running.join()
            }
        }
        isOver.store(1)
        assertEquals(ROUNDS, reached.load())
    }

    @AfterTest
    fun nothingIsLeft() {
        assertNoPeersLeft()
        assertNothingLeft()
    }

    private companion object {
        const val ROUNDS = 5_000
    }
}
