package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.asFailure
import kotlinbridge.engine.entered
import kotlinbridge.engine.isWhole
import kotlinbridge.wire.WireException
import kotlinbridge.wire.discard
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed

/** The frame is in order, and its answer is to be made inside the call. No status is negative. */
@PublishedApi
internal const val OPENED: Int = -1

/**
 * Checks the frame of a call. Returns [OPENED], or the status of a call that is refused or that
 * has been made.
 */
@PublishedApi
internal fun openedForCall(frame: CPointer<kb_frame>?): Int = try {
    val call = checked(frame)
    val observer = call?.observer?.pointed
    when {
        call == null -> KB_INVALID_ARGUMENT.toInt()
        call.placement !in KB_CALLER..KB_IO -> KB_INVALID_ARGUMENT.toInt()
        observer == null -> OPENED
        call.placement == KB_CALLER && observer.isWhole -> OPENED
        else -> callFunction(frame)
    }
} catch (_: Throwable) {
    KB_INTERNAL.toInt()
}

/** As [openedForCall], for the value of a state flow. */
@PublishedApi
internal fun openedForValue(frame: CPointer<kb_frame>?): Int = try {
    if (checked(frame) == null) KB_INVALID_ARGUMENT.toInt() else OPENED
} catch (_: Throwable) {
    KB_INTERNAL.toInt()
}

private fun checked(frame: CPointer<kb_frame>?): kb_frame? {
    entered()
    return frame?.pointed?.takeIf { it.on_throw != null && it.isSane }
}

/** Gives the frame its memory back and tells its caller what was thrown. Returns the status. */
@PublishedApi
internal fun failed(frame: kb_frame, lent: Bytes?, capacity: Long, failure: Throwable): Int = try {
    frame.bytes.discard()
    frame.bytes.data = lent
    frame.bytes.capacity = capacity
    if (failure is WireException) KB_MALFORMED.toInt() else frame.threw(failure).toInt()
} catch (_: Throwable) {
    KB_INTERNAL.toInt()
}

/** Tells the caller of a twin what was thrown. One that catches nothing is told nothing. */
@PublishedApi
internal fun take(failure: Throwable, caught: CPointer<kb_catch>?) {
    val catch = caught?.pointed ?: return
    try {
        failure.asFailure { catch.on_throw?.invoke(catch.context, it) }
        catch.status = KB_THREW.toInt()
    } catch (_: Throwable) {
        catch.status = KB_INTERNAL.toInt()
    }
}
