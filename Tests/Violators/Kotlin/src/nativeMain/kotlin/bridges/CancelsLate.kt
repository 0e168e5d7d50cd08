package violators

import kotlin.concurrent.Volatile
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.Flow

internal class CancelFlag {
    @Volatile
    var isSet = false
}

/**
 * Cancels by a flag that the job reads now and then.
 *
 * - Believed: to read the flag for every element costs too much, and a few more elements do no
 *   harm.
 * - Happens: a thousand elements come after the cancel. A short flow is never cancelled, and a flow
 *   that waits does so for ever.
 */
internal object CancelsLate : Bridge<CancelFlag>() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): CancelFlag {
        val cancelled = CancelFlag()
        val gate = Gate(consumer)
        runThenTell(gate) {
            var seen = 0
            flow.collect {
                gate.each(it)
                if (++seen % 1_000 == 0 && cancelled.isSet) {
                    gate.close()
                    cancel()
                }
            }
        }
        return cancelled
    }

    override fun CancelFlag.cancel() {
        isSet = true
    }
}
