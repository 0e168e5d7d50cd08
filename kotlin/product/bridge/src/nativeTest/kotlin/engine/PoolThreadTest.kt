package kotlinbridge.engine

import kotlinx.coroutines.Runnable
import kotlin.test.Test
import kotlin.test.assertTrue

class PoolThreadTest {
    @Test
    fun aThreadThatBlocksIsSeenWhateverItsCountOfTasks() {
        // The last count belongs to a thread that has run 2^30 tasks.
        for (turn in listOf(0, Int.MAX_VALUE - 1, Int.MIN_VALUE)) {
            val (begun, gate, ended) = List(3) { Gate(1) }
            val tasks = ArrayDeque(listOf(Runnable { begun.open(); gate.await() }))
            val thread = PoolThread(turn) { tasks.removeFirstOrNull() }
            assertTrue(startThread { thread.run(); ended.open() })
            begun.await()
            awaitUntil("the thread with the count $turn is seen to be blocked") { thread.look(isSuspect = true) }
            gate.open()
            ended.await()
        }
    }
}
