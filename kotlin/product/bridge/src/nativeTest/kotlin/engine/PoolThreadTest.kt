package kotlinbridge.engine

import kotlinx.coroutines.Runnable
import kotlin.native.ref.WeakReference
import kotlin.native.runtime.GC
import kotlin.test.Test
import kotlin.test.assertNull
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

    @Test
    fun aThreadThatWaitsKeepsNothingOfItsLastTask() {
        val (waits, gate, ended) = List(3) { Gate(1) }
        val tasks = ArrayDeque<Runnable>()
        val task = addTask(tasks)
        val thread = PoolThread {
            tasks.removeFirstOrNull() ?: run {
                waits.open()
                gate.await()
                null
            }
        }
        assertTrue(startThread { thread.run(); ended.open() })
        waits.await()
        GC.collect()
        assertNull(task.value)
        gate.open()
        ended.await()
    }

    /** In a function of its own, because a variable of the test would keep the task. */
    private fun addTask(tasks: ArrayDeque<Runnable>): WeakReference<Runnable> {
        val ran = Gate(1)
        val task = Runnable { ran.open() }
        tasks += task
        return WeakReference(task)
    }
}
