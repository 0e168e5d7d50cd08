package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.catch

/**
 * Ends with `catch { }`, so that nothing can crash.
 *
 * - Believed: somebody has logged the error.
 * - Happens: a flow that fails looks as if all elements had come.
 */
internal object SwallowsErrors : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate) { flow.catch { }.collect { gate.each(it) } }
}
