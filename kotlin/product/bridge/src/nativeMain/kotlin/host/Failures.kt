package kotlinbridge.host

import kotlinbridge.SwiftObject
import kotlinbridge.c.*
import kotlinx.cinterop.pointed

/** Calls an entry of the host, and has the block read its answer next. Throws if there is none. */
@PublishedApi
internal fun SwiftObject.callForAnswer(block: CallBlock, entry: Int) {
    val status = block.call(target, entry)
    if (status != KB_OK.toInt()) throw failed(status)
    block.receive()
}

/** What to throw for a call that has no answer. */
internal fun SwiftObject.failed(status: Int): Throwable {
    val thread = callThread()
    val thrown = thread.thrown
    thread.thrown = null
    return when {
        status == KB_THREW.toInt() && thrown != null -> thrown
        status == KB_INVALID_HANDLE.toInt() -> letGo()
        else -> IllegalStateException("Swift refused the call of ${peer.described()} with the status ${statusName(status)}")
    }
}

/** What to throw for a twin that has reported a status. */
@PublishedApi
internal fun SwiftObject.failedTwin(thread: CallThread): Throwable {
    val catch = thread.caught.pointed
    val status = catch.status
    catch.status = KB_OK.toInt()
    return failed(status)
}

internal fun SwiftObject.letGo(): Throwable = IllegalStateException("Swift has let go of ${peer.described()}")

private fun statusName(status: Int): String = NAMES.getOrNull(status) ?: "$status"

private val NAMES = listOf(
    "KB_OK", "KB_UNKNOWN_ID", "KB_INVALID_HANDLE", "KB_INVALID_ARGUMENT", "KB_MALFORMED", "KB_UNSUPPORTED",
    "KB_INTERNAL", "KB_THREW", "KB_OBSERVED",
)
