package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.yield

/**
 * Puts a shared flow without replay between the flow and its consumer.
 *
 * - Believed: the collector is there, because it was launched before.
 * - Happens: a launched coroutine need not have begun. What is emitted until it begins, here the
 *   first element, is lost.
 */
internal object LosesFirst : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate, Dispatchers.Default.limitedParallelism(1)) {
            val shared = MutableSharedFlow<Long>()
            val collector = launch { shared.collect { gate.each(it) } }
            flow.collect {
                shared.emit(it)
                yield()
            }
            collector.cancel()
        }
}
