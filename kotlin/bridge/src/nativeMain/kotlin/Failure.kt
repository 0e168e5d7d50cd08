package kotlinbridge

import kotlinbridge.c.KB_CANCELLED
import kotlinbridge.c.KB_FAILED
import kotlinbridge.c.KB_TIMEOUT
import kotlinbridge.c.kb_bytes
import kotlinbridge.c.kb_failure
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.MemScope
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.set
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.TimeoutCancellationException

private const val LONGEST_CHAIN = 16

/** A cancellation that is no timeout: Kotlin cancelled itself, or was cancelled. */
internal val Throwable.isCancellation: Boolean
    get() = this is CancellationException && this !is TimeoutCancellationException

/** Lends [body] the C form of this throwable. */
internal inline fun Throwable.asFailure(body: (CPointer<kb_failure>) -> Unit) = memScoped {
    body(failureOf(this@asFailure, LONGEST_CHAIN))
}

private fun MemScope.failureOf(throwable: Throwable, left: Int): CPointer<kb_failure> {
    val failure = alloc<kb_failure>()
    failure.code = when (throwable) {
        is TimeoutCancellationException -> KB_TIMEOUT.toInt()
        is CancellationException -> KB_CANCELLED.toInt()
        else -> KB_FAILED.toInt()
    }
    fill(failure.type_name, throwable::class.qualifiedName ?: throwable::class.simpleName ?: "kotlin.Throwable")
    fill(failure.message, guarded { throwable.message }.orEmpty())
    fill(failure.trace, guarded { traceOf(throwable) }.orEmpty())
    val cause = guarded { throwable.cause }.takeIf { it !== throwable && left > 1 }
    failure.cause = cause?.let { failureOf(it, left - 1) }
    return failure.ptr
}

/** A property that user code may override, and so may throw. */
private inline fun <T> guarded(property: () -> T): T? = try {
    property()
} catch (_: Throwable) {
    null
}

private fun traceOf(throwable: Throwable): String = throwable.getStackTrace().joinToString("\n")

private fun MemScope.fill(bytes: kb_bytes, text: String) {
    val encoded = text.encodeToByteArray()
    bytes.size = encoded.size.toLong()
    bytes.data = null
    if (encoded.isEmpty()) return
    val copy = allocArray<UByteVar>(encoded.size)
    for (index in encoded.indices) copy[index] = encoded[index].toUByte()
    bytes.data = copy
}
