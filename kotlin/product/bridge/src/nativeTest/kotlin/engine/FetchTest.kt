package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** What a consumer gets that fetches its elements. */
class FetchTest {
    private val pool = HandPool()

    private fun subscribed(demand: Long, isRendezvous: Boolean = false) =
        recorder<Long>().subscribeOn(pool, "cold", demand, isRendezvous = isRendezvous, isFetched = true)

    @AfterTest
    fun nothingIsLeft() = assertEquals(listOf(0L, 0L, 0L), counters())

    @Test
    fun elementsAreGatheredUntilTheyAreFetchedAndTheEndComesToWhoFindsNoMore() {
        Bodies.cold = { flowOf(1L, 2L, 3L) }
        val recorder = subscribed(UNLIMITED)
        pool.runAll()
        assertEquals(emptyList(), recorder.events)
        assertEquals(3, recorder.fetch())
        pool.runAll()
        assertEquals(listOf("1", "2", "3"), recorder.events)
        assertEquals(0, recorder.fetch())
        assertEquals(listOf("1", "2", "3", "complete", "release"), recorder.events)
        assertEquals(0, recorder.fetch(), "after the release")
    }

    @Test
    fun anElementIsBroughtToAConsumerThatFoundNothing() {
        Bodies.cold = { flowOf(1L, 2L, 3L) }
        val recorder = subscribed(demand = 1)
        assertEquals(0, recorder.fetch())
        assertEquals(0, recorder.fetch(), "while it waits")
        pool.runAll()
        assertEquals(listOf("1"), recorder.events)
        recorder.request(1)
        pool.runAll()
        assertEquals(listOf("1"), recorder.events, "nobody waits")
        assertEquals(1, recorder.fetch())
        assertEquals(0, recorder.fetch())
        recorder.request(1)
        pool.runAll()
        assertEquals(listOf("1", "2", "3"), recorder.events)
        recorder.fetch()
        assertEquals(listOf("1", "2", "3", "complete", "release"), recorder.events)
    }

    @Test
    fun theEndComesAtOnceToWhoWaits() {
        Bodies.cold = { flow { throw IllegalStateException("boom") } }
        val recorder = subscribed(UNLIMITED)
        recorder.fetch()
        pool.runAll()
        assertEquals(listOf("failed kotlin.IllegalStateException: boom", "release"), recorder.events)
    }

    @Test
    fun aFailureFollowsTheElementsBeforeIt() {
        Bodies.cold = { flow { emit(1L); throw IllegalStateException("boom") } }
        val recorder = subscribed(UNLIMITED)
        pool.runAll()
        assertEquals(1, recorder.fetch())
        assertEquals(0, recorder.fetch())
        assertEquals(listOf("1", "failed kotlin.IllegalStateException: boom", "release"), recorder.events)
    }

    @Test
    fun aCancelDropsWhatIsGatheredAlsoAfterTheEndOfTheFlow() {
        for (demand in listOf(2L, UNLIMITED)) for (where in listOf(HERE, LATER)) {
            Bodies.cold = { flowOf(1L, 2L, 3L) }
            val recorder = subscribed(demand)
            pool.runAll()
            recorder.cancel(where)
            assertEquals(0, recorder.fetch())
            while (recorder.events.isEmpty()) pool.awaitOne()
            assertEquals(listOf("release"), recorder.events)
        }
    }

    @Test
    fun anEmitThatUsedUpTheCreditOfARendezvousWaitsForARequestAndNotForAFetch() {
        var computed = 0
        Bodies.cold = { flow { while (true) emit((++computed).toLong()) } }
        val recorder = subscribed(demand = 2, isRendezvous = true)
        pool.runAll()
        assertEquals(2, recorder.fetch())
        pool.runAll()
        assertEquals(2, computed)
        recorder.request(1)
        pool.runAll()
        assertEquals(3, computed)
        recorder.cancel(HERE)
    }

    @Test
    fun anElementThatHasNoEncodingFailsTheFlowAfterTheOthers() {
        Bodies.durations = { flowOf(1.seconds, Duration.INFINITE) }
        val recorder = recorder<Duration>().subscribeOn(pool, "durations", UNLIMITED, isFetched = true)
        pool.runAll()
        assertEquals(1, recorder.fetch())
        assertEquals(0, recorder.fetch())
        assertEquals(listOf("1s", "failed", "release"), recorder.events.map { it.substringBefore(' ') })
    }

    @Test
    fun aBlockedProducerHoldsNothingBack() {
        val gate = CompletableDeferred<Unit>()
        Bodies.cold = {
            flow {
                emit(1L)
                emit(2L)
                runBlocking { withTimeout(PATIENCE) { gate.await() } }
                emit(3L)
            }
        }
        val recorder = recorder<Long>()
        val status = recorder.subscribe("cold", flags = FETCHED)
        assertEquals(OK, status)
        while (recorder.events.size < 2) recorder.fetch()
        assertEquals(listOf("1", "2"), recorder.events)
        recorder.fetch()
        gate.complete(Unit)
        recorder.awaitEvent("3")
        recorder.fetch()
        assertEquals(listOf("1", "2", "3", "complete", "release"), recorder.awaitRelease())
    }
}
