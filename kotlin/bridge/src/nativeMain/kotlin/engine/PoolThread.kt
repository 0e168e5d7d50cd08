package kotlinbridge.engine

import kotlinbridge.c.kb_thread_id
import kotlinbridge.c.kb_thread_waits
import kotlinx.coroutines.Runnable
import kotlin.concurrent.Volatile

/** One thread of an [ElasticPool]: runs what [next] hands out, until that is null. */
internal class PoolThread(private val next: (PoolThread) -> Runnable?) {
    // Guarded by the pool's lock:
    var isNew = true
    var isParked = false
    var isBlocked = false

    /** What it waits for while parked. */
    val call = Flag()

    /** Another one whenever a task begins or ends. Set by this thread, read by the supervisor too. */
    @Volatile
    var turn = 0
        private set

    @Volatile
    private var id = 0

    // The supervisor's alone:
    private var seenTurn = -1
    private var seenWaits = false

    fun run() {
        id = kb_thread_id()
        while (true) {
            val task = next(this) ?: break
            turn++
            run(task)
            turn++
        }
        call.free()
    }

    /** What leaves a task goes where Kotlin's uncaught exceptions go. The thread goes on if the process does. */
    private fun run(task: Runnable) = try {
        task.run()
    } catch (failure: Throwable) {
        processUnhandledException(failure)
    }

    /**
     * Whether it waits in the middle of a task, and did so in the same one at the look before. One look is not enough:
     * it may have waited for a lock of an allocator, or for the garbage collector, for which the supervisor waits too.
     *
     * @param isSuspect takes a first look at a task that has just begun: one earlier, but each takes microseconds.
     */
    fun look(isSuspect: Boolean): Boolean {
        val turn = turn
        val isSameTask = turn == seenTurn
        val waits = turn % 2 == 1 && (isSameTask || isSuspect) && kb_thread_waits(id) != 0
        val isBlocked = isSameTask && waits && seenWaits
        seenTurn = turn
        seenWaits = waits
        return isBlocked
    }

    /** Whether [look] still holds: the task at which it looked has not ended. */
    val isAsSeen: Boolean get() = turn == seenTurn
}
