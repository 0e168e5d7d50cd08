package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.GlobalScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch

/**
 * Sends all callbacks through one channel, the last by `trySend`, because `invokeOnCompletion`
 * can't suspend.
 *
 * - Believed: there is always room for one more.
 * - Happens: behind a slow consumer there is no room, and the end is lost. Five elements of a
 *   producer that does not pause are enough.
 */
internal object DropsTerminal : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job {
        val oneByOne = Dispatchers.Default.limitedParallelism(1)
        val callbacks = Channel<() -> Unit>(4)
        GlobalScope.launch(oneByOne) { for (callback in callbacks) callback() }
        return runThen(
            oneByOne,
            ended = { cause ->
                callbacks.trySend { if (cause == null) gate.complete() else gate.fail(cause) }
                callbacks.close()
            },
        ) {
            flow.collect { callbacks.send { gate.each(it) } }
        }
    }
}
