package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.yield

/**
 * A shared flow without replay between the flow and its consumer.
 *
 * - Believed: the collector is there, for it was launched before.
 * - Happens: launched is not begun. What is emitted until then, here the first element, goes to nobody.
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
