package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.asFailure
import kotlinbridge.engine.isWhole
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed

/** Whether the frame of a call is in order: its bytes, its placement and its observer, if it has one. */
@PublishedApi
@Suppress("NOTHING_TO_INLINE") // in every call
internal inline fun mayBeCalled(frame: CPointer<kb_frame>?): Boolean {
    if (frame == null) return false
    val fields = FrameFields(frame)
    if (!fields.isInOrder || fields.placement !in KB_CALLER..KB_IO) return false
    return fields.observer == 0L || hasWholeObserver(frame)
}

@PublishedApi
internal fun hasWholeObserver(frame: CPointer<kb_frame>): Boolean = frame.pointed.observer!!.pointed.isWhole

/** Reports to the caller of a twin what was thrown. One that catches nothing is told nothing. */
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
