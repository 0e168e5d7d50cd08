package kotlinbridge.engine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/**
 * Goes through every interleaving of a subscription's parties: the threads of the consumer and of
 * the scope, and the owner of the serial queue, who runs the collector. Each step is one exchange of the
 * state, as in [Subscription].
 */
class SubscriptionInterleavingTest {
    /** What one thread does. Several threads may do the same. */
    private enum class Deed { REQUEST_ONE, REQUEST_TWO, REGISTER, CANCEL, CANCEL_FROM_SCOPE }

    /** Everything at one moment. The flow still emits [left] elements, and then ends. */
    private data class World(
        val bits: Long = SubscriptionState.INITIAL.bits,
        val threads: List<Deed>,
        val isCancelling: Boolean = false, // the gate is closed, but the job is not cancelled yet
        val runs: Int = 0, // queued in the serial queue
        val collector: Step = Step.ABSENT,
        val credits: Long = 0,
        val left: Int,
        val delivered: Int = 0,
        val requested: Long = 0,
        val isFinished: Boolean = false,
    ) {
        val state get() = SubscriptionState(bits)
        fun with(state: SubscriptionState) = copy(bits = state.bits)
        fun woken(isWoken: Boolean) = if (isWoken) copy(runs = runs + 1) else this
    }

    /** What the owner of the serial queue does next. ABSENT if nobody owns it. */
    private enum class Step { ABSENT, EMITS, LOOKS, FALLS_ASLEEP, COMPLETES }

    private val seen = HashSet<World>()

    /** Visits every world that can follow [start], and returns how many of them are at rest. */
    private fun explore(start: World): Int {
        seen.clear()
        val open = ArrayDeque(listOf(start))
        var ends = 0
        while (open.isNotEmpty()) {
            val world = open.removeLast()
            if (!seen.add(world)) continue
            val next = nextOf(world)
            if (next.isEmpty()) {
                assertAtRest(world)
                ends++
            }
            open.addAll(next)
        }
        return ends
    }

    private fun nextOf(world: World): List<World> = buildList {
        for (deed in world.threads.toSet()) add(done(deed, world.copy(threads = world.threads - deed)))
        if (world.isCancelling) {
            val after = world.with(world.state.cancelled()).copy(isCancelling = false)
            add(after.woken(world.state.isAsleep))
        }
        if (world.collector != Step.ABSENT) add(collected(world))
        else if (world.runs > 0) add(begun(world.copy(runs = world.runs - 1)))
    }

    private fun done(deed: Deed, world: World): World {
        val before = world.state
        return when (deed) {
            Deed.REQUEST_ONE -> requested(world, 1)
            Deed.REQUEST_TWO -> requested(world, 2)
            Deed.REGISTER -> world.with(before.registered()).woken(before.stage == SubscriptionState.UNSTARTED)
            Deed.CANCEL -> world.with(before.closed()).copy(isCancelling = world.isCancelling || before.isOpen)
            Deed.CANCEL_FROM_SCOPE -> world.with(before.cancelled()).woken(before.isAsleep)
        }
    }

    private fun requested(world: World, count: Long): World {
        val after = world.with(world.state.requested(count)).copy(requested = world.requested + count)
        return after.woken(world.state.isAsleep)
    }

    /** The serial queue gives its owner a run. */
    private fun begun(world: World): World = when (world.state.stage) {
        SubscriptionState.UNSTARTED -> error("nothing has started this run: $world")
        SubscriptionState.STARTING -> world.with(world.state.begun())
            .copy(collector = if (world.state.isOver) Step.COMPLETES else Step.EMITS)
        SubscriptionState.RUNNING -> world.copy(collector = Step.LOOKS)
        SubscriptionState.WAITING -> error("a run without a wake: $world")
        SubscriptionState.COMPLETED -> world.with(world.state.finished()).copy(isFinished = true)
        else -> error("a run after the end: $world")
    }

    private fun collected(world: World): World = when (world.collector) {
        Step.EMITS -> when {
            world.left == 0 -> world.copy(collector = Step.COMPLETES)
            world.credits == 0L -> world.copy(collector = Step.LOOKS)
            else -> delivered(world)
        }
        Step.LOOKS -> {
            val before = world.state
            if (before.isClosed || before.isOver) {
                world.with(before.cancelled()).copy(collector = Step.COMPLETES)
            } else {
                val credits = before.credit(portion = 1)
                world.with(before.taken())
                    .copy(credits = credits, collector = if (credits > 0) Step.EMITS else Step.FALLS_ASLEEP)
            }
        }
        Step.FALLS_ASLEEP -> world.with(world.state.awaiting())
            .copy(collector = if (world.state.hasNews) Step.LOOKS else Step.ABSENT)
        Step.COMPLETES -> world.with(world.state.completed()).copy(collector = Step.ABSENT).woken(true)
        Step.ABSENT -> error("nobody")
    }

    private fun delivered(world: World): World {
        val isOpen = world.state.isOpen
        return world.copy(
            left = world.left - 1,
            credits = if (isOpen) world.credits - 1 else 0,
            delivered = world.delivered + if (isOpen) 1 else 0,
        )
    }

    /** No wake-up is lost: a world in which nothing happens any more has nothing left to do. */
    private fun assertAtRest(world: World) {
        val state = world.state
        assertTrue(world.delivered <= world.requested, "more than was requested: $world")
        if (world.isFinished) {
            assertEquals(SubscriptionState.FINISHED, state.stage, "$world")
            if (!state.isClosed && !wasCancelled) assertEquals(elements, world.delivered, "$world")
        } else {
            assertTrue(state.isAsleep, "nobody will come: $world")
            assertTrue(!state.hasNews, "asleep in spite of news: $world")
            assertEquals(world.requested, world.delivered.toLong(), "$world")
            assertTrue(!wasCancelled, "cancelled and not told: $world")
        }
    }

    private var elements = 0
    private var wasCancelled = false

    private fun check(deeds: List<Deed>) {
        wasCancelled = Deed.CANCEL in deeds || Deed.CANCEL_FROM_SCOPE in deeds
        for (count in 0..4) {
            elements = count
            assertTrue(explore(World(threads = deeds, left = count)) > 0)
        }
    }

    @Test
    fun oneEventAtATime() {
        for (deed in Deed.entries) check(listOf(deed))
    }

    @Test
    fun anyTwoEventsInEveryOrder() {
        for (first in Deed.entries) for (second in Deed.entries) check(listOf(first, second))
    }

    @Test
    fun anyThreeEventsInEveryOrder() {
        for (first in Deed.entries) for (second in Deed.entries) for (third in Deed.entries) check(listOf(first, second, third))
    }
}
