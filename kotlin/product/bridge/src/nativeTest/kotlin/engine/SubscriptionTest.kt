package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalForInheritanceCoroutinesApi
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.emptyFlow
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
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/**
 * What a subscription does beyond the rules of every bridge: where the pool and a flow's own
 * code meet demand, timeouts and cancels.
 */
class SubscriptionTest {
    private val pool = HandPool()
    private val placements = listOf(CALLER, DEFAULT, IO)

    private fun numbers(last: Int) = List(last) { "${it + 1}" }

    @Test
    fun neverMoreIsDeliveredThanWasRequested() {
        for (isCallerPlaced in listOf(true, false)) {
            var begun = 0L
            Bodies.cold = { flow { while (true) emit(++begun) } }
            val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 3, isCallerPlaced)
            pool.runAll()
            assertEquals(numbers(3), recorder.events)
            assertEquals(4, begun, "the next waits in emit")
            recorder.request(1)
            pool.runAll()
            assertEquals(numbers(4), recorder.events)
            recorder.request(2)
            recorder.request(3)
            pool.runAll()
            assertEquals(numbers(9), recorder.events)
            assertEquals(10, begun)
            recorder.cancel(HERE)
            assertEquals(numbers(9) + "release", recorder.events)
        }
    }

    @Test
    fun aRendezvousEndsWithTheRequestThatFollowsTheLastElement() {
        for (isCallerPlaced in listOf(true, false)) {
            Bodies.cold = { flowOf(1L) }
            val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 1, isCallerPlaced, isRendezvous = true)
            pool.runAll()
            assertEquals(listOf("1"), recorder.events)
            recorder.request(1)
            pool.runAll()
            assertEquals(listOf("1", "complete", "release"), recorder.events)
        }
    }

    @Test
    fun theEndNeedsNoCredit() {
        Bodies.cold = { flowOf(1L) }
        val one = recorder<Long>().subscribeOn(pool, "cold", demand = 1)
        pool.runAll()
        Bodies.cold = { emptyFlow() }
        val none = recorder<Long>().subscribeOn(pool, "cold", demand = 1)
        pool.runAll()
        assertEquals(listOf("1", "complete", "release"), one.events)
        assertEquals(listOf("complete", "release"), none.events)
    }

    @Test
    fun aTimeoutAroundAnEmitThatWaitsForCreditIsTheFlowsOwn() {
        for (placement in placements) {
            val timedOut = CompletableDeferred<Unit>()
            Bodies.cold = {
                flow {
                    emit(1)
                    try {
                        withTimeout(1.milliseconds) { emit(2) }
                    } catch (_: TimeoutCancellationException) {
                        timedOut.complete(Unit)
                    }
                    emit(3)
                }
            }
            val recorder = recorder<Long>()
            recorder.subscribe("cold", demand = 1, placement = placement)
            runBlocking { withTimeout(PATIENCE) { timedOut.await() } }
            recorder.request(1)
            assertEquals(listOf("1", "3", "complete", "release"), recorder.awaitRelease())
        }
    }

    @Test
    fun anElementThatHasNoEncodingLeavesNoBytesBehindAndTakesNoCredit() {
        Bodies.durations = {
            flow {
                emit(1.seconds)
                try {
                    emit(Duration.INFINITE)
                } catch (_: IllegalArgumentException) {
                }
                emit(2.seconds)
            }
        }
        val recorder = recorder<Duration>()
        recorder.subscribe("durations", demand = 2, placement = CALLER)
        assertEquals(listOf("1s", "2s", "complete", "release"), recorder.events)
    }

    @Test
    fun kotlinsOwnCancellationIsToldAsSuch() {
        Bodies.cold = {
            flow {
                emit(1)
                throw CancellationException("own")
            }
        }
        for (placement in placements) {
            val recorder = recorder<Long>()
            recorder.subscribe("cold", placement = placement)
            assertEquals(listOf("1", "cancelled", "release"), recorder.awaitRelease())
        }
    }

    @OptIn(ExperimentalForInheritanceCoroutinesApi::class)
    @Test
    fun emittingFromAnotherDispatcherIsRefused() {
        val unchecked = object : Flow<Long> {
            override suspend fun collect(collector: FlowCollector<Long>) {
                collector.emit(1)
                withContext(Dispatchers.Default) { collector.emit(2) }
            }
        }
        Bodies.cold = { unchecked }
        for (placement in placements) {
            val recorder = recorder<Long>()
            recorder.subscribe("cold", placement = placement)
            val events = recorder.awaitRelease()
            assertEquals(listOf("1", "failed", "release"), events.map { it.substringBefore(' ') })
            for (word in listOf("'cold'", "another dispatcher", "flowOn")) {
                assertTrue(word in recorder.failure!!.message, recorder.failure!!.message)
            }
        }
    }

    @Test
    fun cancelLaterCallsNothingBack() {
        var isUnwound = false
        Bodies.cold = {
            flow {
                try {
                    for (number in 1L..3L) {
                        emit(number)
                        yield()
                    }
                } finally {
                    isUnwound = true
                }
            }
        }
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 2)
        pool.runAll()
        assertEquals(OK, recorder.cancel(LATER))
        assertEquals(listOf("1", "2"), recorder.events)
        assertEquals(OK, recorder.request(5), "still a job, but the gate is closed")
        while (recorder.events.last() != "release") pool.awaitOne()
        pool.runAll()
        assertEquals(listOf("1", "2", "release"), recorder.events)
        assertTrue(isUnwound)
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

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
