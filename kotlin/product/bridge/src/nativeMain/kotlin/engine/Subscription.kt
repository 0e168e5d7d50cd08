package kotlinbridge.engine

import kotlinbridge.DoubleFlow
import kotlinbridge.LongFlow
import kotlinbridge.wire.DoubleCodec
import kotlinbridge.wire.LongCodec
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.flow.StateFlow
import kotlin.concurrent.Volatile
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED

/**
 * One collection of a flow by one consumer: the job, and the task that its serial queue runs to start the
 * collection, to resume it when credit has come, and to tell the end.
 *
 * [SubscriptionCollector] is its collector and [SubscriptionBuffer] has its elements.
 * [SubscriptionState] decides what a thread has to do; these classes do it.
 */
internal class Subscription(
    override val handle: Long,
    entry: FlowEntry,
    private val open: FlowOpener,
    scope: ScopeContext,
    observer: Observer,
    consumer: COpaquePointer?,
    private val isCallerPlaced: Boolean,
    isRendezvous: Boolean,
    isFetched: Boolean,
    queue: SubscriptionQueue,
) : SubscriptionCollector(entry, scope, observer, consumer, isCallerPlaced, isRendezvous, isFetched, queue), Handled {

    // Set by the thread that has closed the gate, right after that. Any thread reads it.
    @Volatile
    private var consumersCause: CancellationException? = null

    private var outcome: Throwable? = null // set once, before the job has completed

    init {
        queue.subscription = this
    }

    /**
     * Binds the life of this job to its scope's. If the scope is cancelled already, the answer
     * comes at the first run.
     */
    fun bind() = initParentJob(scope.job)

    // ---- the consumer's side: any thread ----

    /** Adds credit; the first request starts the collection. [count] is at least 1. */
    fun request(count: Long) {
        if (entry.isHot && !isCallerPlaced) registerOnce()
        if (shared.update { it.requested(count) }.isAsleep) wake()
    }

    /**
     * Closes the gate and returns. The library's pool then cancels the job, which unwinds on its
     * own thread.
     */
    fun cancelLater() {
        val cause = closeGate() ?: return
        elasticPool.dispatch(EmptyCoroutineContext, Runnable { cancel(cause) })
    }

    /**
     * Closes the gate and unwinds on this thread until the job suspends. May overtake an earlier
     * [cancelLater].
     */
    fun cancelHere() {
        val cause = closeGate() ?: causeOfClosed() ?: return
        if (!queue.enter()) return cancel(cause)
        cancel(cause)
        queue.leave()
    }

    /** The cause to cancel with, or null if the gate was closed before. */
    private fun closeGate(): CancellationException? {
        if (!shared.now.isOpen) return null
        val cause = Causes.take()
        val before = shared.update { it.closed() }
        if (!before.isOpen) {
            Causes.giveBack(cause)
            return null
        }
        consumersCause = cause
        if (before.stage == SubscriptionState.ENDING) queue.dispatch(EmptyCoroutineContext, this)
        return cause
    }

    /** A cause to cancel with if the gate is closed. */
    private fun causeOfClosed(): CancellationException? =
        if (shared.now.isClosed) consumersCause ?: Causes.take() else null

    override fun cancelIfClosed() {
        causeOfClosed()?.let { cancel(it) }
    }

    /**
     * Starts a hot flow's collection on this thread, without credit, so that its source knows it
     * from now on.
     */
    private fun registerOnce() {
        if (shared.update { it.registered() }.stage != SubscriptionState.UNSTARTED) return
        if (!queue.enter()) return queue.dispatch(EmptyCoroutineContext, this)
        isRegistering = true
        run()
        isRegistering = false
        queue.endSlice() // no callback on this thread, not even from a flow that has ended at once
        queue.leave()
    }

    private fun wake() = if (isCallerPlaced) runHere() else queue.dispatch(EmptyCoroutineContext, this)

    /** Runs on this thread, unless another one owns the serial queue. */
    override fun runHere() {
        if (!queue.enter()) return queue.dispatch(EmptyCoroutineContext, this)
        run()
        queue.leave()
    }

    // ---- what the serial queue runs ----

    override fun run() {
        refills = 0
        when (shared.now.stage) {
            SubscriptionState.STARTING -> begin()
            SubscriptionState.RUNNING, SubscriptionState.WAITING -> resumeWaiter()
            SubscriptionState.COMPLETED -> finish()
        }
    }

    private fun begin() {
        shared.update { it.begun() }
        if (!isActive) return resumeWith(Result.failure(getCancellationException()))
        val returned = try {
            COLLECT(this, this)
        } catch (failure: Throwable) {
            return resumeWith(Result.failure(failure))
        }
        if (returned !== COROUTINE_SUSPENDED) resumeWith(Result.success(Unit))
    }

    private fun finish() {
        if (fetches) {
            if (!isEndAwaited()) return
        } else {
            flush() // elements from a thread that does not own the serial queue, against the rules of Flow
        }
        val failure = outcome
        val isConsumersEnd = shared.update { it.finished() }.isClosed
        if (!isConsumersEnd) if (failure == null) observer.complete(consumer) else observer.fail(consumer, failure)
        installed().handles.remove(handle)
        if (isConsumersEnd) consumersCause?.let(Causes::giveBack)
        observer.release(consumer, failure.takeIf { isConsumersEnd && it?.isCancellation == false })
    }

    // The end of the run delivers what is left in the batch. A `finally` here would do it too, but
    // each frame that is not a tail call costs a cancel one more throw and catch.
    private suspend fun collectAll() {
        val flow = open()
        if (flow is StateFlow<*>) returnsWithRequest = true
        if (flow is LongFlow && entry.codec === LongCodec) return UnboxedLongs(flow, this).collect(this)
        if (flow is DoubleFlow && entry.codec === DoubleCodec) return UnboxedDoubles(flow, this).collect(this)
        return flow.collect(this)
    }

    // ---- the job ----

    // As in coroutineScope: whoever waits for the result is told of a failure, and the scope is not
    // cancelled.
    override val isScopedCoroutine: Boolean get() = true

    // `flow { }` asks at every emit, and reading the job's own state takes longer. This may be true
    // a moment longer.
    override val isActive: Boolean get() = !shared.now.isOver

    override fun onCancelling(cause: Throwable?) {
        if (cause == null) return
        if (shared.update { it.cancelled() }.isAsleep) queue.dispatch(EmptyCoroutineContext, this)
    }

    override fun onCancelled(cause: Throwable, handled: Boolean) {
        outcome = cause
    }

    // Called on any thread, for example a child's. Only the serial queue's owner may call out.
    override fun afterCompletion(state: Any?) {
        shared.update { it.completed() }
        queue.dispatch(EmptyCoroutineContext, this)
    }

    private companion object {
        val COLLECT_ALL: suspend (Subscription) -> Unit = { it.collectAll() }

        // Called in its compiled form: `startCoroutineUninterceptedOrReturn` would add a frame, to
        // intercept the end.
        @Suppress("UNCHECKED_CAST")
        val COLLECT = COLLECT_ALL as (Subscription, Continuation<Unit>) -> Any?
    }
}

/** The serial queue of a subscription: delivers the gathered elements whenever a run has ended. */
internal class SubscriptionQueue(pool: CoroutineDispatcher) : SerialQueue(pool) {
    lateinit var subscription: Subscription

    override fun sliceEnded() = subscription.sliceEnded()
}
