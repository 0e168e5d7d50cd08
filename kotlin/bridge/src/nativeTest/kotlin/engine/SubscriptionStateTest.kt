package kotlinbridge.engine

import kotlinbridge.engine.SubscriptionState.Companion.COMPLETED
import kotlinbridge.engine.SubscriptionState.Companion.FINISHED
import kotlinbridge.engine.SubscriptionState.Companion.RUNNING
import kotlinbridge.engine.SubscriptionState.Companion.STARTING
import kotlinbridge.engine.SubscriptionState.Companion.UNLIMITED
import kotlinbridge.engine.SubscriptionState.Companion.UNSTARTED
import kotlinbridge.engine.SubscriptionState.Companion.WAITING
import kotlin.test.Test
import kotlin.test.assertEquals

private enum class GateState { OPEN, CLOSED, ENDED }

/** A state in its four parts, to say what each event is expected to do. */
private data class Expected(
    val stage: Int,
    val gate: GateState,
    val isOver: Boolean,
    val credit: Long,
)

private val Expected.isAsleep get() = stage == UNSTARTED || stage == WAITING

/** Tries every event on every state. */
class SubscriptionStateTest {
    private val credits = listOf(0L, 1, 2, UNLIMITED - 1, UNLIMITED)
    private val counts = listOf(1L, 2, 64, UNLIMITED - 2, UNLIMITED - 1, UNLIMITED, Long.MAX_VALUE)

    /** All states, including those that no subscription reaches. */
    private val states: List<Expected> = buildList {
        for (stage in UNSTARTED..FINISHED) for (gate in GateState.entries) for (isOver in listOf(false, true)) {
            for (credit in credits) add(Expected(stage, gate, isOver, credit))
        }
    }

    /** Made by events, except for the stage, which is the lowest three bits. */
    private fun Expected.made(): SubscriptionState {
        var state = SubscriptionState.INITIAL
        if (isOver) state = state.cancelled()
        if (credit > 0) state = state.requested(credit)
        state = when (gate) {
            GateState.OPEN -> state
            GateState.CLOSED -> state.closed()
            GateState.ENDED -> state.finished()
        }
        return SubscriptionState(state.bits and 7L.inv() or stage.toLong())
    }

    private fun SubscriptionState.described() = Expected(
        stage,
        if (isOpen) GateState.OPEN else if (isClosed) GateState.CLOSED else GateState.ENDED,
        isOver,
        credit(UNLIMITED),
    )

    private fun assertAlways(event: (SubscriptionState) -> SubscriptionState, expected: (Expected) -> Expected) {
        for (state in states) assertEquals(expected(state), event(state.made()).described(), "after $state")
    }

    private fun Expected.awake() =
        copy(stage = if (stage == UNSTARTED) STARTING else if (stage == WAITING) RUNNING else stage)

    @Test
    fun aStateIsItsFourParts() {
        for (state in states) {
            val made = state.made()
            assertEquals(state, made.described())
            assertEquals(state.isAsleep, made.isAsleep, "$state")
            assertEquals(state.credit > 0, made.hasCredit, "$state")
            assertEquals(state.credit > 0 || state.gate != GateState.OPEN || state.isOver, made.hasNews, "$state")
            assertEquals(if (state.credit == UNLIMITED) 64 else state.credit, made.credit(64), "$state")
        }
        assertEquals(Expected(UNSTARTED, GateState.OPEN, false, 0), SubscriptionState.INITIAL.described())
    }

    @Test
    fun aRequestAddsUpToUnlimitedAndWakesWhoSleeps() {
        for (count in counts) {
            assertAlways({ it.requested(count) }) {
                val isUnlimited = count >= UNLIMITED || it.credit + count >= UNLIMITED
                it.awake().copy(credit = if (isUnlimited) UNLIMITED else it.credit + count)
            }
        }
    }

    @Test
    fun aRegistrationStartsWhatHasNotStarted() =
        assertAlways({ it.registered() }) { if (it.stage == UNSTARTED) it.copy(stage = STARTING) else it }

    @Test
    fun theConsumersCancelClosesAnOpenGateOnly() =
        assertAlways({ it.closed() }) { if (it.gate == GateState.OPEN) it.copy(gate = GateState.CLOSED) else it }

    @Test
    fun aCancelledJobIsOverAndWakesWhoSleeps() = assertAlways({ it.cancelled() }) { it.awake().copy(isOver = true) }

    @Test
    fun aCompletedJobIsOverWhateverWasGoingOn() =
        assertAlways({ it.completed() }) { it.copy(stage = COMPLETED, isOver = true) }

    @Test
    fun theCollectionRunsOnceItHasBegun() = assertAlways({ it.begun() }) { it.copy(stage = RUNNING) }

    @Test
    fun allCreditIsTakenAtOnceUnlessItIsUnlimited() =
        assertAlways({ it.taken() }) { if (it.credit == UNLIMITED) it else it.copy(credit = 0) }

    @Test
    fun whoHasNoNewsFallsAsleep() = assertAlways({ it.awaiting() }) {
        if (it.credit == 0L && it.gate == GateState.OPEN && !it.isOver) it.copy(stage = WAITING) else it
    }

    @Test
    fun theLastRunEndsAnOpenGateAndLeavesAClosedOne() = assertAlways({ it.finished() }) {
        it.copy(stage = FINISHED, gate = if (it.gate == GateState.OPEN) GateState.ENDED else it.gate)
    }
}
