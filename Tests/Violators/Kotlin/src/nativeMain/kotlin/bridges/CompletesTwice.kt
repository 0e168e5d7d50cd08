package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * Calls `on_complete` when the collection ends, and again when the job ends.
 *
 * - Believed: one call is for the flow and the other for failures.
 * - Happens: a flow that ends well ends both, and completes twice.
 */
internal object CompletesTwice : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = runThenTell(gate) {
        flow.collect { gate.each(it) }
        gate.complete()
    }
}
