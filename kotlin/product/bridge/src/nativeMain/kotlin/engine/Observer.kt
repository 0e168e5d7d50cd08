package kotlinbridge.engine

import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_observer
import kotlinbridge.wire.OwnBuffer
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret
import kotlin.concurrent.atomics.AtomicReference

/**
 * The functions of a `kb_observer`, without its context. A consumer has the same functions for all
 * its subscriptions, so these share one object.
 */
internal class Observer private constructor(observer: kb_observer) {
    private val onEach = observer.on_each!!
    private val onComplete = observer.on_complete!!
    private val onThrow = observer.on_throw!!
    private val release = observer.release!!

    fun each(context: COpaquePointer?, batch: OwnBuffer, count: Long) =
        onEach(context, batch.data?.reinterpret(), batch.size, count)

    fun complete(context: COpaquePointer?) = onComplete(context)

    fun fail(context: COpaquePointer?, failure: Throwable) = failure.asFailure { onThrow(context, it) }

    fun release(context: COpaquePointer?, unseen: Throwable?) =
        if (unseen == null) release.invoke(context, null) else unseen.asFailure { release.invoke(context, it) }

    private fun isOf(observer: kb_observer) = onEach == observer.on_each && onComplete == observer.on_complete &&
        onThrow == observer.on_throw && release == observer.release

    companion object {
        private val latest = AtomicReference<Observer?>(null)

        /** Null if a member is missing. */
        fun of(pointer: CPointer<kb_observer>?): Observer? {
            val observer = pointer?.pointed ?: return null
            latest.load()?.let { if (it.isOf(observer)) return it }
            val isWhole = observer.on_each != null && observer.on_complete != null &&
                observer.on_throw != null && observer.release != null
            return if (isWhole) Observer(observer).also { latest.store(it) } else null
        }
    }
}

/** The consumer of one call that is not answered in place. */
internal class CallObserver(lent: kb_call_observer) {
    private val retained = lent.retain!!(lent.context)
    private val onReturn = lent.on_return!!
    private val onThrow = lent.on_throw!!
    private val release = lent.release!!

    fun answer(value: OwnBuffer) = onReturn(retained, value.data?.reinterpret(), value.size)
    fun fail(failure: Throwable) = failure.asFailure { onThrow(retained, it) }
    fun release() = release(retained, null)
}

/** Whether no member is missing. */
internal inline val kb_call_observer.isWhole: Boolean
    get() = retain != null && on_return != null && on_throw != null && release != null
