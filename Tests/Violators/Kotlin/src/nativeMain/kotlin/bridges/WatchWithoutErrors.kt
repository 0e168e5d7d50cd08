package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch

/**
 * Uses `watch { }` as for a view, where flows do not fail.
 *
 * - Believed: an exception ends the coroutine, and with it the stream.
 * - Happens: an exception ends the process. A flow that cancels itself and a cancelled scope are
 *   followed by silence.
 */
internal object WatchWithoutErrors : JobBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): Job = launch {
        flow.collect { consumer.each(it) }
        consumer.complete()
    }
}
