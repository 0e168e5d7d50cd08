package kotlinbridge.host

import kotlinbridge.SwiftObject
import kotlinbridge.c.KB_OBSERVED
import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_failure
import kotlinbridge.engine.entered
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.CancellationException
import kotlin.native.processUnhandledException

/** Calls an entry of the host whose member runs later, and whose answer nobody waits for. */
@PublishedApi
internal fun SwiftObject.callQueued(block: CallBlock, entry: Int) {
    val status = block.call(target, entry, queuedObserver)
    when (status) {
        KB_OBSERVED.toInt() -> {}
        KB_OK.toInt() -> block.receive() // the host has run it already
        else -> throw failed(status)
    }
}

/**
 * What the host answers a queued call to: the same for all calls, so none needs memory. It never
 * changes.
 */
private val queuedObserver: CPointer<kb_call_observer> = nativeHeap.alloc<kb_call_observer>().apply {
    context = null
    retain = staticCFunction { context -> context }
    on_return = staticCFunction { _, _, _ -> }
    on_throw = staticCFunction(::threw)
    release = staticCFunction { _, _ -> }
}.ptr

/** On the host's main thread. A cancellation is nobody's failure, as in a coroutine that was launched. */
private fun threw(@Suppress("unused") retained: COpaquePointer?, failure: CPointer<kb_failure>?) {
    entered()
    val thrown = thrownBy(failure!!.pointed)
    if (thrown !is CancellationException) processUnhandledException(thrown)
}
