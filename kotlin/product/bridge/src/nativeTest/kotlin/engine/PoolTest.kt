package kotlinbridge.engine

import kotlinx.coroutines.CancellationException
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.atomicArrayOfNulls
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotSame
import kotlin.test.assertSame
import kotlin.test.assertTrue

class PoolTest {
    private class Item {
        val users = AtomicInt(0)
    }

    private class Items : Pool<Item>(atomicArrayOfNulls(2)) {
        val made = AtomicInt(0)
        val dropped = AtomicInt(0)

        override fun make() = Item().also { made.incrementAndFetch() }
        override fun drop(item: Item) {
            dropped.incrementAndFetch()
        }
    }

    private val items = Items()

    @Test
    fun whatIsGivenBackIsTakenAgain() {
        val first = items.take()
        assertNotSame(first, items.take(), "it has one user at a time")
        items.give(first)
        assertSame(first, items.take())
        assertEquals(2, items.made.load())
    }

    @Test
    fun whatFindsNoPlaceIsDropped() {
        val taken = List(3) { items.take() }
        taken.forEach(items::give)
        assertEquals(1, items.dropped.load())
        assertEquals(taken.take(2).toSet(), setOf(items.take(), items.take()))
    }

    @Test
    fun threadsNeverUseOneItemAtOnce() {
        val mistakes = AtomicInt(0)
        onThreads(4) {
            repeat(50_000) {
                val item = items.take()
                if (item.users.incrementAndFetch() != 1) mistakes.incrementAndFetch()
                item.users.decrementAndFetch()
                items.give(item)
            }
        }
        assertEquals(0, mistakes.load())
        val left = List(2) { items.take() }.toSet().size
        assertEquals(2, left)
    }
}

class CausesTest {
    /** Takes more causes than the pool holds, so that it is empty. */
    private fun takeAll(): List<CancellationException> = List(16) { Causes.take() }

    @Test
    fun aCauseBelongsToOneJobAndIsUsedAgainAfterIt() {
        val taken = takeAll()
        for (cause in taken) assertEquals(1, taken.count { it === cause })
        Causes.giveBack(taken[3])
        assertTrue(takeAll().any { it === taken[3] })
    }

    @Test
    fun aCauseThatCarriesSuppressedExceptionsIsNotUsedAgain() {
        val cause = takeAll().first()
        cause.addSuppressed(IllegalStateException("close failed"))
        Causes.giveBack(cause)
        assertFalse(takeAll().any { it === cause })
    }
}
