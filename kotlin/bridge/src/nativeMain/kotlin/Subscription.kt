package kotlinbridge

import kotlinx.coroutines.AbstractCoroutine
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.concurrent.AtomicInt
import kotlin.concurrent.AtomicReference
import kotlin.concurrent.Volatile
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.coroutines.resume

/**
 * One collection of a flow by one consumer: at once the job, the collector, and what its mailbox runs to start the
 * collection, to resume it when credit has come, and to finish.
 *
 * Kotlin code of the subscription runs only as the owner of [mailbox]; fields without a comment are that owner's alone.
 */
internal class Subscription(
    override val handle: Long,
    private val registration: FlowRegistration,
    private val arguments: Arguments,
    private val observer: Observer,
    private val isCallerPlaced: Boolean,
    private val mailbox: SubscriptionMailbox,
) : AbstractCoroutine<Unit>(FlatContext(registration.scope.elements, mailbox, null), initParentJob = false, active = true),
    FlowCollector<Any?>, Runnable, Handled {

    private val codec = registration.codec
    private val credit = Credit() // any thread
    private val gate = AtomicReference<Any?>(OPEN) // any thread: OPEN, ENDED, or the cause of the consumer's cancel
    private val signal = AtomicInt(UNSTARTED) // any thread: what the next request has to wake
    @Volatile private var stage = STAGE_NEW // also set by the thread that completes the job
    @Volatile private var isOver = false // set by whoever cancels or completes the job

    private var credits = 0L
    private var refills = 0
    private var isRegistering = false
    private var conflated = false
    private var waiter: Continuation<Unit>? = null
    private var checkedContext: CoroutineContext? = null

    private var writer: WireWriter? = null
    private var count = 0L

    private var outcome: Throwable? = null // set once, before the last dispatch

    init {
        mailbox.subscription = this
    }

    /** Binds the life of this job to its scope's. One that is already cancelled answers right away. */
    fun bind() = initParentJob(registration.scope.job)

    // ---- the consumer's side: any thread ----

    /** Adds credit; the first request starts the collection. [count] is at least 1. */
    fun request(count: Long) {
        if (registration.isHot && !isCallerPlaced && signal.compareAndSet(UNSTARTED, IDLE)) registerHere()
        credit.add(count)
        val waiting = signal.value
        if (waiting != IDLE && signal.compareAndSet(waiting, IDLE)) wake()
    }

    /** Closes the gate, and leaves the rest to a thread of [Dispatchers.Default]. */
    fun cancelLater() {
        val cause = closeGate() ?: return
        Dispatchers.Default.dispatch(EmptyCoroutineContext, Runnable { cancel(cause) })
    }

    /** Closes the gate, and unwinds on this thread as far as that gets. May overtake a cancel that was left for later. */
    fun cancelHere() {
        val cause = closeGate() ?: consumersCause ?: return
        if (!mailbox.enter()) return cancel(cause)
        cancel(cause)
        mailbox.leave()
    }

    private val consumersCause: CancellationException? get() = gate.value as? CancellationException

    /** The cause to cancel with, or null if the gate was closed before. */
    private fun closeGate(): CancellationException? {
        if (gate.value !== OPEN) return null
        val cause = Causes.take()
        if (gate.compareAndSet(OPEN, cause)) return cause
        Causes.giveBack(cause)
        return null
    }

    /** Starts a hot flow's collection on this thread, without credit, so that its source knows it from now on. */
    private fun registerHere() {
        if (!mailbox.enter()) return mailbox.dispatch(EmptyCoroutineContext, this)
        isRegistering = true
        run()
        isRegistering = false
        mailbox.endSlice() // no callback on this thread, not even that of a flow that has ended at once
        mailbox.leave()
    }

    private fun wake() {
        if (!isCallerPlaced || !mailbox.enter()) return mailbox.dispatch(EmptyCoroutineContext, this)
        run()
        mailbox.leave()
    }

    // ---- what the mailbox runs ----

    override fun run() {
        refills = 0
        when (stage) {
            STAGE_NEW -> begin()
            STAGE_STARTED -> resumeWaiter()
            STAGE_COMPLETED -> finish()
        }
    }

    private fun begin() {
        stage = STAGE_STARTED
        if (!isActive) return resumeWith(Result.failure(getCancellationException()))
        val returned = try {
            COLLECT(this, this)
        } catch (failure: Throwable) {
            return resumeWith(Result.failure(failure))
        }
        if (returned !== COROUTINE_SUSPENDED) resumeWith(Result.success(Unit))
    }

    /** May be called for nothing, after a wait that was cancelled alone; [awaitCredit] looks again after every wait. */
    private fun resumeWaiter() {
        val continuation = waiter ?: return
        waiter = null
        continuation.resume(Unit)
    }

    private fun finish() {
        stage = STAGE_FINISHED
        flush() // what came from a thread that does not know the mailbox, against the rules of Flow
        val failure = outcome
        val isConsumersEnd = !gate.compareAndSet(OPEN, ENDED)
        if (!isConsumersEnd) if (failure == null) observer.complete() else observer.fail(failure)
        installed().handles.remove(handle)
        consumersCause?.let(Causes::giveBack)
        observer.release(failure.takeIf { isConsumersEnd && it?.isCancellation == false })
    }

    // ---- the collector ----

    // What is left in the batch is delivered at the end of the run. Not by a `finally` here: each frame
    // that is not a tail call costs a cancel one more throw and catch.
    private suspend fun collectAll() {
        val flow = registration.open(arguments)
        conflated = flow is StateFlow<*>
        return flow.collect(this)
    }

    // Not `coroutineContext`, which here is this coroutine's own and not that of the code which emits.
    override suspend fun emit(value: Any?) {
        if (credits == 0L || conflated || currentCoroutineContext() !== checkedContext) return emitSlowly(value)
        append(value)
    }

    private suspend fun emitSlowly(value: Any?) {
        val context = currentCoroutineContext()
        if (context !== checkedContext) checkContext(context)
        if (credits == 0L) awaitCredit()
        append(value)
        if (conflated) {
            // Waiting here and not before the next delivery makes the flow read its state after the wait: no stale value.
            flush()
            if (credits == 0L) awaitCredit()
        }
    }

    /** Emitting from another dispatcher breaks the rules of Flow, and here would race with the batch. */
    private fun checkContext(context: CoroutineContext) {
        check(context[ContinuationInterceptor] === mailbox) {
            "the flow '${registration.name}' emitted from another dispatcher than it is collected on: " +
                "use flowOn or channelFlow instead of withContext around emit"
        }
        checkedContext = context
    }

    @Suppress("NOTHING_TO_INLINE") // a call in Kotlin/Native sets up a frame for the collector of garbage
    private inline fun append(value: Any?) {
        val batch = writer ?: Writers.take().also { writer = it }
        val before = batch.size
        try {
            codec.write(batch, value)
        } catch (failure: Throwable) {
            batch.truncate(before)
            throw failure
        }
        credits--
        count++
        if (count >= BATCH_COUNT || batch.size >= BATCH_BYTES) flush()
    }

    /** Delivers the batch, unless the consumer has cancelled. */
    fun flush() {
        if (count == 0L) return
        val batch = writer!!
        val delivered = count
        count = 0
        if (gate.value === OPEN) observer.each(batch, delivered)
        if (gate.value !== OPEN) credits = 0 // so that the next emit notices the cancel
        batch.clear()
    }

    fun sliceEnded() {
        val batch = writer ?: return
        flush()
        writer = null
        Writers.giveBack(batch)
    }

    /** Returns when there is credit; throws when the job is cancelled. */
    private suspend fun awaitCredit() {
        while (true) {
            consumersCause?.let { cancel(it) } // by a cancel that was left for later
            if (!isActive) throw getCancellationException()
            if (mustGiveWay()) {
                giveWay()
                continue
            }
            credits = credit.take()
            if (credits > 0L) {
                refills++
                return
            }
            if (currentCoroutineContext()[Job] === this) awaitRequest() else awaitRequestCancellably()
        }
    }

    /** A caller gets its thread back after one refill, and on the pool others get their turn now and then. */
    private fun mustGiveWay(): Boolean {
        val limit = if (isRegistering) 0 else if (mailbox.isOnCaller) 1 else Mailbox.SLICE
        return refills >= limit && credit.isAny
    }

    /** Goes on at the end of the pool's queue. */
    private suspend fun giveWay(): Unit = suspendCoroutineUninterceptedOrReturn { continuation ->
        waiter = continuation
        mailbox.endSlice()
        mailbox.dispatch(EmptyCoroutineContext, this)
        COROUTINE_SUSPENDED
    }

    /** Suspends until a request or a cancel has signalled. The usual case, with no continuation object made for it. */
    private suspend fun awaitRequest(): Unit = suspendCoroutineUninterceptedOrReturn { continuation ->
        waiter = continuation
        if (mustNotWait()) Unit else COROUTINE_SUSPENDED
    }

    /** The same where a job nested in ours emits, for example in `withTimeout`: it may be cancelled alone. */
    private suspend fun awaitRequestCancellably(): Unit = suspendCancellableCoroutine { continuation ->
        waiter = continuation
        if (mustNotWait()) continuation.resume(Unit)
    }

    /** Announces the waiter. True if what it waits for has come meanwhile and nobody else will resume it. */
    private fun mustNotWait(): Boolean {
        signal.value = WAITING
        val isDue = credit.isAny || gate.value !== OPEN || !isActive
        if (!isDue || !signal.compareAndSet(WAITING, IDLE)) return false
        waiter = null
        return true
    }

    // ---- the job ----

    // Like coroutineScope, a failure is told to whoever waits for the result and does not cancel the scope.
    override val isScopedCoroutine: Boolean get() = true

    // `flow { }` asks at every emit, and the job's own state takes longer to read. It may say so a moment later.
    override val isActive: Boolean get() = !isOver

    override fun onCancelling(cause: Throwable?) {
        if (cause == null) return
        isOver = true
        val waiting = signal.value
        if (waiting != IDLE && signal.compareAndSet(waiting, IDLE)) mailbox.dispatch(EmptyCoroutineContext, this)
    }

    override fun onCancelled(cause: Throwable, handled: Boolean) {
        outcome = cause
    }

    // On any thread, a child's for example. Only the mailbox may call out.
    override fun afterCompletion(state: Any?) {
        isOver = true
        stage = STAGE_COMPLETED
        mailbox.dispatch(EmptyCoroutineContext, this)
    }

    companion object {
        private val COLLECT_ALL: suspend (Subscription) -> Unit = { it.collectAll() }

        // Called as it is compiled: `startCoroutineUninterceptedOrReturn` would add a frame, to have the end intercepted.
        @Suppress("UNCHECKED_CAST")
        private val COLLECT = COLLECT_ALL as (Subscription, Continuation<Unit>) -> Any?

        // A batch is delivered at the latest when it holds this much. Unlimited demand is taken in portions of the first.
        const val BATCH_COUNT = 1024L
        private const val BATCH_BYTES = 1 shl 15

        private val OPEN: Any? = null
        private val ENDED = Any()

        private const val IDLE = 0
        private const val WAITING = 1
        private const val UNSTARTED = 2

        private const val STAGE_NEW = 0
        private const val STAGE_STARTED = 1
        private const val STAGE_COMPLETED = 2
        private const val STAGE_FINISHED = 3
    }
}

/** The mailbox of a subscription: delivers the batch whenever a run has ended, so that no element waits for the next. */
internal class SubscriptionMailbox(pool: CoroutineDispatcher) : Mailbox(pool) {
    lateinit var subscription: Subscription

    override fun sliceEnded() = subscription.sliceEnded()
}
