package kotlinbridge.engine

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlin.coroutines.CoroutineContext
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** The pool of the library, for all that is not run by the thread that asks for it. Users' callbacks run here. */
internal val elasticPool = ElasticPool()

/**
 * A dispatcher on which tasks may block, also for ever, without stopping others.
 *
 * - Tasks begin in the order in which they were dispatched.
 * - No more than [cores] threads run them as long as none of these is blocked. While tasks wait, a supervisor looks
 *   which threads are blocked in the middle of a task, and calls another one for each of them.
 * - A thread that was blocked and is not any more lets the surplus park when a task ends, although others may wait.
 * - Parked threads end: those beyond [cores] after [surplusPatience], all after [patience].
 * - [dispatch] may be called from any thread, holding any lock. It never throws. If there can be no more threads, it is
 *   up to those there are; with none at all, the next dispatch tries again.
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
    private val parked = ArrayList<PoolThread>() // the one that is called first is the last
    private var blocked = 0
    private var unblocked = cores // how many may be active besides those that are blocked

    private val supervisor = PoolSupervisor(patience, start, ::look)
    private val seen = ArrayList<PoolThread>() // the supervisor's alone
    private var cursor = 0 // likewise

    /** Whether tasks wait for a thread that runs others. Read without the lock: it may have changed a moment ago. */
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

    private val active: Int get() = threads.size - parked.size // with those that are about to begin

    /** The thread that shall [begin], if there may be another one. Under the lock. */
    private fun call(): PoolThread? = when {
        active >= blocked + unblocked -> null
        parked.isEmpty() -> PoolThread(::next).also { threads.add(it) }
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

    /** What [thread] shall run; waits for it. Null if it shall end. */
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
            if (leavesSome) supervisor.wake() // those who are left may be blocked
            if (!isCalled(thread)) return null
        }
    }

    private fun unblock(thread: PoolThread) {
        thread.isBlocked = false
        blocked--
    }

    /** Waits until [thread] is called, or is not needed any more. */
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

    /** Looks which threads are blocked, and calls others. Answers when to look again, or null if no task waits. */
    private fun look(): Duration? {
        seen.clear()
        val isSuspect = lock.hold {
            if (tasks.isEmpty) {
                unblocked = cores
                supervisor.rest()
                return null
            }
            choose()
            blocked > 0 // then what begins now is likely to block too
        }
        val verdicts = BooleanArray(seen.size) { seen[it].look(isSuspect) }
        lock.hold { judge(verdicts) }
        return if (callMissing()) NEXT_LOOK else AFTER_FAILURE
    }

    /** Chooses whom to look at: all that are not known to be blocked, and a few of the others, by turns. */
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

    /** Calls as many threads as may run and find a task. False if one could not be started. */
    private fun callMissing(): Boolean {
        var left = lock.hold { tasks.count }
        while (left-- > 0) {
            val thread = lock.hold { call() } ?: return true
            if (!begin(thread)) return false
        }
        return true
    }

    private companion object {
        /** How many of those known to be blocked are looked at again each time: a look takes microseconds. */
        const val BLOCKED_LOOKS = 8
        val NEXT_LOOK = 1.milliseconds
        val AFTER_FAILURE = 20.milliseconds
    }
}
