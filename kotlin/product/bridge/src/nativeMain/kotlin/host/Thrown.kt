package kotlinbridge.host

import kotlinbridge.SwiftException
import kotlinbridge.c.*
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.reading
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.pointed
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.coroutines.CancellationException

// What the host reports, as what Kotlin throws.

/** What to throw for a failure of the host's. Takes over the hold of its error. */
internal fun thrownBy(failure: kb_failure): Throwable {
    val handle = failure.error.toLong()
    val message = failure.message.text()
    val cause = failure.cause?.let { thrownBy(it.pointed) }
    if (failure.code == KB_CANCELLED) {
        if (handle != 0L) theHost!!.drop(handle)
        return CancellationException(message, cause)
    }
    madeBy(failure, message, cause)?.let { made ->
        if (handle != 0L) theHost!!.drop(handle)
        return made
    }
    val error = if (handle == 0L) null else theHost!!.hold(handle, ERROR, isOwned = true) { target, _ -> newPeer(target, handle, ERROR) }
    if (handle != 0L && error == null) theHost!!.drop(handle)
    return SwiftException(message, failure.type_name.text().orEmpty(), cause, error)
}

/** The exception for an error of the host's, whose [handle] is lent. */
internal fun swiftException(handle: Long, type: String, message: String): SwiftException {
    val error = if (isOfHost(handle)) theHost?.hold(handle, ERROR, isOwned = false) { target, _ -> newPeer(target, handle, ERROR) } else null
    return SwiftException(message, type, cause = null, error)
}

/** Makes exceptions of the library's, as [kotlinbridge.GeneratedPeers.exception] does. Null if there are none. */
internal var madeException: ((String, WireReader, String?, Throwable?) -> Throwable?)? = null

/** The exception of Kotlin's own whose form Swift has thrown; null for another error. */
private fun madeBy(failure: kb_failure, message: String?, cause: Throwable?): Throwable? {
    val name = failure.exception.text() ?: return null
    val made = madeException ?: return null
    return try {
        reading(failure.fields.data?.reinterpret(), failure.fields.size) { made(name, it, message, cause) }
    } catch (_: Throwable) { // its class refuses them, or they are malformed
        null
    }
}

private fun kb_bytes.text(): String? = data?.takeIf { size > 0 }?.readBytes(size.toInt())?.decodeToString()

/** The interface as which errors are held. */
private const val ERROR = 0
