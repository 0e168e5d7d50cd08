package kotlinbridge.engine

import kotlinbridge.SwiftException
import kotlinbridge.c.*
import kotlinbridge.host.theHost
import kotlinbridge.wire.maximumUtf8Size
import kotlinbridge.wire.storeAscii
import kotlinbridge.wire.storeUtf8
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.MemScope
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.convert
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.set
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.TimeoutCancellationException
import platform.posix.memcpy
import kotlin.reflect.KClass

private const val LONGEST_CHAIN = 16

/** Ends the last message of a chain that was cut. */
private const val CUT = "(its own causes were left out: only $LONGEST_CHAIN exceptions of a chain cross)"

/** Whether this is a cancellation but not a timeout: Kotlin cancelled itself, or was cancelled. */
internal val Throwable.isCancellation: Boolean
    get() = this is CancellationException && this !is TimeoutCancellationException

/** Lends [body] the C form of this throwable. */
internal inline fun Throwable.asFailure(body: (CPointer<kb_failure>) -> Unit) = memScoped {
    val failure = failureOf(this@asFailure, LONGEST_CHAIN)
    body(failure)
    endErrors(failure)
}

private fun MemScope.failureOf(throwable: Throwable, left: Int): CPointer<kb_failure> {
    val failure = alloc<kb_failure>()
    failure.code = when (throwable) {
        is TimeoutCancellationException -> KB_TIMEOUT
        is CancellationException -> KB_CANCELLED
        else -> KB_FAILED
    }
    val cause = guarded { throwable.cause }.takeIf { it !== throwable }
    val isCut = cause != null && left == 1
    val message = guarded { throwable.message }.orEmpty()
    fill(failure.type_name, publicName(throwable))
    fill(failure.message, if (isCut) "$message $CUT".trimStart() else message)
    fillTrace(failure.trace, guarded { throwable.getStackTraceAddresses() }.orEmpty())
    failure.cause = cause?.takeUnless { isCut }?.let { failureOf(it, left - 1) }
    fillException(failure, throwable)
    failure.error = errorHandle(throwable)
    return failure.ptr
}

/** The handle of the host's error that [throwable] stands for, which brings a hold; 0 if there is none. */
private fun errorHandle(throwable: Throwable): kb_handle =
    (throwable as? SwiftException)?.error?.let { theHost!!.handle(it.target).toULong() } ?: 0uL

/** Ends the holds of the errors in a chain, which were lent for a callback. */
private fun endErrors(first: CPointer<kb_failure>) {
    var failure: kb_failure? = first.pointed
    while (failure != null) {
        if (failure.error != 0uL) theHost!!.drop(failure.error.toLong())
        failure = failure.cause?.pointed
    }
}

/** Writes the fields of an exception that the library declares; nothing if reading one of them throws. */
private fun MemScope.fillException(failure: kb_failure, throwable: Throwable) {
    failure.exception.data = null
    failure.exception.size = 0
    failure.fields.data = null
    failure.fields.size = 0
    val write = installedOrNull()?.exceptions ?: return
    val fields = Buffers.take()
    guarded { write(throwable, fields.writer) }?.let { name ->
        fill(failure.exception, name)
        failure.fields.size = fields.size
        failure.fields.data = fields.data?.let { data ->
            allocArray<UByteVar>(fields.size).also { memcpy(it, data, fields.size.convert()) }
        }
    }
    Buffers.giveBack(fields)
}

/**
 * The name of the class. For a local or anonymous class, the name of its nearest standard
 * exception.
 */
private fun publicName(throwable: Throwable): String =
    throwable::class.qualifiedName ?: STANDARD.first { it.isInstance(throwable) }.qualifiedName!!

/** Each class comes before the class that it extends. */
private val STANDARD: List<KClass<out Throwable>> = listOf(
    CancellationException::class,
    NumberFormatException::class,
    IllegalArgumentException::class,
    IllegalStateException::class,
    IndexOutOfBoundsException::class,
    NoSuchElementException::class,
    UnsupportedOperationException::class,
    RuntimeException::class,
    Exception::class,
    Error::class,
    Throwable::class,
)

/** Reads a property that user code may override. Null if it throws. */
private inline fun <T> guarded(property: () -> T): T? = try {
    property()
} catch (_: Throwable) {
    null
}

/**
 * Writes a line for each frame. `at +0x1234` is a frame of this library, by its offset in the file,
 * as addr2line takes it. Symbols are not looked up: that would take a hundred times as long as all
 * the rest of a failure, and the library exports hardly any.
 */
private fun MemScope.fillTrace(bytes: kb_bytes, addresses: List<Long>) {
    bytes.data = null
    bytes.size = 0
    if (addresses.isEmpty()) return
    val numbers = allocArray<LongVar>(addresses.size)
    for (index in addresses.indices) numbers[index] = addresses[index]
    val text = allocArray<UByteVar>(addresses.size * KB_TRACE_LINE.toInt())
    bytes.size = kb_trace(numbers, addresses.size.toLong(), text)
    bytes.data = text
}

private fun MemScope.fill(bytes: kb_bytes, text: String) {
    bytes.data = null
    bytes.size = 0
    if (text.isEmpty()) return
    val ascii = allocArray<UByteVar>(text.length)
    if (text.storeAscii(text.length, ascii.rawValue)) {
        bytes.data = ascii
        bytes.size = text.length.toLong()
    } else {
        val encoded = allocArray<UByteVar>(text.maximumUtf8Size)
        bytes.size = text.storeUtf8(encoded.rawValue).toLong()
        bytes.data = encoded
    }
}
