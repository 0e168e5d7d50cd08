package kotlinbridge.engine

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
 * One collection of a flow by one consumer: the job, and the task that its mailbox runs to start the
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
    mailbox: SubscriptionMailbox,
) : SubscriptionCollector(entry, scope, observer, consumer, isCallerPlaced, isRendezvous, isFetched, mailbox), Handled {

    // Set by the thread that has closed the gate, right after that. Any thread reads it.
    @Volatile
    private var consumersCause: CancellationException? = null

    private var outcome: Throwable? = null // set once, before the job has completed

    init {
        mailbox.subscription = this
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
        if (!mailbox.enter()) return cancel(cause)
        cancel(cause)
        mailbox.leave()
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
        if (before.stage == SubscriptionState.ENDING) mailbox.dispatch(EmptyCoroutineContext, this)
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
        if (!mailbox.enter()) return mailbox.dispatch(EmptyCoroutineContext, this)
        isRegistering = true
        run()
        isRegistering = false
        mailbox.endSlice() // no callback on this thread, not even from a flow that has ended at once
        mailbox.leave()
    }

    private fun wake() = if (isCallerPlaced) runHere() else mailbox.dispatch(EmptyCoroutineContext, this)

    /** Runs on this thread, unless another one owns the mailbox. */
    override fun runHere() {
        if (!mailbox.enter()) return mailbox.dispatch(EmptyCoroutineContext, this)
        run()
        mailbox.leave()
    }

    // ---- what the mailbox runs ----

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
            flush() // elements from a thread that does not own the mailbox, against the rules of Flow
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
        if (shared.update { it.cancelled() }.isAsleep) mailbox.dispatch(EmptyCoroutineContext, this)
    }

    override fun onCancelled(cause: Throwable, handled: Boolean) {
        outcome = cause
    }

    // Called on any thread, for example a child's. Only the mailbox's owner may call out.
    override fun afterCompletion(state: Any?) {
        shared.update { it.completed() }
        mailbox.dispatch(EmptyCoroutineContext, this)
    }

    private companion object {
        val COLLECT_ALL: suspend (Subscription) -> Unit = { it.collectAll() }

        // Called in its compiled form: `startCoroutineUninterceptedOrReturn` would add a frame, to
        // intercept the end.
        @Suppress("UNCHECKED_CAST")
        val COLLECT = COLLECT_ALL as (Subscription, Continuation<Unit>) -> Any?
    }
}

/** The mailbox of a subscription: delivers the gathered elements whenever a run has ended. */
internal class SubscriptionMailbox(pool: CoroutineDispatcher) : Mailbox(pool) {
    lateinit var subscription: Subscription

    override fun sliceEnded() = subscription.sliceEnded()
}
