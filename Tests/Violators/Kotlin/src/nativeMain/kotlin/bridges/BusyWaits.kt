package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.async
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.onSuccess
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.yield

/**
 * Looks in a loop whether there is something, and lets others run now and then.
 *
 * - Believed: the loop suspends in `yield`, so it costs nothing while nothing comes.
 * - Happens: `yield` returns at once. A flow that waits takes a whole processor.
 */
internal object BusyWaits : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job {
        val elements = Channel<Long>(16)
        val producer = async { flow.collect { elements.send(it) } }
        return runThenTell(gate) {
            try {
                while (!producer.isCompleted || !elements.isEmpty) {
                    repeat(1_000) { elements.tryReceive().onSuccess { gate.each(it) } }
                    yield()
                }
                producer.await()
            } finally {
                producer.cancel()
            }
        }
    }
}
