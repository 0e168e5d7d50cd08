package kotlinbridge.engine

import kotlinbridge.LongEmitter
import kotlinbridge.doubleFlow
import kotlinbridge.longFlow
import kotlinbridge.table.*
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.collect
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds

/** Flows whose numbers are not boxed, where they have a path of their own. */
class NumberFlowTest {
    private val pool = HandPool()

    @AfterTest
    fun nothingIsLeft() = assertEquals(listOf(0L, 0L, 0L), counters())

    private fun subscribed(demand: Long, isCallerPlaced: Boolean, isRendezvous: Boolean = false) = listOf(
        recorder<Long>().subscribeOn(pool, "cold", demand, isCallerPlaced, isRendezvous),
        recorder<Double>().subscribeOn(pool, "doubles", demand, isCallerPlaced, isRendezvous),
        recorder<Long?>().subscribeOn(pool, "optionals", demand, isCallerPlaced, isRendezvous),
    )

    private fun numbers(count: Int, recorder: Int) = List(count) { if (recorder == 1) "${it + 1}.0" else "${it + 1}" }

    @Test
    fun neverMoreIsDeliveredThanWasRequested() {
        for (isCallerPlaced in listOf(true, false)) {
            var begun = 0
            Bodies.cold = { longFlow { for (number in 1L..9L) { begun++; emit(number) } } }
            Bodies.doubles = { doubleFlow { for (number in 1..9) { begun++; emit(number.toDouble()) } } }
            val recorders = subscribed(demand = 3, isCallerPlaced)
            pool.runAll()
            assertEquals(3 * 4, begun, "the fourth waits in emit")
            for ((index, recorder) in recorders.withIndex()) assertEquals(numbers(3, index), recorder.events)
            for (recorder in recorders) recorder.request(2)
            pool.runAll()
            for ((index, recorder) in recorders.withIndex()) assertEquals(numbers(5, index), recorder.events)
            for (recorder in recorders) recorder.request(UNLIMITED)
            pool.runAll()
            for ((index, recorder) in recorders.withIndex()) {
                assertEquals(numbers(9, index) + "complete" + "release", recorder.events)
            }
        }
    }

    @Test
    fun anEmitOfARendezvousReturnsWithTheNextRequest() {
        var returned = 0
        Bodies.cold = { longFlow { emit(1); returned++ } }
        Bodies.doubles = { doubleFlow { emit(1.0); returned++ } }
        val recorders = subscribed(demand = 1, isCallerPlaced = true, isRendezvous = true)
        for ((index, recorder) in recorders.withIndex()) assertEquals(numbers(1, index), recorder.events)
        assertEquals(0, returned)
        for (recorder in recorders) recorder.request(1)
        assertEquals(3, returned)
    }

    @Test
    fun elementsAreGatheredForWhoFetchesThem() {
        Bodies.cold = { longFlow { emit(1); emit(2) } }
        Bodies.doubles = { doubleFlow { emit(1.0); emit(2.0) } }
        val recorders = listOf(
            recorder<Long>().subscribeOn(pool, "cold", UNLIMITED, isFetched = true),
            recorder<Double>().subscribeOn(pool, "doubles", UNLIMITED, isFetched = true),
        )
        pool.runAll()
        for ((index, recorder) in recorders.withIndex()) {
            assertEquals(emptyList(), recorder.events)
            assertEquals(2, recorder.fetch())
            assertEquals(0, recorder.fetch())
            assertEquals(numbers(2, index) + "complete" + "release", recorder.awaitRelease())
        }
    }

    @Test
    fun aTimeoutAroundAnEmitThatWaitsForCreditIsTheFlowsOwn() {
        val timedOut = CompletableDeferred<Unit>()
        Bodies.cold = {
            longFlow {
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
        recorder.subscribe("cold", demand = 1, placement = CALLER)
        runBlocking { withTimeout(PATIENCE) { timedOut.await() } }
        recorder.request(1)
        assertEquals(listOf("1", "3", "complete", "release"), recorder.awaitRelease())
    }

    @Test
    fun aCancelEndsTheEmitThatWaits() {
        var ended = 0
        Bodies.cold = { longFlow { try { while (true) emit(1) } finally { ended++ } } }
        Bodies.doubles = { doubleFlow { try { while (true) emit(1.0) } finally { ended++ } } }
        val recorders = subscribed(demand = 1, isCallerPlaced = true)
        for (recorder in recorders) recorder.cancel(HERE)
        assertEquals(3, ended)
        for ((index, recorder) in recorders.withIndex()) assertEquals(numbers(1, index) + "release", recorder.events)
    }

    @Test
    fun whoMayNotEmitIsRefusedAsInAnyFlow() {
        val refused = listOf<suspend LongEmitter.() -> Unit>(
            { withContext(Dispatchers.Default) { emit(2) } },
            { coroutineScope { launch { emit(2) } } },
        )
        for (emitting in refused) for (first in listOf(0L, 1L)) {
            Bodies.cold = { longFlow { if (first > 0) emit(first); emitting() } }
            val recorder = recorder<Long>()
            recorder.subscribe("cold", demand = 1, placement = CALLER)
            recorder.request(1)
            assertEquals("failed", recorder.awaitRelease()[first.toInt()].substringBefore(' '))
            assertTrue("Flow invariant is violated" in recorder.failure!!.message, recorder.failure!!.message)
            assertFailsWith<IllegalStateException> { runBlocking { Bodies.cold().collect() } }
        }
    }

    @Test
    fun nestedScopesMayEmit() {
        Bodies.cold = { longFlow { emit(1); coroutineScope { emit(2); emit(3) }; emit(4) } }
        for (placement in listOf(CALLER, DEFAULT, IO)) {
            val recorder = recorder<Long>()
            recorder.subscribe("cold", placement = placement)
            assertEquals(numbers(4, 0) + "complete" + "release", recorder.awaitRelease())
        }
    }

    @Test
    fun aFlowThatKotlinCancelsEmitsNoMore() {
        Bodies.cold = { longFlow { emit(1); currentCoroutineContext()[Job]!!.cancel(); emit(2) } }
        val recorder = recorder<Long>()
        recorder.subscribe("cold", placement = CALLER)
        assertEquals(listOf("1", "cancelled", "release"), recorder.awaitRelease())
    }

    @Test
    fun kotlinCollectsItAsAnyFlow() = runBlocking {
        val longs: Flow<Long> = longFlow { emit(1); emit(2) }
        val doubles: Flow<Double> = doubleFlow { emit(0.5) }
        assertEquals(listOf(2L, 4L), longs.map { it * 2 }.toList())
        assertEquals(listOf(1L, 2L), longs.toList(), "once more")
        assertEquals(listOf(1.0), doubles.map { it * 2 }.toList())
    }
}
