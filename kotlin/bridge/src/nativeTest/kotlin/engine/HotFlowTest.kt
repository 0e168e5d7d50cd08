package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class HotFlowTest {
    private val pool = HandPool()
    private val placements = listOf(CALLER, DEFAULT, IO)
    private val state = MutableStateFlow(0L)
    private lateinit var shared: MutableSharedFlow<Long>

    @BeforeTest
    fun open() {
        Bodies.state = state
        shared = MutableSharedFlow(replay = 2, extraBufferCapacity = 64)
        Bodies.shared = { shared }
    }

    // ---- state flows ----

    @Test
    fun everyElementIsTheLatestAtTheTimeOfItsRequest() {
        for (isCallerPlaced in listOf(true, false)) {
            state.value = 0
            val recorder = recorder<Long>().subscribeOn(pool, "mutable", demand = 1, isCallerPlaced)
            pool.runAll()
            val expected = mutableListOf("0")
            for (round in 1L..8L) {
                for (step in 1L..3L) {
                    state.value = round * 10 + step
                    if (step != 2L) pool.runAll() // the flow may notice some of them, or all at once
                }
                assertEquals(expected, recorder.events, "nothing without a request")
                recorder.request(1)
                pool.runAll()
                expected += "${round * 10 + 3}"
                assertEquals(expected, recorder.events)
            }
            recorder.cancel(HERE)
            pool.runAll()
            assertEquals(expected + "release", recorder.events)
        }
    }

    @Test
    fun aRequestThatWaitsForAChangeGetsTheLatestToo() {
        for (isCallerPlaced in listOf(true, false)) {
            state.value = 0
            val recorder = recorder<Long>().subscribeOn(pool, "state", demand = 1, isCallerPlaced)
            pool.runAll()
            for (round in 1L..6L) {
                recorder.request(1)
                pool.runAll()
                for (step in 1L..3L) state.value = round * 10 + step
                pool.runAll()
            }
            assertEquals(listOf("0", "13", "23", "33", "43", "53", "63"), recorder.events)
            recorder.cancel(HERE)
            pool.runAll()
            assertEquals("release", recorder.events.last())
        }
    }

    @Test
    fun anEqualValueIsNoElement() {
        val recorder = recorder<Long>().subscribeOn(pool, "state", demand = 5)
        pool.runAll()
        for (value in listOf(1L, 1L, 2L, 2L)) {
            state.value = value
            pool.runAll()
        }
        assertEquals(listOf("0", "1", "2"), recorder.events)
        recorder.cancel(HERE)
        pool.runAll()
    }

    @Test
    fun withoutARequestAStateFlowIsNotCollected() {
        for (placement in placements) {
            val recorder = recorder<Long>()
            recorder.subscribe("state", demand = 0, placement)
            assertEquals(0, state.subscriptionCount.value)
            state.value++
            recorder.request(1)
            assertEquals(1, state.subscriptionCount.value)
            recorder.awaitEvent("${state.value}")
            recorder.cancel(HERE)
            assertEquals(listOf("${state.value}", "release"), recorder.awaitRelease())
            assertEquals(0, state.subscriptionCount.value)
        }
    }

    // ---- shared flows ----

    @Test
    fun sharedFlowsAreRegisteredWhenSubscribeReturns() {
        for (placement in placements) {
            open()
            val recorder = recorder<Long>()
            recorder.subscribe("shared", placement = placement)
            assertEquals(1, shared.subscriptionCount.value)
            for (number in 1L..5L) assertTrue(shared.tryEmit(number))
            recorder.awaitEvent("5")
            recorder.cancel(HERE)
            assertEquals(listOf("1", "2", "3", "4", "5", "release"), recorder.awaitRelease())
        }
    }

    @Test
    fun registrationCallsNothingBackOnTheSubscribersThread() {
        for (number in 1L..3L) shared.tryEmit(number)
        val recorder = recorder<Long>().subscribeOn(pool, "shared", demand = 10)
        assertEquals(1, shared.subscriptionCount.value)
        shared.tryEmit(4)
        assertEquals(emptyList(), recorder.events)
        pool.runAll()
        assertEquals(listOf("2", "3", "4"), recorder.events, "the replay, then live")
        recorder.cancel(HERE)
        assertEquals(listOf("2", "3", "4", "release"), recorder.events)

        Bodies.shared = { error("no flow") }
        val failing = recorder<Long>().subscribeOn(pool, "shared", demand = 1)
        assertEquals(emptyList(), failing.events)
        pool.runAll()
        assertEquals(listOf("failed kotlin.IllegalStateException: no flow", "release"), failing.events)
    }

    @Test
    fun aSlowSubscriberLosesNothingThatWasBuffered() {
        for (isCallerPlaced in listOf(true, false)) {
            open()
            val recorder = recorder<Long>().subscribeOn(pool, "shared", demand = 1, isCallerPlaced)
            pool.runAll()
            for (number in 1L..20L) shared.tryEmit(number)
            pool.runAll()
            assertEquals(listOf("1"), recorder.events)
            recorder.request(3)
            pool.runAll()
            assertEquals(listOf("1", "2", "3", "4"), recorder.events)
            recorder.request(UNLIMITED)
            pool.runAll()
            assertEquals((1..20).map { "$it" }, recorder.events)
            recorder.cancel(HERE)
            pool.runAll()
            assertEquals("release", recorder.events.last())
        }
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
