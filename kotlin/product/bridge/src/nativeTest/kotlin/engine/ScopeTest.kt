package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class ScopeTest {
    private val placements = listOf(CALLER, DEFAULT, IO)
    private var hasStarted = false

    @Test
    fun aCancelledScopeAnswersEvenWithoutDemand() {
        Bodies.cold = { flow { hasStarted = true } }
        for (placement in placements) for (demand in listOf(0L, 1L, UNLIMITED)) {
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.subscribe("inCancelledScope", demand, placement))
            assertEquals(listOf("cancelled", "release"), recorder.awaitRelease())
        }
        assertFalse(hasStarted)
    }

    @Test
    fun aChildThatFailsFailsItsSubscriptionOrCallAndNoOther() {
        val other = recorder<Long>()
        Bodies.cold = { flow { awaitCancellation() } }
        other.subscribe("inNamedScope", placement = CALLER)

        Bodies.cold = {
            flow {
                emit(1)
                CoroutineScope(currentCoroutineContext()).launch { error("child") }
                awaitCancellation()
            }
        }
        Bodies.suspending = {
            CoroutineScope(currentCoroutineContext()).launch { error("child") }
            awaitCancellation()
        }
        for (placement in placements) {
            val flow = recorder<Long>()
            flow.subscribe("inNamedScope", placement = placement)
            assertEquals(listOf("1", "failed kotlin.IllegalStateException: child", "release"), flow.awaitRelease())
            val call = recorder<Long>()
            call.call("inNamedScope", placement)
            assertEquals(listOf("failed kotlin.IllegalStateException: child", "release"), call.awaitRelease())
        }
        assertTrue(namedScope.isActive)
        assertEquals(emptyList(), other.events)
        other.cancel(HERE)
        assertEquals(listOf("release"), other.awaitRelease())
    }

    @Test
    fun aJobEndsWithItsChildren() {
        val gate = CompletableDeferred<Unit>()
        val pool = HandPool()
        Bodies.suspending = {
            CoroutineScope(currentCoroutineContext()).launch { gate.await() }
            7
        }
        val call = recorder<Long>().callOn(pool, "suspending")
        pool.runAll()
        assertEquals(emptyList(), call.events)
        gate.complete(Unit)
        pool.runAll()
        assertEquals(listOf("7", "release"), call.events)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
