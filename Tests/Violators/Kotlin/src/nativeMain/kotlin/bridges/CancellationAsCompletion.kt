package violators

import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

/**
 * Reports a cancellation as completion.
 *
 * - Believed: only the consumer cancels, and it knows that it did.
 * - Happens: a flow that cancels itself, and a scope that was cancelled, look as if all elements
 *   had come.
 */
internal object CancellationAsCompletion : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job = runThen(
        EmptyCoroutineContext,
        ended = { cause ->
            if (cause == null || cause is CancellationException) gate.complete() else gate.fail(cause)
        },
    ) {
        flow.collect { gate.each(it) }
    }
}
