package kotlinbridge.engine

import kotlinbridge.engine.SubscriptionState.Companion.COMPLETED
import kotlinbridge.engine.SubscriptionState.Companion.ENDING
import kotlinbridge.engine.SubscriptionState.Companion.FINISHED
import kotlinbridge.engine.SubscriptionState.Companion.RUNNING
import kotlinbridge.engine.SubscriptionState.Companion.STARTING
import kotlinbridge.engine.SubscriptionState.Companion.UNLIMITED
import kotlinbridge.engine.SubscriptionState.Companion.UNSTARTED
import kotlinbridge.engine.SubscriptionState.Companion.WAITING
import kotlin.test.Test
import kotlin.test.assertEquals

private enum class GateState { OPEN, CLOSED, ENDED }

/** Who uses the gathered elements. */
private enum class User { NOBODY, COLLECTOR, CONSUMER }

/** A state in its parts, to say what each event is expected to do. */
private data class Expected(
    val stage: Int,
    val gate: GateState,
    val isOver: Boolean,
    val credit: Long,
    val user: User = User.NOBODY,
    val isAwaited: Boolean = false,
) {
    /** A consumer that waits fetches nothing. */
    val isPossible: Boolean get() = !(user == User.CONSUMER && isAwaited)
}

private val Expected.isFetchable get() = gate == GateState.OPEN && user == User.NOBODY && !isAwaited
private val Expected.isAsleep get() = stage == UNSTARTED || stage == WAITING

/** Tries every event on every state. */
class SubscriptionStateTest {
    private val credits = listOf(0L, 1, 2, UNLIMITED - 1, UNLIMITED)
    private val counts = listOf(1L, 2, 64, UNLIMITED - 2, UNLIMITED - 1, UNLIMITED, Long.MAX_VALUE)

    /** All states, including those that no subscription reaches. */
    private val states: List<Expected> = buildList {
        for (stage in UNSTARTED..ENDING) for (gate in GateState.entries) for (isOver in listOf(false, true)) {
            for (user in User.entries) for (isAwaited in listOf(false, true)) for (credit in credits) {
                add(Expected(stage, gate, isOver, credit, user, isAwaited))
            }
        }
    }.filter { it.isPossible }

    /** Made by events, except for the stage, which is the lowest three bits. */
    private fun Expected.made(): SubscriptionState {
        var state = SubscriptionState.INITIAL
        if (isAwaited) state = state.fetching().fetched(false)
        state = when (user) {
            User.NOBODY -> state
            User.COLLECTOR -> state.gathering()
            User.CONSUMER -> state.fetching()
        }
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
        if (isGathering) User.COLLECTOR else if (isFetching) User.CONSUMER else User.NOBODY,
        isAwaited,
    )

    private fun assertAlways(event: (SubscriptionState) -> SubscriptionState, expected: (Expected) -> Expected) {
        for (state in states) assertEquals(expected(state), event(state.made()).described(), "after $state")
    }

    private fun Expected.awake() =
        copy(stage = if (stage == UNSTARTED) STARTING else if (stage == WAITING) RUNNING else stage)

    private fun Expected.finishing() = if (stage == ENDING) copy(stage = COMPLETED) else this

    @Test
    fun aStateIsItsParts() {
        for (state in states) {
            val made = state.made()
            assertEquals(state, made.described())
            assertEquals(state.isAsleep, made.isAsleep, "$state")
            assertEquals(state.credit > 0, made.hasCredit, "$state")
            assertEquals(state.isFetchable, made.isFetchable, "$state")
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
        assertAlways({ it.closed() }) {
            if (it.gate == GateState.OPEN) it.finishing().copy(gate = GateState.CLOSED) else it
        }

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

    // ---- elements that the consumer fetches ----

    @Test
    fun aConsumerFetchesWhatNobodyUsesOrWaitsForTheCollector() = assertAlways({ it.fetching() }) {
        when {
            it.isFetchable -> it.copy(user = User.CONSUMER)
            it.gate == GateState.OPEN && it.user == User.COLLECTOR -> it.copy(isAwaited = true)
            else -> it
        }
    }

    @Test
    fun whoHasFetchedNothingWaitsForMoreOrForTheEnd() {
        for (state in states.filter { it.user == User.CONSUMER }) {
            val free = state.copy(user = User.NOBODY)
            assertEquals(free.finishing().copy(isAwaited = true), state.made().fetched(false).described(), "$state")
            assertEquals(free, state.made().fetched(true).described(), "$state")
        }
    }

    @Test
    fun theCollectorGathersUnlessTheConsumerFetches() = assertAlways({ it.gathering() }) {
        if (it.user == User.CONSUMER) it else it.copy(user = User.COLLECTOR)
    }

    @Test
    fun theCollectorBringsWhatIsAwaitedAndElseLeavesIt() {
        for (state in states.filter { it.user == User.COLLECTOR }) {
            val left = state.copy(user = User.NOBODY)
            assertEquals(left, state.made().gathered(false).described(), "$state")
            val expected = if (state.isAwaited) state.copy(isAwaited = false) else left
            assertEquals(expected, state.made().gathered(true).described(), "$state")
        }
    }

    @Test
    fun theEndWaitsForAConsumerThatDoesNot() {
        for (state in states.filter { it.user == User.COLLECTOR }) {
            val isBrought = state.isAwaited || state.gate != GateState.OPEN
            val expected =
                if (isBrought) state.copy(isAwaited = false) else state.copy(stage = ENDING, user = User.NOBODY)
            assertEquals(expected, state.made().ending().described(), "$state")
        }
    }
}
