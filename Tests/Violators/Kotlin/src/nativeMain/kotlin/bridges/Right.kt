package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * The control: a right bridge without demand. One coroutine calls, so elements come in order and
 * one at a time. When the consumer returns from `on_each`, the producer goes on. The end of the
 * job, whatever it is, is the only terminal.
 */
internal object Right : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate) { flow.collect { gate.each(it) } }
}
