package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class SubscriptionCancelTest {
    private val pool = HandPool()
    private val log = mutableListOf<String>()

    /** Emits each element in a run of its own, and notes the end in the log. */
    private fun singly(): Flow<Long> = flow {
        try {
            var number = 0L
            while (true) {
                emit(++number)
                yield()
            }
        } finally {
            log += "finally"
        }
    }

    private fun await(gate: CompletableDeferred<Unit>) = runBlocking { withTimeout(PATIENCE) { gate.await() } }

    @Test
    fun cancelHereUnwindsInsideTheCall() {
        for (isCallerPlaced in listOf(true, false)) {
            Bodies.cold = ::singly
            val recorder = recorder<Long> { if (it == "release") log += "release" }
            recorder.subscribeOn(pool, "cold", demand = 2, isCallerPlaced)
            pool.runAll()
            assertEquals(OK, recorder.cancel(HERE))
            assertEquals(listOf("1", "2", "release"), recorder.events)
            assertEquals(listOf("finally", "release"), log)
            assertEquals(0, pool.size)
            log.clear()
        }
    }

    @Test
    fun cancelLaterCallsNothingBack() {
        Bodies.cold = ::singly
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 2)
        pool.runAll()
        assertEquals(OK, recorder.cancel(LATER))
        assertEquals(listOf("1", "2"), recorder.events)
        assertEquals(OK, recorder.request(5), "still a job, but the gate is closed")
        while (recorder.events.last() != "release") pool.awaitOne()
        pool.runAll()
        assertEquals(listOf("1", "2", "release"), recorder.events)
        assertEquals(listOf("finally"), log)
    }

    @Test
    fun cancelHereOvertakesACancelLater() {
        Bodies.cold = ::singly
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 1)
        pool.runAll()
        recorder.cancel(LATER)
        recorder.cancel(HERE)
        recorder.awaitPool()
        assertEquals(listOf("1", "release"), recorder.events)
    }

    /** Waits for the release. Another thread may have run part of the unwinding. */
    private fun Recorder.awaitPool() {
        while (events.last() != "release") pool.awaitOne()
        pool.runAll()
    }

    @Test
    fun cancelBeforeTheFirstRequestStartsNothing() {
        Bodies.cold = { flow { log += "started" } }
        for (where in listOf(HERE, LATER)) {
            val recorder = recorder<Long>()
            recorder.subscribe("cold", demand = 0)
            assertEquals(OK, recorder.cancel(where))
            assertEquals(listOf("release"), recorder.awaitRelease())
        }
        assertEquals(emptyList(), log)
    }

    @Test
    fun cancelBeforeThePoolHasBegunStartsNothing() {
        Bodies.cold = { flow { log += "started" } }
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 1)
        assertEquals(OK, recorder.cancel(HERE))
        assertEquals(emptyList(), recorder.events, "the pool owns the mailbox")
        pool.runAll()
        assertEquals(listOf("release"), recorder.events)
        assertEquals(emptyList(), log)
    }

    @Test
    fun cancelInsideACallbackIsTheLastOfIt() {
        for (where in listOf(HERE, LATER)) {
            for (placement in listOf(CALLER, DEFAULT, IO)) {
                Bodies.cold = ::singly
                val recorder = recorder<Long> { if (it == "2") cancel(where) }
                recorder.subscribe("cold", placement = placement)
                assertEquals(listOf("1", "2", "release"), recorder.awaitRelease())
            }
        }
    }

    @Test
    fun cancelInsideTheTerminalOrReleaseChangesNothing() {
        for (where in listOf(HERE, LATER)) {
            val statuses = mutableListOf<Int>()
            Bodies.cold = { flowOf(1L) }
            val recorder = recorder<Long> { if (it != "1") statuses += cancel(where) }
            recorder.subscribe("cold", placement = CALLER)
            assertEquals(listOf("1", "complete", "release"), recorder.events)
            assertEquals(listOf(OK, INVALID_HANDLE), statuses)
        }
    }

    @Test
    fun afterTheEndTheHandleIsStale() {
        Bodies.cold = { flowOf(1L) }
        val recorder = recorder<Long>()
        recorder.subscribe("cold", placement = CALLER)
        assertEquals(INVALID_HANDLE, recorder.cancel(HERE))
        assertEquals(INVALID_HANDLE, recorder.cancel(LATER))
        assertEquals(INVALID_HANDLE, recorder.request(1))
        assertEquals(listOf("1", "complete", "release"), recorder.events)
    }

    @Test
    fun cancelTwiceReleasesOnce() {
        val gate = CompletableDeferred<Unit>()
        Bodies.cold = {
            flow {
                try {
                    emit(1)
                    awaitCancellation()
                } finally {
                    withContext(NonCancellable) { gate.await() }
                }
            }
        }
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 5)
        pool.runAll()
        for (where in listOf(HERE, HERE, LATER, HERE)) assertEquals(OK, recorder.cancel(where))
        assertEquals(listOf("1"), recorder.events, "release waits for what finally waits for")
        gate.complete(Unit)
        pool.runAll()
        assertEquals(listOf("1", "release"), recorder.events)
    }

    @Test
    fun aCancelDuringACallbackLetsNoOtherBegin() {
        for (where in listOf(HERE, LATER)) {
            val entered = CompletableDeferred<Unit>()
            val leave = CompletableDeferred<Unit>()
            Bodies.cold = { flow { repeat(5000) { emit(it.toLong()) } } }
            val recorder = recorder<Long> {
                if (it != "0") return@recorder
                entered.complete(Unit)
                await(leave)
            }
            recorder.subscribe("cold")
            await(entered)
            assertEquals(OK, recorder.cancel(where))
            leave.complete(Unit)
            assertEquals(listOf("0", "release"), recorder.awaitRelease())
        }
    }

    @Test
    fun aFailureAfterTheConsumersCancelIsToldToReleaseOnly() {
        for (where in listOf(HERE, LATER)) {
            Bodies.cold = {
                flow {
                    try {
                        emit(1)
                        emit(2)
                    } finally {
                        error("close")
                    }
                }
            }
            val recorder = recorder<Long>()
            recorder.subscribe("cold", demand = 1)
            recorder.awaitEvent("1")
            recorder.cancel(where)
            val events = recorder.awaitRelease()
            assertEquals(listOf("1", "release(failed kotlin.IllegalStateException: close)"), events)
        }
    }

    @Test
    fun aFlowThatIgnoresItsCancellationDeliversNothingMore() {
        Bodies.cold = {
            flow {
                try {
                    emit(1)
                    emit(2)
                } catch (_: Throwable) {
                    log += "refused"
                }
            }
        }
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 1)
        pool.runAll()
        recorder.cancel(HERE)
        assertEquals(listOf("1", "release"), recorder.events)
        assertEquals(listOf("refused"), log)
    }

    @Test
    fun cancelAgainstTheEndHasOneOutcome() {
        for (round in 1..2000) {
            Bodies.cold = { (1L..3L).asFlow() }
            val recorder = recorder<Long>()
            recorder.subscribe("cold", demand = 3)
            val status = recorder.cancel(if (round % 2 == 0) HERE else LATER)
            val events = recorder.awaitRelease()
            val whole = listOf("1", "2", "3", "complete", "release")
            val isPrefix = events.dropLast(1) == whole.take(events.size - 1)
            assertTrue(isPrefix && events.last() == "release", "round $round, status $status: $events")
        }
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
