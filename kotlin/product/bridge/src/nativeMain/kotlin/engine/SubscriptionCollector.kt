package kotlinbridge.engine

import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.Job
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/**
 * The collector of a subscription: takes elements as long as there is credit, and lets `emit` wait
 * for more.
 */
internal abstract class SubscriptionCollector(
    entry: FlowEntry,
    scope: ScopeContext,
    observer: Observer,
    consumer: COpaquePointer?,
    isCallerPlaced: Boolean,
    isRendezvous: Boolean,
    isFetched: Boolean,
    queue: SerialQueue,
) : SubscriptionBuffer(entry, scope, observer, consumer, isRendezvous && isCallerPlaced, isFetched, queue),
    FlowCollector<Any?>, Runnable {

    /** How often this run has taken credit. */
    protected var refills = 0

    /** Whether this run registers a hot flow, and so takes no credit. */
    protected var isRegistering = false

    /**
     * Whether an emit that has used up the credit returns only with the next request. A state flow
     * is read after that.
     */
    protected var returnsWithRequest = isRendezvous

    private var spinning = Spinning()
    private var waiter: Continuation<Unit>? = null
    private var isNested = false // whether the waiter may be cancelled alone
    private var unwritten: Any? = NOTHING // the element of the emit that waits, unless it is written already
    private var checkedContext: CoroutineContext? = null

    /** Cancels the job if the consumer has left that for later. */
    protected abstract fun cancelIfClosed()

    // Whatever suspends is called last, so that an emit which waits keeps no frame of ours: a frame
    // would cost memory, and a cancel one more throw and catch. Not `coroutineContext`: that is
    // this coroutine's own and not the emitting code's.
    override suspend fun emit(value: Any?) {
        val context = currentCoroutineContext()
        if (context !== checkedContext) checkContext(context)
        if (credits == 0L) return emitLater(value)
        write(value)
        if (credits == 0L && returnsWithRequest) return awaitRequest()
    }

    // The same for numbers from a context that has been checked. They are boxed only if they have to wait. One function
    // for all three would take lambdas, and a call that suspends in an inlined one is not the last.

    suspend fun emitLong(value: Long) {
        if (credits == 0L || !isActive) return emitLater(value)
        writeFree { it.writeLong(value) }
        if (credits == 0L && returnsWithRequest) return awaitRequest()
    }

    suspend fun emitDouble(value: Double) {
        if (credits == 0L || !isActive) return emitLater(value)
        writeFree { it.writeDouble(value) }
        if (credits == 0L && returnsWithRequest) return awaitRequest()
    }

    fun hasChecked(context: CoroutineContext): Boolean = context === checkedContext

    /**
     * Refuses to emit from another dispatcher: that breaks the rules of Flow, and would race with
     * the batch here.
     */
    private fun checkContext(context: CoroutineContext) {
        check(context[ContinuationInterceptor] === queue) {
            "the flow '${entry.name}' emitted on another dispatcher than the one that collects it: " +
                "use flowOn or channelFlow instead of withContext around emit"
        }
        checkedContext = context
    }

    // ---- waiting for credit ----

    /**
     * Goes on with the emit that waits. May be called spuriously after a wait that was cancelled
     * alone: whoever waits looks again.
     */
    protected fun resumeWaiter() {
        val continuation = waiter ?: return
        waiter = null
        if (isNested) return continuation.resume(Unit)
        try {
            if (!proceed(continuation)) return
        } catch (failure: Throwable) {
            return continuation.resumeWithException(failure)
        }
        continuation.resume(Unit)
    }

    private suspend fun emitLater(value: Any?) {
        if (currentCoroutineContext()[Job] !== this) return emitNested(value)
        return suspendCoroutineUninterceptedOrReturn { waitWith(value, it) }
    }

    private suspend fun awaitRequest() {
        if (currentCoroutineContext()[Job] !== this) return awaitRequestNested()
        return suspendCoroutineUninterceptedOrReturn { waitWith(NOTHING, it) }
    }

    private fun waitWith(value: Any?, continuation: Continuation<Unit>): Any {
        unwritten = value
        return if (proceed(continuation)) Unit else COROUTINE_SUSPENDED
    }

    /**
     * Takes credit and writes the element that waits for it. Returns false if [continuation] now
     * waits, to go on from here. Throws when the job is cancelled.
     */
    private fun proceed(continuation: Continuation<Unit>): Boolean {
        while (true) {
            if (!takeCredit()) {
                if (!comesSoon() && park(continuation, isNested = false)) return false
                continue
            }
            val value = unwritten
            if (value === NOTHING) return true
            unwritten = NOTHING
            write(value)
            if (credits > 0L || !returnsWithRequest) return true
        }
    }

    /**
     * Emits for a job nested in ours, for example in `withTimeout`: that job may be cancelled
     * alone.
     */
    private suspend fun emitNested(value: Any?) {
        awaitRequestNested()
        write(value)
        if (credits == 0L && returnsWithRequest) awaitRequestNested()
    }

    private suspend fun awaitRequestNested() {
        while (!takeCredit()) {
            suspendCancellableCoroutine { if (!park(it, isNested = true)) it.resume(Unit) }
        }
    }

    /** True if there is credit now. Throws when the job is cancelled. */
    private fun takeCredit(): Boolean {
        cancelIfClosed()
        if (!isActive) throw getCancellationException()
        if (mustGiveWay()) return false
        credits = shared.update { it.taken() }.credit(if (queue.isOnCaller) CALLERS_PORTION else POOLS_PORTION)
        if (credits > 0L) refills++
        return credits > 0L
    }

    private fun mustGiveWay(): Boolean = shared.now.hasCredit &&
        SubscriptionTurn.isOver(refills, isRegistering, queue.isOnCaller) { queue.isPoolWaitedFor }

    /**
     * Looks for a while whether the consumer, which runs on another thread, asks for more or
     * cancels.
     */
    private fun comesSoon(): Boolean {
        if (queue.isOnCaller || isRegistering || shared.now.hasCredit) return false
        if (!spinning.isWorthIt) {
            spinning = spinning.afterSleep()
            return false
        }
        var hasCome = false
        var looks = Spinning.LOOKS
        while (!hasCome && looks-- > 0) hasCome = shared.now.hasNews
        spinning = spinning.after(hasCome)
        return hasCome
    }

    /**
     * Lets [continuation] wait: for a request or a cancel, or, where there is credit, for its next
     * turn on the pool. Returns false if there is something to do already, so that nobody else will
     * resume it.
     */
    private fun park(continuation: Continuation<Unit>, isNested: Boolean): Boolean {
        waiter = continuation
        this.isNested = isNested
        if (mustGiveWay()) {
            queue.endSlice()
            queue.dispatch(EmptyCoroutineContext, this)
            return true
        }
        if (!shared.update { it.awaiting() }.hasNews) return true
        waiter = null
        return false
    }

    private companion object {
        /** How much of unlimited credit a calling thread serves before the pool goes on. */
        const val CALLERS_PORTION = 1024L

        /** How much of unlimited credit the pool serves at once. */
        const val POOLS_PORTION = 64L

        val NOTHING = Any()
    }
}
