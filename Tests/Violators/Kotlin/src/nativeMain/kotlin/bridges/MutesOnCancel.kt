package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * Closes the gate in `cancel` and forgets the job.
 *
 * - Believed: the consumer hears nothing any more, so the flow is cancelled.
 * - Happens: the flow computes for ever, and nobody is left to stop it.
 */
internal object MutesOnCancel : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate) { flow.collect { gate.each(it) } }

    override fun Subscription.cancel() = gate.close()
}
