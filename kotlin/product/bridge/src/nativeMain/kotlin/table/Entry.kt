package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.Library
import kotlinbridge.engine.elasticPool
import kotlinbridge.engine.entered
import kotlinbridge.engine.installed
import kotlinbridge.wire.HandleException
import kotlinbridge.wire.WireException
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.UByteVar
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.IO

// Kotlin sees an anonymous C enumeration without a negative member as unsigned.
internal typealias Status = UInt
internal typealias Bytes = CPointer<UByteVar>
internal typealias Receive = CPointer<CFunction<(COpaquePointer?, Bytes?, Long) -> Unit>>

/**
 * Runs [body], the work of one C function, with this binary's library, and answers its status.
 *
 * Nothing that Kotlin throws may reach C. What a user's code throws is caught before, where the
 * consumer can be told. What is caught here means that the bytes are malformed, or that there is no
 * memory or no handle.
 */
internal inline fun entry(body: Library.() -> Status): Int = try {
    entered()
    installed().body().toInt()
} catch (failure: Throwable) {
    (statusOf(failure) ?: KB_INTERNAL).toInt()
}

/** The status that says what was wrong with what the caller has passed; null if nothing was. */
internal fun statusOf(failure: Throwable): Status? = when (failure) {
    is WireException -> KB_MALFORMED
    is HandleException -> KB_INVALID_HANDLE
    else -> null
}

/** The pool of a placement that [isPlacement]. */
@Suppress("NOTHING_TO_INLINE") // in every call that suspends
internal inline fun poolOf(placement: Int): CoroutineDispatcher = if (placement == KB_IO) Dispatchers.IO else elasticPool

@Suppress("NOTHING_TO_INLINE")
internal inline fun isPlacement(placement: Int): Boolean = placement in KB_CALLER..KB_IO

internal fun isSane(data: Bytes?, size: Long) = size == 0L || (size > 0 && data != null)
