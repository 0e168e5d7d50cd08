package kotlinbridge.engine

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlin.coroutines.CoroutineContext
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/**
 * The library's pool. It runs everything that the asking thread does not run itself, users'
 * callbacks included.
 */
internal val elasticPool = ElasticPool()

/**
 * A dispatcher whose tasks may block, even for ever, without stopping other tasks.
 *
 * - Tasks begin in the order in which they were dispatched.
 * - At most [cores] threads run them as long as none of these threads is blocked. While tasks wait,
 *   a supervisor looks which threads are blocked in the middle of a task, and calls another thread
 *   for each of them.
 * - When a thread is no longer blocked there is one too many: a thread whose task ends then parks,
 *   although other tasks may wait.
 * - Parked threads end: those beyond [cores] after [surplusPatience], all after [patience].
 * - [dispatch] may be called from any thread, and the caller may hold any lock. It never throws. If
 *   no more threads can be started, the existing ones do the work; if there are none, the next
 *   dispatch tries again.
 */
internal class ElasticPool(
    private val cores: Int = Platform.getAvailableProcessors(),
    private val surplusPatience: Duration = 1.seconds,
    private val patience: Duration = 10.seconds,
    private val start: (() -> Unit) -> Boolean = ::startThread,
) : CoroutineDispatcher() {

    private val lock = NativeLock()

    // Guarded by the lock:
    private val tasks = TaskQueue()
    private val threads = ArrayList<PoolThread>()
    private val parked = ArrayList<PoolThread>() // called from the end
    private var blocked = 0
    private var unblocked = cores // how many threads may be active besides the blocked ones

    private val supervisor = PoolSupervisor(patience, start, ::look)
    private val seen = ArrayList<PoolThread>() // only the supervisor uses this
    private var cursor = 0 // and this

    /**
     * Whether tasks wait for a thread that runs others. Read without the lock: it may have changed
     * a moment ago.
     */
    val isWaitedFor: Boolean get() = !tasks.isEmpty

    /** For tests. */
    val threadCount: Int get() = lock.hold { threads.size }

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        val called = lock.hold {
            tasks.add(block)
            call()
        }
        if (called != null) begin(called) else supervisor.wake()
    }

    // ---- calling a thread ----

    private val active: Int get() = threads.size - parked.size // including those that are about to begin

    /** The thread to [begin], or null if there may not be another one. Called under the lock. */
    private fun call(): PoolThread? = when {
        active >= blocked + unblocked -> null
        parked.isEmpty() -> PoolThread(next = ::next).also { threads.add(it) }
        else -> parked.removeAt(parked.lastIndex).also { it.isParked = false }
    }

    private fun begin(thread: PoolThread): Boolean {
        if (!thread.isNew) {
            thread.call.raise()
            return true
        }
        thread.isNew = false
        if (start(thread::run)) return true
        lock.hold { threads.remove(thread) }
        thread.call.free()
        supervisor.wake() // tries again
        return false
    }

    // ---- what a thread asks for ----

    /** Waits for a task for [thread]. Null if the thread is to end. */
    private fun next(thread: PoolThread): Runnable? {
        while (true) {
            var leavesSome = false
            val task = lock.hold {
                if (thread.isBlocked) unblock(thread)
                val taken = if (active <= blocked + unblocked) tasks.take() else null
                if (taken == null) {
                    leavesSome = !tasks.isEmpty
                    thread.isParked = true
                    parked.add(thread)
                }
                taken
            }
            if (task != null) return task
            if (leavesSome) supervisor.wake() // the other threads may be blocked
            if (!isCalled(thread)) return null
        }
    }

    private fun unblock(thread: PoolThread) {
        thread.isBlocked = false
        blocked--
    }

    /** Waits until [thread] is called, and then is true, or until it is no longer needed. */
    private fun isCalled(thread: PoolThread): Boolean {
        var isOld = false
        while (true) {
            if (thread.call.await(if (isOld) patience - surplusPatience else surplusPatience)) return true
            val isOver = lock.hold {
                val isOver = thread.isParked && (isOld || threads.size > cores)
                if (isOver) {
                    threads.remove(thread)
                    parked.remove(thread)
                }
                isOver
            }
            if (isOver) return false
            isOld = true
        }
    }

    // ---- the supervisor ----

    /**
     * Looks which threads are blocked, and calls others. Returns the time until the next look, or
     * null if no task waits.
     */
    private fun look(): Duration? {
        seen.clear()
        val isSuspect = lock.hold {
            if (tasks.isEmpty) {
                unblocked = cores
                supervisor.rest()
                return null
            }
            choose()
            blocked > 0 // a task that begins now is likely to block too
        }
        val verdicts = BooleanArray(seen.size) { seen[it].look(isSuspect) }
        lock.hold { judge(verdicts) }
        return if (callMissing()) NEXT_LOOK else AFTER_FAILURE
    }

    /**
     * Chooses the threads to look at: all that are not known to be blocked, and in turn a few of
     * the others.
     */
    private fun choose() {
        var others = 0
        val count = threads.size
        for (offset in 0 until count) {
            val thread = threads[(cursor + offset) % count]
            if (thread.isParked || (thread.isBlocked && others++ >= BLOCKED_LOOKS)) continue
            seen.add(thread)
        }
        cursor = (cursor + BLOCKED_LOOKS) % count.coerceAtLeast(1)
    }

    private fun judge(verdicts: BooleanArray) {
        for (index in verdicts.indices) {
            val thread = seen[index]
            if (thread.isBlocked == verdicts[index] || !thread.isAsSeen) continue
            thread.isBlocked = verdicts[index]
            if (thread.isBlocked) blocked++ else blocked--
        }
        unblocked = PoolGrowth.unblocked(cores, active, blocked)
    }

    /**
     * Calls threads until no more may run or every task has one. False if a thread could not be
     * started.
     */
    private fun callMissing(): Boolean {
        var left = lock.hold { tasks.count }
        while (left-- > 0) {
            val thread = lock.hold { call() } ?: return true
            if (!begin(thread)) return false
        }
        return true
    }

    private companion object {
        /**
         * How many of the threads known to be blocked are looked at again each time. A look takes
         * microseconds.
         */
        const val BLOCKED_LOOKS = 8
        val NEXT_LOOK = 1.milliseconds
        val AFTER_FAILURE = 20.milliseconds
    }
}
