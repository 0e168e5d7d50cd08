package kotlinbridge.engine

import kotlinx.coroutines.Runnable
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.native.ref.WeakReference
import kotlin.native.runtime.GC
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

class ElasticPoolTest {
    private val live = AtomicInt(0) // threads, including the supervisor
    private val most = AtomicInt(0)
    private val refusals = AtomicInt(0) // how many of the next starts of a thread fail
    private val pool = pool(cores = 2)

    private fun pool(cores: Int, patience: Duration = 20.milliseconds) = ElasticPool(cores, patience, patience, ::start)

    private fun start(body: () -> Unit): Boolean {
        if (refusals.load() > 0) {
            refusals.decrementAndFetch()
            return false
        }
        most.raiseTo(live.incrementAndFetch())
        return startThread {
            body()
            live.decrementAndFetch()
        }
    }

    private fun ElasticPool.run(body: () -> Unit) = dispatch(EmptyCoroutineContext, Runnable { body() })

    @AfterTest
    fun allThreadsHaveEnded() = awaitUntil("threads end") { live.load() == 0 && pool.threadCount == 0 }

    @Test
    fun tasksBeginInTheOrderOfTheirDispatch() {
        val single = pool(cores = 1)
        val gate = Gate(1)
        val done = Gate(1)
        val seen = ArrayList<Int>()
        single.run { gate.await() }
        repeat(1000) { index -> single.run { seen += index } } // all on one thread: no other is called while it computes
        single.run { done.open() }
        gate.open()
        done.await()
        assertEquals(List(1000) { it }, seen.sorted())
        if (most.load() == 2) assertEquals(seen.sorted(), seen)
    }

    @Test
    fun tasksThatBlockForEverStopNobodyElse() {
        val gate = Gate(1)
        val ended = Gate(200)
        repeat(200) { pool.run { gate.await(); ended.open() } }
        val ran = Gate(1)
        pool.run { ran.open() }
        ran.await()
        assertTrue(most.load() <= 200 + 2 * 16 + 1, "${most.load()} threads")
        gate.open()
        ended.await()
    }

    @Test
    fun aThreadThatWaitsKeepsNothingOfItsLastTask() {
        val patient = pool(cores = 1, patience = 3.seconds)
        val last = ran(patient)
        awaitUntil("the task is collected") { GC.collect(); last.value == null }
        assertEquals(1, patient.threadCount)
        awaitUntil("its thread ends") { patient.threadCount == 0 }
    }

    /** Runs a task. The caller's stack frame does not refer to it. */
    private fun ran(pool: ElasticPool): WeakReference<Runnable> {
        val done = Gate(1)
        val task = Runnable { done.open() }
        pool.dispatch(EmptyCoroutineContext, task)
        done.await()
        return WeakReference(task)
    }

    @Test
    fun busyTasksUseNoMoreThreadsThanCores() {
        val done = Gate(1000)
        fun turn(left: Int): Unit = pool.run {
            garbageAndSum()
            if (left > 0) turn(left - 1) else done.open()
        }
        repeat(1000) { turn(5) }
        done.await()
        assertTrue(most.load() <= 2 + 8, "${most.load()} threads")
    }

    @Test
    fun threadsThatWereBlockedLetTheSurplusPark() {
        val gate = Gate(1)
        val ended = Gate(50)
        val reached = Gate(50)
        repeat(50) { pool.run { reached.open(); gate.await(); ended.open() } }
        reached.await()
        val running = AtomicInt(0)
        val mostRunning = AtomicInt(0)
        val done = Gate(2000)
        gate.open()
        ended.await()
        repeat(2000) {
            pool.run {
                val now = running.incrementAndFetch()
                mostRunning.raiseTo(now)
                garbageAndSum()
                running.decrementAndFetch()
                done.open()
            }
        }
        done.await()
        assertTrue(mostRunning.load() <= 2 + 8, "${mostRunning.load()} at once")
    }

    @Test
    fun whatIsDispatchedByManyThreadsRunsOnce() {
        val runs = AtomicInt(0)
        val done = Gate(4 * 20_000)
        onThreads(4) { repeat(20_000) { pool.run { runs.incrementAndFetch(); done.open() } } }
        done.await()
        assertEquals(4 * 20_000, runs.load())
    }

    @Test
    fun aTaskDispatchedJustWhenThreadsEndIsRun() {
        val hasty = pool(cores = 2, patience = Duration.ZERO)
        repeat(3000) {
            val done = Gate(2)
            hasty.run { done.open() }
            hasty.run { done.open() }
            done.await()
        }
    }

    @Test
    fun aThreadThatCannotBeStartedLosesNoTask() {
        refusals.store(1) // the first start, which the supervisor tries again
        val done = Gate(1)
        pool.run { done.open() }
        done.await()
    }

    @Test
    fun withNoThreadAtAllTheNextDispatchTriesAgain() {
        refusals.store(2) // the start of the supervisor fails too
        val done = Gate(2)
        pool.run { done.open() }
        assertEquals(0, live.load())
        pool.run { done.open() }
        done.await()
    }

    @Test
    fun thoseThereAreGoOnWhenThereCanBeNoMore() {
        val first = Gate(1)
        val gate = Gate(1)
        pool.run { first.open(); gate.await() }
        first.await()
        refusals.store(1_000_000)
        val done = Gate(100)
        repeat(100) { pool.run { done.open() } }
        gate.open()
        done.await()
        refusals.store(0)
        assertEquals(1, most.load())
    }

    @Test
    fun anExceptionIsToldAndTheThreadGoesOn() {
        val told = AtomicInt(0)
        val before = setUnhandledExceptionHook { if (it.message == "left the task") told.incrementAndFetch() }
        val done = Gate(10)
        repeat(10) {
            pool.run { throw IllegalStateException("left the task") }
            pool.run { done.open() }
        }
        done.await()
        awaitUntil("all are told") { told.load() == 10 }
        setUnhandledExceptionHook(before)
    }

    @Test
    fun threadsThatComeAndGoLeaveNothingBehind() {
        val hasty = pool(cores = 1, patience = Duration.ZERO)
        fun round() = repeat(300) {
            val done = Gate(1)
            hasty.run { done.open() }
            done.await()
            awaitUntil("the thread has gone") { hasty.threadCount == 0 }
        }
        fun used(): Pair<Int, Int> {
            awaitUntil("threads end") { live.load() == 0 }
            repeat(2) { GC.collect() }
            return processStatus("VmRSS") to processStatus("Threads")
        }
        round()
        val (memory, threads) = used()
        repeat(3) { round() }
        val (memoryAfter, threadsAfter) = used()
        assertTrue(memoryAfter < memory + 20_000, "$memory KB became $memoryAfter")
        assertTrue(threadsAfter <= threads + 1, "$threads threads became $threadsAfter") // one may be about to end
    }

    private fun AtomicInt.raiseTo(value: Int) {
        while (true) {
            val before = load()
            if (value <= before || compareAndSet(before, value)) return
        }
    }

    private fun garbageAndSum(): Int = (0 until 2000).map { it }.sum()
}
