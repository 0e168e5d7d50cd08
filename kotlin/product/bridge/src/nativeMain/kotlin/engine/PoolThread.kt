package kotlinbridge.engine

import kotlinbridge.c.kb_thread_id
import kotlinbridge.c.kb_thread_waits
import kotlinx.coroutines.Runnable
import kotlin.concurrent.Volatile

/**
 * One thread of an [ElasticPool]: runs the tasks that [next] hands out, until that returns null.
 *
 * @param turn where its count begins; an even number.
 */
internal class PoolThread(turn: Int = 0, private val next: (PoolThread) -> Runnable?) {
    // Guarded by the lock of the pool:
    var isNew = true
    var isParked = false
    var isBlocked = false

    /** The thread waits for it while it is parked. */
    val call = Flag()

    /**
     * Changes whenever a task begins or ends; odd inside a task. Negative after 2^30 tasks. This
     * thread writes it, and the supervisor reads it too.
     */
    @Volatile
    var turn = turn
        private set

    @Volatile
    private var id = 0

    // Only the supervisor uses these:
    private var seenTurn = -1
    private var seenWaits = false

    fun run() {
        id = kb_thread_id()
        while (runNext()) {
        }
        call.free()
    }

    /**
     * Runs one task. False if there is none.
     *
     * In a function of its own: while the thread waits for the next task, a variable would keep the last
     * one alive, with all that it has used.
     */
    private fun runNext(): Boolean {
        val task = next(this) ?: return false
        turn++
        run(task)
        turn++
        return true
    }

    /**
     * An exception that leaves a task goes where Kotlin's uncaught exceptions go. If the process
     * goes on, so does the thread.
     */
    private fun run(task: Runnable) = try {
        task.run()
    } catch (failure: Throwable) {
        processUnhandledException(failure)
    }

    /**
     * Whether the thread waits in the middle of a task, and already did so, in the same task, at
     * the previous look. One look is not enough: it may have waited for the lock of an allocator,
     * or for the garbage collector, for which the supervisor waits too.
     *
     * @param isSuspect also looks at a task that has just begun. So a blocked thread is found one
     *   look earlier, but each look takes microseconds.
     */
    fun look(isSuspect: Boolean): Boolean {
        val turn = turn
        val isSameTask = turn == seenTurn
        val waits = turn and 1 == 1 && (isSameTask || isSuspect) && kb_thread_waits(id) != 0
        val isBlocked = isSameTask && waits && seenWaits
        seenTurn = turn
        seenWaits = waits
        return isBlocked
    }

    /** Whether the last [look] still holds: the task has not ended since. */
    val isAsSeen: Boolean get() = turn == seenTurn
}
