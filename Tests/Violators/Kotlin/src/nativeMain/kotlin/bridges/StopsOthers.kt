package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.newSingleThreadContext

private val bridgeThread = newSingleThreadContext("bridge")

/**
 * Runs all subscriptions on one thread.
 *
 * - Believed: one thread needs no locks.
 * - Happens: a consumer that blocks in `on_each` stops all the others, and so does a flow that does
 *   not pause.
 */
internal object StopsOthers : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate, bridgeThread) { flow.collect { gate.each(it) } }
}
