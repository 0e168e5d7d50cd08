package kotlinbridge

import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_observer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret

/** The consumer of one subscription: a copy of its `kb_observer`. */
internal class Observer private constructor(observer: kb_observer) {
    private val context = observer.context
    private val onEach = observer.on_each!!
    private val onComplete = observer.on_complete!!
    private val onThrow = observer.on_throw!!
    private val release = observer.release!!

    fun each(batch: WireWriter, count: Long) = onEach(context, batch.data.reinterpret(), batch.size, count)
    fun complete() = onComplete(context)
    fun fail(failure: Throwable) = failure.asFailure { onThrow(context, it) }
    fun release(unseen: Throwable?) = if (unseen == null) release(context, null) else unseen.asFailure { release(context, it) }

    companion object {
        /** Null unless all members are there. */
        fun of(pointer: CPointer<kb_observer>?): Observer? {
            val observer = pointer?.pointed ?: return null
            val isWhole = observer.on_each != null && observer.on_complete != null &&
                observer.on_throw != null && observer.release != null
            return if (isWhole) Observer(observer) else null
        }
    }
}

/** The consumer of one call that is not answered in place. */
internal class CallObserver(lent: kb_call_observer) {
    private val retained = lent.retain!!(lent.context)
    private val onReturn = lent.on_return!!
    private val onThrow = lent.on_throw!!
    private val release = lent.release!!

    fun answer(value: WireWriter) = onReturn(retained, value.data.reinterpret(), value.size)
    fun fail(failure: Throwable) = failure.asFailure { onThrow(retained, it) }
    fun release() = release(retained, null)
}

/** Null unless all members are there. */
internal fun CPointer<kb_call_observer>?.orNullUnlessWhole(): kb_call_observer? {
    val observer = this?.pointed ?: return null
    val isWhole = observer.retain != null && observer.on_return != null && observer.on_throw != null && observer.release != null
    return if (isWhole) observer else null
}
