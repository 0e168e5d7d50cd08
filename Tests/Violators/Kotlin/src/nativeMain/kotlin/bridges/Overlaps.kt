package violators

import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.TimeSource
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.IO
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.joinAll
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import platform.posix.sched_yield

/**
 * Launches a coroutine for each element, two at a time, so that a slow consumer does not hold up
 * the flow.
 *
 * - Believed: callbacks still come one at a time, because `collect` is sequential.
 * - Happens: two callbacks run at once, on two threads, and either may be first.
 */
internal object Overlaps : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job {
        val outer = this
        return runThenTell(gate) {
            val meeting = Meeting()
            val running = mutableListOf<Job>()
            try {
                flow.collect { element ->
                    running += outer.launch(Dispatchers.IO) {
                        meeting.attend()
                        if (gate.isOpen) gate.consumer.each(element)
                    }
                    if (running.size == 2) {
                        running.joinAll()
                        running.clear()
                    }
                }
            } finally {
                withContext(NonCancellable) { running.joinAll() }
            }
        }
    }
}

/** Lets two deliveries wait for each other, so that they overlap for certain and not by luck. */
private class Meeting {
    private val came = AtomicInt(0)

    /** Waits for the other delivery, but not long: the last element may be alone. */
    fun attend() {
        val paired = (came.incrementAndFetch() + 1) / 2 * 2
        val start = TimeSource.Monotonic.markNow()
        while (came.load() < paired && start.elapsedNow() < 50.milliseconds) sched_yield()
    }
}
