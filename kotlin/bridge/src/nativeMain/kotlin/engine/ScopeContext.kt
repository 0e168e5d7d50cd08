package kotlinbridge.engine

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext

/**
 * A scope as the engine needs it: its job, and its other elements without the dispatcher, because
 * the consumer chooses the placement.
 */
internal class ScopeContext(scope: CoroutineScope) {
    val job: Job? = scope.coroutineContext[Job]
    val elements: CoroutineContext = scope.coroutineContext.minusKey(ContinuationInterceptor).minusKey(Job)
}
