package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * `on_complete` where the collection ends, and again where the job does.
 *
 * - Believed: the one is for the flow and the other for failures.
 * - Happens: a flow that ends well ends both, and completes twice.
 */
internal object CompletesTwice : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = runThenTell(gate) {
        flow.collect { gate.each(it) }
        gate.complete()
    }
}
