package kotlinbridge.engine

import kotlinx.coroutines.CancellationException
import kotlin.concurrent.atomics.atomicArrayOfNulls

/**
 * Keeps prebuilt causes of cancellation. To make one captures a stack trace, which costs more than
 * all the rest of a cancel. A cause belongs to one job until that job has completed. A cause that
 * carries suppressed exceptions is not used again, because they would collect on it.
 */
internal object Causes : Pool<CancellationException>(atomicArrayOfNulls(8)) {
    override fun make() = CancellationException("cancelled by the consumer")
    override fun drop(item: CancellationException) = Unit

    fun giveBack(cause: CancellationException) {
        if (cause.suppressedExceptions.isEmpty()) give(cause)
    }
}
