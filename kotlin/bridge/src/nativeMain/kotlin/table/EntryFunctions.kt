package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.asFailure
import kotlinbridge.engine.isWhole
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed

/** Whether the frame is in order, and the call is to be made on this thread and answered in place. */
@PublishedApi
@Suppress("NOTHING_TO_INLINE")
internal inline fun isMadeHere(frame: CPointer<kb_frame>?): Boolean {
    if (frame == null) return false
    val fields = FrameFields(frame)
    if (!fields.isInOrder) return false
    val placement = fields.placement
    if (fields.observer == 0L) return placement in KB_CALLER..KB_IO
    return placement == KB_CALLER && frame.pointed.observer!!.pointed.isWhole
}

/** Tells the caller of a twin what was thrown. One that catches nothing is told nothing. */
@PublishedApi
internal fun take(failure: Throwable, caught: CPointer<kb_catch>?) {
    val catch = caught?.pointed ?: return
    try {
        val refused = statusOf(failure)
        if (refused == null) failure.asFailure { catch.on_throw?.invoke(catch.context, it) }
        catch.status = (refused ?: KB_THREW).toInt()
    } catch (_: Throwable) {
        catch.status = KB_INTERNAL.toInt()
    }
}
