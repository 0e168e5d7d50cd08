package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * Delivers two elements in each crossing, and takes them from the end of the list, where that is
 * cheap.
 *
 * - Believed: elements come out in the order in which they went in.
 * - Happens: they come out in pairs, the second element first.
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
