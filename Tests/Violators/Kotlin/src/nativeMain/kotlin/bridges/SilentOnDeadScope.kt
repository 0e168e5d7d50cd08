package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch

/**
 * Puts a `try` around the whole body.
 *
 * - Believed: whatever happens, the consumer is told one of the two ends.
 * - Happens: in a scope that is already cancelled, the body never begins, and the consumer is told
 *   nothing.
 */
internal object SilentOnDeadScope : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = launch {
        try {
            flow.collect { gate.each(it) }
        } catch (failure: Throwable) {
            gate.fail(failure)
            return@launch
        }
        gate.complete()
    }
}
