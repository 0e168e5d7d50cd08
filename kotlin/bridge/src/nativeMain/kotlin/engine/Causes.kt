package kotlinbridge.engine

import kotlinx.coroutines.CancellationException
import kotlin.concurrent.atomics.atomicArrayOfNulls

/**
 * Prebuilt causes of cancellation, because making one captures a stack trace, which costs more than all the rest of a
 * cancel. A cause belongs to one job until that has completed, and is not used again once it carries suppressed
 * exceptions, which would otherwise collect on it.
 */
internal object Causes : Pool<CancellationException>(atomicArrayOfNulls(8)) {
    override fun make() = CancellationException("cancelled by the consumer")
    override fun drop(item: CancellationException) = Unit

    fun giveBack(cause: CancellationException) {
        if (cause.suppressedExceptions.isEmpty()) give(cause)
    }
}
