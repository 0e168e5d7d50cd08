package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch

/**
 * A `try` around the whole body.
 *
 * - Believed: whatever happens, one of the two ends is told.
 * - Happens: on a scope that was cancelled before, the body never begins, and nothing is told.
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
