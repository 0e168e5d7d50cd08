package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * The control: a right bridge without demand. One coroutine calls, so elements come in order and one at a time; the
 * consumer's return from `on_each` lets the producer go on; the job's end, whatever it is, is the one terminal.
 */
internal object Right : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate) { flow.collect { gate.each(it) } }
}
