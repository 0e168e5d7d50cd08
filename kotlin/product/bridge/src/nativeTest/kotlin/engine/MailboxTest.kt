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

class MailboxTest {
    private class CountingMailbox(pool: CoroutineDispatcher, owned: Boolean = false) : Mailbox(pool, owned) {
        var slices = 0
        override fun sliceEnded() {
            slices++
        }
    }

    private val pool = HandPool()
    private val mailbox = CountingMailbox(pool)
    private val log = mutableListOf<Int>()

    private fun Mailbox.post(block: () -> Unit) = dispatch(EmptyCoroutineContext, Runnable { block() })

    @Test
    fun aDispatchWhileIdleRunsOnThePoolAndNotHere() {
        var isOnCaller = true
        mailbox.post {
            log += 1
            isOnCaller = mailbox.isOnCaller
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
        for (number in 1..5) mailbox.post { log += number }
        assertEquals(1, pool.size)
        assertEquals(1, pool.runAll())
        assertEquals(listOf(1, 2, 3, 4, 5), log)
        assertEquals(5, mailbox.slices)
    }

    @Test
    fun theOwnerRunsWhatIsDispatchedMeanwhileWhenItLeaves() {
        assertTrue(mailbox.enter())
        assertFalse(mailbox.enter(), "somebody owns it already")
        val isOnCaller = mutableListOf(mailbox.isOnCaller)
        for (number in 1..3) {
            mailbox.post {
                log += number
                isOnCaller += mailbox.isOnCaller
            }
        }
        assertEquals(emptyList(), log)
        mailbox.leave()
        assertEquals(listOf(1, 2, 3), log)
        assertEquals(listOf(true, true, true, true), isOnCaller)
        assertEquals(4, mailbox.slices, "one when it leaves, one after each run")
        assertEquals(0, pool.size)
        assertFalse(mailbox.isOnCaller)
        assertTrue(mailbox.enter(), "idle again")
        mailbox.leave()
    }

    @Test
    fun aMailboxMayBeOwnedFromTheStart() {
        val owned = CountingMailbox(pool, owned = true)
        assertFalse(owned.enter())
        owned.post { log += 1 }
        assertEquals(0, pool.size)
        owned.leave()
        assertEquals(listOf(1), log)
    }

    @Test
    fun afterASliceTheRestGoesToThePoolInOrder() {
        mailbox.enter()
        for (number in 1..100) mailbox.post { log += number }
        mailbox.leave()
        assertEquals((1..Mailbox.SLICE).toList(), log)
        assertEquals(1, pool.size)
        assertFalse(mailbox.enter(), "it belongs to the pool already")
        for (number in 101..150) mailbox.post { log += number }
        assertEquals(1, pool.size)
        pool.runOne()
        assertEquals((1..2 * Mailbox.SLICE).toList(), log, "the pool gives no more than a slice either")
        assertEquals(1, pool.runAll())
        assertEquals((1..150).toList(), log)
        assertTrue(mailbox.enter())
        mailbox.leave()
    }

    @Test
    fun endSliceSendsTheRestToThePool() {
        mailbox.enter()
        mailbox.post {
            log += 1
            mailbox.endSlice()
        }
        mailbox.post { log += 2 }
        mailbox.leave()
        assertEquals(listOf(1), log)
        pool.runAll()
        assertEquals(listOf(1, 2), log)

        mailbox.enter()
        mailbox.post { log += 3 }
        mailbox.endSlice()
        mailbox.leave()
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
            if (left > 1) mailbox.post { next(left - 1) }
            depth--
        }
        mailbox.enter()
        mailbox.post { next(10_000) }
        mailbox.leave()
        val runsOnPool = pool.runAll()
        assertEquals((10_000 downTo 1).toList(), log)
        assertEquals(1, deepest)
        assertEquals((10_000 - 1) / Mailbox.SLICE, runsOnPool)
    }

    @Test
    fun manyThreadsNeverOverlapAndKeepTheirOrder() {
        val threads = 4
        val each = 20_000
        val shared = Mailbox(Dispatchers.Default)
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
