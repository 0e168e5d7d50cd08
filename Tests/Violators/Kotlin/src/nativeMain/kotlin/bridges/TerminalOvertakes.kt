package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch

/**
 * Sends elements through a channel, and reports the end directly.
 *
 * - Believed: the end comes after everything else.
 * - Happens: the end comes when the producer has ended, and overtakes the elements that are still
 *   in the channel.
 */
internal object TerminalOvertakes : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job {
        val oneByOne = Dispatchers.Default.limitedParallelism(1)
        val elements = Channel<Long>(64)
        launch(oneByOne) { for (element in elements) gate.each(element) }
        val job = runThenTell(gate, oneByOne) { flow.collect { elements.send(it) } }
        job.invokeOnCompletion { elements.close() }
        return job
    }
}
