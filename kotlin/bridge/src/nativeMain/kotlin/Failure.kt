package kotlinbridge

import kotlinbridge.c.KB_CANCELLED
import kotlinbridge.c.KB_FAILED
import kotlinbridge.c.KB_TIMEOUT
import kotlinbridge.c.kb_bytes
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_image_end
import kotlinbridge.c.kb_image_start
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

/**
 * A line for each frame, `at +0x1234` for one of this library: its offset in the file, as addr2line takes it. Symbols are
 * not looked up: that takes a hundred times as long as all the rest of a failure, and the library exports hardly any.
 */
private fun traceOf(throwable: Throwable): String {
    val image = kb_image_start()..<kb_image_end()
    return throwable.getStackTraceAddresses().joinToString("\n") { address ->
        if (address in image) "at +0x${(address - image.start).toString(16)}" else "at 0x${address.toULong().toString(16)}"
    }
}

private fun MemScope.fill(bytes: kb_bytes, text: String) {
    val encoded = text.encodeToByteArray()
    bytes.size = encoded.size.toLong()
    bytes.data = null
    if (encoded.isEmpty()) return
    val copy = allocArray<UByteVar>(encoded.size)
    for (index in encoded.indices) copy[index] = encoded[index].toUByte()
    bytes.data = copy
}
