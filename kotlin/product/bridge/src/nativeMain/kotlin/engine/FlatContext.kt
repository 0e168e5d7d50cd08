package kotlinbridge.engine

import kotlinx.coroutines.Job
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext

/**
 * A coroutine context that finds the job and the dispatcher at once, because `flow { }` asks for
 * the job at every `emit`. A coroutine made inside, for example by `coroutineScope`, replaces the
 * job, and its context stays flat.
 */
internal class FlatContext(
    private val elements: CoroutineContext, // all but the job and the dispatcher
    private val queue: SerialQueue,
    private val job: Job?,
) : CoroutineContext {
    @Suppress("UNCHECKED_CAST")
    override fun <E : CoroutineContext.Element> get(key: CoroutineContext.Key<E>): E? = when {
        key === Job -> job as E?
        key === ContinuationInterceptor -> queue as E
        else -> elements[key] ?: queue[key] // which knows the other keys of dispatchers
    }

    override fun plus(context: CoroutineContext): CoroutineContext =
        if (context is Job) FlatContext(elements, queue, context) else super.plus(context)

    override fun <R> fold(initial: R, operation: (R, CoroutineContext.Element) -> R): R =
        ordinary().fold(initial, operation)

    override fun minusKey(key: CoroutineContext.Key<*>): CoroutineContext = ordinary().minusKey(key)

    /** The same elements as a context of the standard library. */
    private fun ordinary(): CoroutineContext = (if (job == null) elements else elements + job) + queue
}
