package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.runBlocking

/**
 * Waits in `cancel` until the job has ended.
 *
 * - Believed: then nothing can come afterwards.
 * - Happens: inside a callback the job waits for the callback and the callback for the job, for
 *   ever.
 */
internal object CancelBlocks : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate) { flow.collect { gate.each(it) } }

    override fun Subscription.cancel() {
        gate.close()
        runBlocking { job.cancelAndJoin() }
    }
}
