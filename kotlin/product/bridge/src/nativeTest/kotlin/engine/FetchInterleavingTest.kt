package kotlinbridge.engine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/**
 * Goes through every interleaving of a collector that gathers elements and a consumer that fetches
 * them. Each step is one exchange of the state, or what a thread does alone between two of them, as
 * in [Subscription].
 */
class FetchInterleavingTest {
    /** What the collector does next. */
    private enum class Collector { CLAIMS, WRITES, LEAVES, BRINGS, CLAIMS_TO_END, ENDS, BRINGS_LAST, TELLS_END, IS_DONE }

    /** What the consumer does next. A waiting one is woken by elements or by the end. */
    private enum class Consumer { ASKS, FETCHES, REPORTS, WAITS, IS_DONE }

    private data class World(
        val bits: Long = SubscriptionState.INITIAL.requested(1).begun().bits,
        val collector: Collector = Collector.CLAIMS,
        val consumer: Consumer = Consumer.ASKS,
        val left: Int,
        val gathered: Int = 0,
        val found: Int = 0, // by the fetch that is under way
        val received: Int = 0,
        val mayCancel: Boolean,
        val isToldEnd: Boolean = false,
    ) {
        val state get() = SubscriptionState(bits)
        fun with(state: SubscriptionState) = copy(bits = state.bits)
    }

    private fun explore(start: World): Set<World> {
        val seen = HashSet<World>()
        val open = ArrayDeque(listOf(start))
        val ends = HashSet<World>()
        while (open.isNotEmpty()) {
            val world = open.removeLast()
            if (!seen.add(world)) continue
            val next = listOfNotNull(collectorsStep(world), consumersStep(world), cancelled(world))
            if (next.isEmpty()) ends += world
            open.addAll(next)
        }
        return ends
    }

    private fun collectorsStep(world: World): World? = when (world.collector) {
        Collector.CLAIMS -> claimed(world, Collector.WRITES)
        Collector.WRITES -> world.copy(left = world.left - 1, gathered = world.gathered + 1, collector = Collector.LEAVES)
        Collector.LEAVES -> world.with(world.state.gathered(world.gathered > 0)).copy(
            collector = when {
                world.state.isAwaited && world.gathered > 0 -> Collector.BRINGS
                world.left > 0 -> Collector.CLAIMS
                else -> Collector.CLAIMS_TO_END
            },
        )
        Collector.BRINGS -> brought(world).copy(collector = Collector.LEAVES)
        Collector.CLAIMS_TO_END -> claimed(world, Collector.ENDS)
        Collector.ENDS -> ended(world)
        Collector.BRINGS_LAST -> brought(world).copy(collector = Collector.ENDS)
        Collector.TELLS_END -> {
            val isTold = world.state.isOpen
            if (isTold) assertEquals(0 to Consumer.WAITS, world.gathered to world.consumer, "told the end: $world")
            val told = world.with(world.state.finished()).copy(collector = Collector.IS_DONE, isToldEnd = isTold)
            if (world.consumer == Consumer.WAITS) told.copy(consumer = Consumer.ASKS) else told
        }
        Collector.IS_DONE -> null
    }

    private fun claimed(world: World, next: Collector): World? =
        if (world.state.isFetching) null else world.with(world.state.gathering()).copy(collector = next)

    private fun ended(world: World): World {
        val after = world.with(world.state.ending())
        return when {
            world.state.isOpen && !world.state.isAwaited -> after.copy(collector = Collector.IS_DONE)
            world.gathered > 0 -> after.copy(collector = Collector.BRINGS_LAST)
            else -> after.with(after.state.gathered(false)).copy(collector = Collector.TELLS_END)
        }
    }

    private fun brought(world: World): World {
        val empty = world.copy(gathered = 0)
        if (!world.state.isOpen) return empty
        assertEquals(Consumer.WAITS, world.consumer, "brought to a consumer that does not wait: $world")
        return empty.copy(received = world.received + world.gathered, consumer = Consumer.ASKS)
    }

    private fun consumersStep(world: World): World? = when (world.consumer) {
        Consumer.ASKS -> if (world.isToldEnd) {
            world.copy(consumer = Consumer.IS_DONE)
        } else {
            val next = if (world.state.isFetchable) Consumer.FETCHES else Consumer.WAITS
            world.with(world.state.fetching()).copy(consumer = next)
        }
        Consumer.FETCHES -> world.copy(found = world.gathered, gathered = 0, consumer = Consumer.REPORTS)
        Consumer.REPORTS -> {
            val hasFound = world.found > 0
            val isLast = !hasFound && world.state.stage == SubscriptionState.ENDING
            world.with(world.state.fetched(hasFound)).copy(
                found = 0,
                received = world.received + world.found,
                consumer = if (hasFound) Consumer.ASKS else Consumer.WAITS,
                collector = if (isLast) Collector.CLAIMS_TO_END else world.collector,
            )
        }
        Consumer.WAITS -> null
        Consumer.IS_DONE -> null
    }

    private fun cancelled(world: World): World? {
        val isBetween = world.consumer == Consumer.ASKS || world.consumer == Consumer.WAITS
        if (!world.mayCancel || !isBetween || world.isToldEnd) return null
        val isEnding = world.state.stage == SubscriptionState.ENDING
        return world.with(world.state.closed()).copy(
            mayCancel = false,
            consumer = Consumer.IS_DONE,
            collector = if (isEnding) Collector.CLAIMS_TO_END else world.collector,
        )
    }

    @Test
    fun everyElementComesOnceAndThenTheEnd() {
        for (count in 0..4) {
            val start = if (count > 0) Collector.CLAIMS else Collector.CLAIMS_TO_END
            val ends = explore(World(left = count, mayCancel = false, collector = start))
            assertTrue(ends.isNotEmpty())
            for (end in ends) {
                assertEquals(Collector.IS_DONE to Consumer.IS_DONE, end.collector to end.consumer, "$end")
                assertEquals(count, end.received, "$end")
                assertTrue(end.isToldEnd && end.state.stage == SubscriptionState.FINISHED, "$end")
            }
        }
    }

    @Test
    fun aCancelEndsItWhereverItComes() {
        for (count in 0..4) {
            val start = if (count > 0) Collector.CLAIMS else Collector.CLAIMS_TO_END
            for (end in explore(World(left = count, mayCancel = true, collector = start))) {
                assertEquals(Collector.IS_DONE to Consumer.IS_DONE, end.collector to end.consumer, "$end")
                assertEquals(SubscriptionState.FINISHED, end.state.stage, "$end")
                assertTrue(end.isToldEnd || end.state.isClosed, "$end")
            }
        }
    }
}
