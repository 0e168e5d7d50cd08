package kotlinbridge.engine

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class SerialQueueTest {
    private class CountingQueue(pool: CoroutineDispatcher, owned: Boolean = false) : SerialQueue(pool, owned) {
        var slices = 0
        override fun sliceEnded() {
            slices++
        }
    }

    private val pool = HandPool()
    private val queue = CountingQueue(pool)
    private val log = mutableListOf<Int>()

    private fun SerialQueue.post(block: () -> Unit) = dispatch(EmptyCoroutineContext, Runnable { block() })

    @Test
    fun aDispatchWhileIdleRunsOnThePoolAndNotHere() {
        var isOnCaller = true
        queue.post {
            log += 1
            isOnCaller = queue.isOnCaller
        }
        assertEquals(emptyList(), log)
        assertEquals(1, pool.size)
        pool.runOne()
        assertEquals(listOf(1), log)
        assertFalse(isOnCaller)
        assertEquals(0, pool.size)
    }

    @Test
    fun oneRunOnThePoolTakesAllInTheOrderOfTheirDispatch() {
        for (number in 1..5) queue.post { log += number }
        assertEquals(1, pool.size)
        assertEquals(1, pool.runAll())
        assertEquals(listOf(1, 2, 3, 4, 5), log)
        assertEquals(5, queue.slices)
    }

    @Test
    fun theOwnerRunsWhatIsDispatchedMeanwhileWhenItLeaves() {
        assertTrue(queue.enter())
        assertFalse(queue.enter(), "somebody owns it already")
        val isOnCaller = mutableListOf(queue.isOnCaller)
        for (number in 1..3) {
            queue.post {
                log += number
                isOnCaller += queue.isOnCaller
            }
        }
        assertEquals(emptyList(), log)
        queue.leave()
        assertEquals(listOf(1, 2, 3), log)
        assertEquals(listOf(true, true, true, true), isOnCaller)
        assertEquals(4, queue.slices, "one when it leaves, one after each run")
        assertEquals(0, pool.size)
        assertFalse(queue.isOnCaller)
        assertTrue(queue.enter(), "idle again")
        queue.leave()
    }

    @Test
    fun aQueueMayBeOwnedFromTheStart() {
        val owned = CountingQueue(pool, owned = true)
        assertFalse(owned.enter())
        owned.post { log += 1 }
        assertEquals(0, pool.size)
        owned.leave()
        assertEquals(listOf(1), log)
    }

    @Test
    fun afterASliceTheRestGoesToThePoolInOrder() {
        queue.enter()
        for (number in 1..100) queue.post { log += number }
        queue.leave()
        assertEquals((1..SerialQueue.SLICE).toList(), log)
        assertEquals(1, pool.size)
        assertFalse(queue.enter(), "it belongs to the pool already")
        for (number in 101..150) queue.post { log += number }
        assertEquals(1, pool.size)
        pool.runOne()
        assertEquals((1..2 * SerialQueue.SLICE).toList(), log, "the pool gives no more than a slice either")
        assertEquals(1, pool.runAll())
        assertEquals((1..150).toList(), log)
        assertTrue(queue.enter())
        queue.leave()
    }

    @Test
    fun endSliceSendsTheRestToThePool() {
        queue.enter()
        queue.post {
            log += 1
            queue.endSlice()
        }
        queue.post { log += 2 }
        queue.leave()
        assertEquals(listOf(1), log)
        pool.runAll()
        assertEquals(listOf(1, 2), log)

        queue.enter()
        queue.post { log += 3 }
        queue.endSlice()
        queue.leave()
        assertEquals(listOf(1, 2), log)
        pool.runAll()
        assertEquals(listOf(1, 2, 3), log)
    }

    @Test
    fun recursionStaysFlat() {
        var depth = 0
        var deepest = 0
        fun next(left: Int) {
            depth++
            deepest = maxOf(deepest, depth)
            log += left
            if (left > 1) queue.post { next(left - 1) }
            depth--
        }
        queue.enter()
        queue.post { next(10_000) }
        queue.leave()
        val runsOnPool = pool.runAll()
        assertEquals((10_000 downTo 1).toList(), log)
        assertEquals(1, deepest)
        assertEquals((10_000 - 1) / SerialQueue.SLICE, runsOnPool)
    }

    @Test
    fun manyThreadsNeverOverlapAndKeepTheirOrder() {
        val threads = 4
        val each = 20_000
        val shared = SerialQueue(Dispatchers.Default)
        val inside = AtomicInt(0)
        val overlaps = AtomicInt(0)
        val disorders = AtomicInt(0)
        val latest = IntArray(threads) { -1 } // only the owner uses it, and the count
        var count = 0
        val done = CompletableDeferred<Unit>()
        onThreads(threads) { thread ->
            repeat(each) { number ->
                val entered = number % 3 == 0 && shared.enter()
                shared.post {
                    if (inside.incrementAndFetch() != 1) overlaps.incrementAndFetch()
                    if (latest[thread] != number - 1) disorders.incrementAndFetch()
                    latest[thread] = number
                    if (++count == threads * each) done.complete(Unit)
                    inside.decrementAndFetch()
                }
                if (entered) shared.leave()
            }
        }
        runBlocking { withTimeout(PATIENCE) { done.await() } }
        assertEquals(0, overlaps.load())
        assertEquals(0, disorders.load())
    }
}
