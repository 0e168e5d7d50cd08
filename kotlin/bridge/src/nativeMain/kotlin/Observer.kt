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

/** The consumer of one call: a copy of its `kb_call_observer`. */
internal class CallObserver private constructor(observer: kb_call_observer) {
    private val context = observer.context
    private val onReturn = observer.on_return!!
    private val onThrow = observer.on_throw!!
    private val release = observer.release!!

    fun answer(value: WireWriter) = onReturn(context, value.data.reinterpret(), value.size)
    fun fail(failure: Throwable) = failure.asFailure { onThrow(context, it) }
    fun release() = release(context, null)

    companion object {
        /** Null unless all members are there. */
        fun of(pointer: CPointer<kb_call_observer>?): CallObserver? {
            val observer = pointer?.pointed ?: return null
            val isWhole = observer.on_return != null && observer.on_throw != null && observer.release != null
            return if (isWhole) CallObserver(observer) else null
        }
    }
}
