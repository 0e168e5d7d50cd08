package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalForInheritanceCoroutinesApi
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.channelFlow
import kotlinx.coroutines.flow.emptyFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

class SubscriptionTest {
    private val pool = HandPool()
    private val placements = listOf(CALLER, DEFAULT, IO)

    /** A flow that counts up for ever. [begun] is the count of emits that have begun. */
    private inner class Endless : () -> Flow<Long> {
        var begun = 0L
        override fun invoke() = flow { while (true) emit(++begun) }
    }

    private fun numbers(range: IntRange) = range.map { it.toString() }

    // ---- start, order, demand ----

    @Test
    fun collectionStartsAtTheFirstRequest() {
        val source = Endless()
        Bodies.cold = source
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 0)
        assertEquals(0, pool.size)
        recorder.request(1)
        assertEquals(emptyList(), recorder.events, "not on the thread that requests")
        assertEquals(0, source.begun)
        pool.runAll()
        assertEquals(listOf("1"), recorder.events)
        recorder.cancel(HERE)
        assertEquals(listOf("1", "release"), recorder.events)
    }

    @Test
    fun callerPlacedCodeRunsInsideTheRequest() {
        Bodies.cold = { (1L..5L).asFlow() }
        val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 0, isCallerPlaced = true)
        assertEquals(emptyList(), recorder.events)
        recorder.request(2)
        assertEquals(numbers(1..2), recorder.events)
        recorder.request(3)
        assertEquals(numbers(1..5) + listOf("complete", "release"), recorder.events)
        assertEquals(setOf(threadId()), recorder.threads)
        assertEquals(0, pool.size)
    }

    @Test
    fun elementsComeInOrderInEveryPlacement() {
        for (placement in placements) {
            Bodies.cold = { (1L..5000L).asFlow() }
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.subscribe("cold", placement = placement))
            assertEquals(numbers(1..5000) + listOf("complete", "release"), recorder.awaitRelease())
            if (placement != CALLER) assertFalse(threadId() in recorder.threads)
        }
    }

    @Test
    fun neverMoreIsDeliveredThanWasRequested() {
        for (isCallerPlaced in listOf(true, false)) {
            val source = Endless()
            Bodies.cold = source
            val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 3, isCallerPlaced)
            pool.runAll()
            assertEquals(numbers(1..3), recorder.events)
            assertEquals(4, source.begun, "the next waits in emit")
            recorder.request(1)
            pool.runAll()
            assertEquals(numbers(1..4), recorder.events)
            recorder.request(2)
            recorder.request(3)
            pool.runAll()
            assertEquals(numbers(1..9), recorder.events)
            assertEquals(10, source.begun)
            recorder.cancel(HERE)
            assertEquals(numbers(1..9) + "release", recorder.events)
        }
    }

    @Test
    fun inARendezvousAnEmitReturnsWithTheNextRequestOnly() {
        for (isCallerPlaced in listOf(true, false)) {
            val source = Endless()
            Bodies.cold = source
            val recorder = recorder<Long>()
            recorder.subscribeOn(pool, "cold", demand = 3, isCallerPlaced, isRendezvous = true)
            pool.runAll()
            for (asked in listOf(3, 4, 9)) {
                if (asked > 3) recorder.request(asked - source.begun)
                pool.runAll()
                assertEquals(numbers(1..asked), recorder.events)
                assertEquals(asked.toLong(), source.begun, "what follows is computed when it is asked for")
            }
            recorder.cancel(HERE)
            assertEquals(numbers(1..9) + "release", recorder.events)
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

    /** Fails, instead of hanging, if the element waits for the computation after it. */
    @Test
    fun anElementDoesNotWaitForAProducerThatBlocks() {
        for (placement in listOf(DEFAULT, IO)) for (flags in listOf(0u, RENDEZVOUS)) for (burst in listOf(1L, 5L, 1000L)) {
            val gate = CompletableDeferred<Unit>()
            Bodies.cold = {
                flow {
                    for (number in 1..burst) emit(number)
                    runBlocking { gate.await() } // stands for a computation: it does not suspend
                    emit(0)
                }
            }
            val recorder = recorder<Long>()
            recorder.subscribe("cold", demand = burst + 2, placement = placement, flags = flags)
            assertEquals(burst.toInt(), recorder.awaitEvent("$burst").size)
            gate.complete(Unit)
            assertEquals(listOf("0", "complete", "release"), recorder.awaitRelease().takeLast(3))
        }
    }

    @Test
    fun theElementThatUsesUpTheCreditComesBeforeTheNextIsComputed() {
        for (isCallerPlaced in listOf(true, false)) for (isRendezvous in listOf(true, false)) {
            val recorder = recorder<Long>()
            var seen = emptyList<String>()
            Bodies.cold = {
                flow {
                    for (number in 1L..3L) emit(number)
                    seen = recorder.events
                    emit(4)
                }
            }
            recorder.subscribeOn(pool, "cold", demand = 3, isCallerPlaced, isRendezvous)
            pool.runAll()
            recorder.request(2)
            pool.runAll()
            assertEquals(numbers(1..3), seen)
            assertEquals(listOf("4", "complete", "release"), recorder.events.takeLast(3))
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
    fun elementsComeWhereTheyAreEmittedAndTogetherOnlyInsideTheConsumersOwnRequest() {
        val gate = CompletableDeferred<Unit>()
        Bodies.cold = {
            flow {
                for (number in 1L..3L) emit(number)
                yield()
                emit(4)
                gate.await()
                emit(5)
            }
        }
        val push = recorder<Long>().subscribeOn(pool, "cold", demand = 10)
        val pull = recorder<Long>().subscribeOn(pool, "cold", demand = 10, isCallerPlaced = true, isRendezvous = true)
        assertEquals(listOf(3L, 1L), pull.batches)
        pool.runAll()
        for (recorder in listOf(push, pull)) assertEquals(numbers(1..4), recorder.events)
        assertEquals(listOf(1L, 1L, 1L, 1L), push.batches)
        gate.complete(Unit)
        for (recorder in listOf(push, pull)) {
            assertEquals(numbers(1..4), recorder.events, "not on the thread that resumes")
        }
        pool.runAll()
        for (recorder in listOf(push, pull)) {
            assertEquals(numbers(1..5) + listOf("complete", "release"), recorder.events)
        }
    }

    @Test
    fun aCallerGetsItsThreadBackFromAnEndlessFlow() {
        for (isRendezvous in listOf(true, false)) {
            Bodies.cold = Endless()
            val recorder = recorder<Long>()
            recorder.subscribeOn(pool, "cold", UNLIMITED, isCallerPlaced = true, isRendezvous = isRendezvous)
            assertEquals(Subscription.CALLERS_PORTION, recorder.batches.sum())
            assertEquals(1, pool.size)
            pool.runOne()
            val more = Subscription.POOLS_PORTION * SubscriptionTurn.POOLS_REFILLS
            val all = Subscription.CALLERS_PORTION + more
            assertEquals(all, recorder.batches.sum(), "and others on the pool get their turn")
            assertEquals(1, pool.size)
            recorder.cancel(HERE)
            pool.runAll()
            assertEquals("release", recorder.events.last())
        }
    }

    @Test
    fun aRequestInsideACallbackIsFlatAndServed() {
        for (isCallerPlaced in listOf(true, false)) {
            var depth = 0
            var deepest = 0
            Bodies.cold = { (1L..1000L).asFlow() }
            val recorder = recorder<Long> { event ->
                deepest = maxOf(deepest, ++depth)
                if (event.first().isDigit()) request(1)
                depth--
            }
            recorder.subscribeOn(pool, "cold", demand = 1, isCallerPlaced)
            pool.runAll()
            assertEquals(numbers(1..1000) + listOf("complete", "release"), recorder.events)
            assertEquals(1, deepest)
        }
    }

    @Test
    fun producersOnManyThreadsAreSerial() {
        Bodies.cold = {
            channelFlow {
                repeat(4) { thread ->
                    launch(Dispatchers.Default) { repeat(500) { send(thread * 1000L + it) } }
                }
            }
        }
        var inside = 0
        var overlaps = 0
        val recorder = recorder<Long> {
            if (++inside != 1) overlaps++
            inside--
        }
        recorder.subscribe("cold", demand = 10_000)
        val elements = recorder.awaitRelease().dropLast(2).map { it.toLong() }
        for (thread in 0..3) {
            assertEquals((0L..499L).map { it + thread * 1000 }, elements.filter { it / 1000 == thread.toLong() })
        }
        assertEquals(0, overlaps)
    }

    @Test
    fun everySubscriptionCollectsAnew() {
        Bodies.cold = { (1L..2L).asFlow() }
        repeat(3) {
            val recorder = recorder<Long>().subscribeOn(pool, "cold", demand = 5)
            pool.runAll()
            assertEquals(listOf("1", "2", "complete", "release"), recorder.events)
        }
    }

    @Test
    fun argumentsReachTheFlow() {
        val recorder = recorder<Long>()
        assertEquals(OK, recorder.subscribe("range", placement = CALLER, arguments = longs(7, 9)))
        assertEquals(listOf("7", "8", "9", "complete", "release"), recorder.events)
    }

    @Test
    fun nullAndUnitAndEmptyAreElements() {
        Bodies.texts = { flowOf(null, "", "a", null) }
        val texts = recorder<String?>()
        texts.subscribe("texts", placement = CALLER)
        assertEquals(listOf("null", "", "a", "null", "complete", "release"), texts.events)
        val units = recorder<Unit>()
        units.subscribe("units", placement = CALLER)
        assertEquals(listOf("kotlin.Unit", "kotlin.Unit", "complete", "release"), units.events)
    }

    // ---- failures ----

    private fun assertHistory(vararg expected: String, body: suspend FlowCollector<Long>.() -> Unit) {
        for (placement in placements) {
            Bodies.cold = { flow(body) }
            val recorder = recorder<Long>()
            recorder.subscribe("cold", placement = placement)
            assertEquals(expected.toList(), recorder.awaitRelease())
        }
    }

    @Test
    fun aFailureComesAfterTheElementsBeforeIt() {
        assertHistory("failed kotlin.IllegalStateException: boom", "release") { error("boom") }
        assertHistory("1", "2", "failed kotlin.IllegalStateException: boom", "release") {
            emit(1)
            emit(2)
            error("boom")
        }
        assertHistory("1", "failed kotlin.NotImplementedError: An Error too", "release") {
            emit(1)
            throw NotImplementedError("An Error too")
        }
    }

    @Test
    fun aFailureBringsClassMessageTraceAndCauses() {
        Bodies.cold = { flow { throw IllegalStateException("outer", IllegalArgumentException("inner", Error())) } }
        val recorder = recorder<Long>()
        recorder.subscribe("cold", placement = CALLER)
        val failure = recorder.failure!!
        assertEquals("failed kotlin.IllegalStateException: outer", "$failure")
        assertTrue("\n" in failure.trace, failure.trace)
        assertEquals("failed kotlin.IllegalArgumentException: inner", "${failure.cause}")
        assertEquals("failed kotlin.Error: ", "${failure.cause!!.cause}")
        assertNull(failure.cause.cause!!.cause)
    }

    @Test
    fun aFlowThatCannotBeOpenedFails() {
        Bodies.cold = { error("no flow") }
        val recorder = recorder<Long>()
        assertEquals(OK, recorder.subscribe("cold"))
        assertEquals(listOf("failed kotlin.IllegalStateException: no flow", "release"), recorder.awaitRelease())
    }

    @Test
    fun kotlinsOwnCancellationIsToldAsSuch() {
        assertHistory("1", "cancelled", "release") {
            emit(1)
            throw CancellationException("own")
        }
    }

    @Test
    fun anErrorInFinallyWinsOverKotlinsOwnCancellation() {
        assertHistory("failed kotlin.IllegalStateException: close", "release") {
            try {
                throw CancellationException("own")
            } finally {
                error("close")
            }
        }
    }

    @Test
    fun aTimeoutThatEscapesIsToldAsSuch() {
        assertHistory("1", "timeout", "release") {
            emit(1)
            withTimeout(1.milliseconds) { awaitCancellation() }
        }
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
    fun anElementThatHasNoEncodingFailsTheFlowAndLeavesNoBytesBehind() {
        Bodies.durations = { flowOf(1.seconds, Duration.INFINITE, 2.seconds) }
        val failing = recorder<Duration>()
        failing.subscribe("durations", placement = CALLER)
        val told = "failed kotlin.IllegalArgumentException: an infinite Duration can't cross to Swift"
        assertEquals(listOf("1s", told, "release"), failing.events)

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
        val goingOn = recorder<Duration>()
        goingOn.subscribe("durations", demand = 2, placement = CALLER)
        assertEquals(listOf("1s", "2s", "complete", "release"), goingOn.events, "it took no credit either")
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
    fun aCallbackFlowIsClosedBeforeRelease() {
        var isClosed = false
        Bodies.cold = {
            channelFlow {
                send(1)
                awaitClose { isClosed = true }
            }
        }
        val recorder = recorder<Long>()
        recorder.subscribe("cold")
        recorder.awaitEvent("1")
        recorder.cancel(LATER)
        assertEquals(listOf("1", "release"), recorder.awaitRelease())
        assertTrue(isClosed)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
