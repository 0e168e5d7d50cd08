package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.internal.SynchronizedObject
import kotlinx.coroutines.internal.synchronized

/**
 * Keeps a list of all subscriptions.
 *
 * - Believed: at shutdown all of them can be cancelled.
 * - Happens: nothing takes a subscription off the list when it ends. All of them stay for ever,
 *   with what their flows refer to.
 */
internal object KeepsSubscriptions : GatedBridge() {
    private val lock = SynchronizedObject()
    private val all = mutableListOf<Subscription>()

    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job {
        val job = runThenTell(gate) { flow.collect { gate.each(it) } }
        synchronized(lock) { all += Subscription(gate, job) }
        return job
    }
}
