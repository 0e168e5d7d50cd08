package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.onCompletion
import kotlinx.coroutines.launch

/**
 * Reports both ends in one place, `onCompletion` with its cause.
 *
 * - Believed: a cause means that the flow has failed.
 * - Happens: the consumer's cancel is a cause too, so `on_throw` follows it. In a cancelled scope
 *   nothing comes.
 */
internal object CompletionCause : JobBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): Job = launch {
        flow.onCompletion { cause -> if (cause == null) consumer.complete() else consumer.fail(cause) }
            .catch { } // the consumer has been told already
            .collect { consumer.each(it) }
    }
}
