package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.flow.MutableStateFlow
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals

class HotFlowTest {
    private val pool = HandPool()
    private val placements = listOf(CALLER, DEFAULT, IO)
    private val state = MutableStateFlow(0L)

    @BeforeTest
    fun open() {
        Bodies.state = state
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

    @Test
    fun aSharedFlowThatCannotBeOpenedFailsOnThePool() {
        Bodies.shared = { error("no flow") }
        val recorder = recorder<Long>().subscribeOn(pool, "shared", demand = 1)
        assertEquals(emptyList(), recorder.events)
        pool.runAll()
        assertEquals(listOf("failed kotlin.IllegalStateException: no flow", "release"), recorder.events)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
