package kotlinbridge.engine

import kotlinx.coroutines.Job
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext

/**
 * A coroutine context that finds the job and the dispatcher at once, because `flow { }` asks for the job at every `emit`.
 * Coroutines made inside, such as those of `coroutineScope`, replace the job and stay flat.
 */
internal class FlatContext(
    private val elements: CoroutineContext, // the others
    private val mailbox: Mailbox,
    private val job: Job?,
) : CoroutineContext {
    @Suppress("UNCHECKED_CAST")
    override fun <E : CoroutineContext.Element> get(key: CoroutineContext.Key<E>): E? = when {
        key === Job -> job as E?
        key === ContinuationInterceptor -> mailbox as E
        else -> elements[key] ?: mailbox[key] // which knows the keys that dispatchers have besides
    }

    override fun plus(context: CoroutineContext): CoroutineContext =
        if (context is Job) FlatContext(elements, mailbox, context) else super.plus(context)

    override fun <R> fold(initial: R, operation: (R, CoroutineContext.Element) -> R): R =
        ordinary().fold(initial, operation)

    override fun minusKey(key: CoroutineContext.Key<*>): CoroutineContext = ordinary().minusKey(key)

    /** The same elements in the standard library's own form. */
    private fun ordinary(): CoroutineContext = (if (job == null) elements else elements + job) + mailbox
}
