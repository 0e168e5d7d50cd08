package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

private const val BATCH = 16

/**
 * Delivers many elements in one crossing.
 *
 * - Believed: a crossing is dear, so elements wait until there are sixteen, or for the end.
 * - Happens: a consumer waits for an element that was emitted long ago, as long as the producer
 *   computes or blocks.
 */
internal object BatchesElements : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = runThenTell(gate) {
        val batch = mutableListOf<Long>()
        fun deliver() {
            batch.forEach(gate::each)
            batch.clear()
        }
        try {
            flow.collect {
                batch += it
                if (batch.size == BATCH) deliver()
            }
        } finally {
            deliver()
        }
    }
}
