package kotlinbridge.engine

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext

/**
 * A scope as the engine needs it: its job, and its other elements without the dispatcher, because
 * the consumer chooses the placement.
 */
internal class ScopeContext(scope: CoroutineScope, private val mayEnd: Boolean = true) {
    val job: Job? = scope.coroutineContext[Job]
    val elements: CoroutineContext = scope.coroutineContext.minusKey(ContinuationInterceptor).minusKey(Job)

    /** The scope's job, if it has been cancelled or has completed and so keeps a body from beginning. */
    val endedJob: Job?
        get() = if (mayEnd) job?.takeIf { !it.isActive && (it.isCancelled || it.isCompleted) } else null
}
