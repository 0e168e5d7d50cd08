package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

private const val READ_AHEAD = 16

/**
 * Reads ahead, and hands out its remaining elements in `finally`.
 *
 * - Believed: no element may be lost, whatever ends the flow.
 * - Happens: a cancel ends the flow too. The elements that were read ahead come after the cancel
 *   has returned: sixteen of an endless flow, the rest of a short one.
 */
internal object CallsAfterCancel : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = runThenTell(gate) {
        val ahead = ArrayDeque<Long>()
        try {
            flow.collect {
                ahead += it
                if (ahead.size > READ_AHEAD) gate.each(ahead.removeFirst())
            }
        } finally {
            for (element in ahead) gate.consumer.each(element)
        }
    }
}
