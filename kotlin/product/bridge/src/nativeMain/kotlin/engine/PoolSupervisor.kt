package kotlinbridge.engine

import kotlinbridge.c.kb_sleep
import kotlin.concurrent.atomics.AtomicInt
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/**
 * The thread that finds out which threads of a pool are blocked. It is awake only while tasks wait,
 * and ends when nobody has needed it for [patience].
 *
 * @param look is called about every millisecond while the thread is awake. It returns the time
 *   until the next call, or null; then it has called [rest], under the lock under which tasks are
 *   queued.
 */
internal class PoolSupervisor(
    private val patience: Duration,
    private val start: (() -> Unit) -> Boolean,
    private val look: () -> Duration?,
) {
    private val state = AtomicInt(ABSENT)
    private val call = Flag()

    /**
     * Makes the thread look until no task waits. If it can't be started, the next call tries again.
     */
    fun wake() {
        while (true) {
            val current = state.load()
            if (current == AWAKE) return
            if (!state.compareAndSet(current, AWAKE)) continue
            if (current == RESTING) call.raise() else if (!start(::run)) state.store(ABSENT)
            return
        }
    }

    fun rest() {
        state.store(RESTING)
    }

    private fun run() {
        do {
            var pause: Duration? = FIRST_LOOK
            while (pause != null) {
                kb_sleep(pause.inWholeNanoseconds)
                pause = look()
            }
        } while (isNeededAgain())
    }

    private fun isNeededAgain(): Boolean {
        if (call.await(patience)) return true
        if (state.compareAndSet(RESTING, ABSENT)) return false
        while (!call.await(patience)) continue // somebody is about to raise it
        return true
    }

    private companion object {
        const val ABSENT = 0
        const val RESTING = 1
        const val AWAKE = 2
        val FIRST_LOOK = 1.milliseconds
    }
}
