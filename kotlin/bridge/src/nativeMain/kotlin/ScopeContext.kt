package kotlinbridge

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext

/** A scope as the engine needs it: its job, and its context without a dispatcher, for placement is the consumer's choice. */
internal class ScopeContext(scope: CoroutineScope) {
    val job: Job? = scope.coroutineContext[Job]
    val context: CoroutineContext = scope.coroutineContext.minusKey(ContinuationInterceptor)

    /** The context without the job, for calls, which make theirs only when asked. */
    val elements: CoroutineContext = context.minusKey(Job)
}
