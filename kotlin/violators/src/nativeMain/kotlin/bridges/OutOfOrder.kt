package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * Two elements for each crossing, taken off the list at the end where that is cheap.
 *
 * - Believed: what goes in in order comes out in order.
 * - Happens: it comes out in pairs, the second element first.
 */
internal object OutOfOrder : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = runThenTell(gate) {
        val pending = mutableListOf<Long>()
        fun deliver() {
            while (pending.isNotEmpty()) gate.each(pending.removeLast())
        }
        try {
            flow.collect {
                pending += it
                if (pending.size == 2) deliver()
            }
        } finally {
            deliver()
        }
    }
}
