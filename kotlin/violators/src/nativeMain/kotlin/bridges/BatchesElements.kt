package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

private const val BATCH = 16

/**
 * One crossing for many elements.
 *
 * - Believed: a crossing is dear, so that elements had better wait for sixteen of them or for the end.
 * - Happens: what was emitted is kept from a consumer who waits for it, as long as the producer computes or blocks.
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
