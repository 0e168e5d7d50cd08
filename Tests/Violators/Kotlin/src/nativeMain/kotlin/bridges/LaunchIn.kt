package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.onCompletion
import kotlinx.coroutines.flow.onEach

/**
 * Chains operators and `launchIn`, as most blog posts do.
 *
 * - Believed: each operator has its callback, so each callback comes when it should.
 * - Happens: `onCompletion` runs after `catch`, so `on_complete` follows `on_throw`. It also runs
 *   after a cancellation, by the consumer or by the flow itself. In a cancelled scope nothing runs.
 */
internal object LaunchIn : JobBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): Job =
        flow.onEach { consumer.each(it) }
            .catch { consumer.fail(it) }
            .onCompletion { consumer.complete() }
            .launchIn(this)
}
