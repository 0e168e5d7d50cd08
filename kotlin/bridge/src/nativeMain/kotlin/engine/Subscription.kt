package kotlinbridge.engine

import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.AbstractCoroutine
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Job
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.concurrent.Volatile
import kotlin.concurrent.atomics.AtomicReference
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/**
 * One collection of a flow by one consumer: at once the job, the collector, and what its mailbox runs to start the
 * collection, to resume it when credit has come, and to finish.
 *
 * An element is delivered where it is emitted, so that it never waits for the next one. Only where the consumer is the
 * thread that runs the flow, inside its own request, elements are gathered until that run ends: see [gathers].
 *
 * Kotlin code of the subscription runs only as the owner of [mailbox]; fields without a comment are that owner's alone.
 */
internal class Subscription(
    override val handle: Long,
    private val registration: FlowRegistration,
    private val arguments: Array<Any?>,
    private val observer: Observer,
    private val consumer: COpaquePointer?, // the observer's context
    private val isCallerPlaced: Boolean,
    isRendezvous: Boolean,
    private val mailbox: SubscriptionMailbox,
) : AbstractCoroutine<Unit>(FlatContext(registration.scope.elements, mailbox, null), initParentJob = false, active = true),
    FlowCollector<Any?>, Runnable, Handled {

    private val credit = Credit() // any thread
    private val gate = AtomicReference<Any?>(OPEN) // any thread: OPEN, ENDED, or the cause of the consumer's cancel
    @Volatile private var stage = STAGE_NEW // also set by the thread that completes the job
    @Volatile private var isOver = false // set by whoever cancels or completes the job

    private var credits = 0L
    private var refills = 0
    private var spinning = Spinning()
    private var isRegistering = false
    private var waiter: Continuation<Unit>? = null
    private var isNested = false // whether the waiter may be cancelled alone
    private var unwritten: Any? = NOTHING // the element of the emit that waits, unless it is written already
    private var checkedContext: CoroutineContext? = null

    /** Whether an emit that has used up the credit returns only with the next request. State flows are read after it. */
    private var returnsWithRequest = isRendezvous
    private val isConsumersThread = isRendezvous && isCallerPlaced

    private var writer: WireWriter? = null
    private var count = 0

    private var outcome: Throwable? = null // set once, before the last dispatch

    init {
        mailbox.subscription = this
    }

    /** Binds the life of this job to its scope's. One that is already cancelled answers right away. */
    fun bind() = initParentJob(registration.scope.job)

    // ---- the consumer's side: any thread ----

    /** Adds credit; the first request starts the collection. [count] is at least 1. */
    fun request(count: Long) {
        if (registration.isHot && !isCallerPlaced && credit.start()) registerHere()
        if (credit.add(count)) wake()
    }

    /** Closes the gate, and leaves the rest to another thread: the library's pool, and then the one that the job runs on. */
    fun cancelLater() {
        val cause = closeGate() ?: return
        elasticPool.dispatch(EmptyCoroutineContext, Runnable { cancel(cause) })
    }

    /** Closes the gate, and unwinds on this thread as far as that gets. May overtake a cancel that was left for later. */
    fun cancelHere() {
        val cause = closeGate() ?: consumersCause ?: return
        if (!mailbox.enter()) return cancel(cause)
        cancel(cause)
        mailbox.leave()
    }

    private val consumersCause: CancellationException? get() = gate.load() as? CancellationException

    /** The cause to cancel with, or null if the gate was closed before. */
    private fun closeGate(): CancellationException? {
        if (gate.load() !== OPEN) return null
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

    /** May be called for nothing, after a wait that was cancelled alone: whoever waits looks again. */
    private fun resumeWaiter() {
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

    private fun finish() {
        stage = STAGE_FINISHED
        flush() // what came from a thread that does not know the mailbox, against the rules of Flow
        val failure = outcome
        val isConsumersEnd = !gate.compareAndSet(OPEN, ENDED)
        if (!isConsumersEnd) if (failure == null) observer.complete(consumer) else observer.fail(consumer, failure)
        installed().handles.remove(handle)
        consumersCause?.let(Causes::giveBack)
        observer.release(consumer, failure.takeIf { isConsumersEnd && it?.isCancellation == false })
    }

    // ---- the collector ----

    // What is left in the batch is delivered at the end of the run. Not by a `finally` here: each frame
    // that is not a tail call costs a cancel one more throw and catch.
    private suspend fun collectAll() {
        val flow = registration.open(arguments)
        if (flow is StateFlow<*>) returnsWithRequest = true
        return flow.collect(this)
    }

    // All that suspends is called last, so that an emit which waits keeps no frame of ours: neither memory nor the throw
    // and catch of a cancel. Not `coroutineContext`, which here is this coroutine's own and not that of the code which emits.
    override suspend fun emit(value: Any?) {
        val context = currentCoroutineContext()
        if (context !== checkedContext) checkContext(context)
        if (credits == 0L) return emitLater(value)
        append(value)
        if (gathers && credits > 0L) return
        flush()
        if (credits == 0L && returnsWithRequest) return awaitRequest()
    }

    /**
     * Whether elements may be gathered: the consumer is this thread and gets them when the run ends, which is at the
     * latest when the credit is used up.
     */
    private val gathers: Boolean get() = isConsumersThread && mailbox.isOnCaller

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
            registration.codec.write(batch, value)
        } catch (failure: Throwable) {
            batch.truncate(before)
            throw failure
        }
        credits--
        count++
        if (batch.size >= BATCH_BYTES) flush()
    }

    /** Delivers the batch, unless the consumer has cancelled. */
    fun flush() {
        if (count == 0) return
        val batch = writer!!
        val delivered = count
        count = 0
        if (gate.load() === OPEN) observer.each(consumer, batch, delivered.toLong())
        if (gate.load() !== OPEN) credits = 0 // so that the next emit notices the cancel
        batch.clear()
    }

    fun sliceEnded() {
        val batch = writer ?: return
        flush()
        writer = null
        Writers.giveBack(batch)
    }

    // ---- waiting for credit ----

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
     * Takes credit and writes the element that waits for it. False if [continuation] waits, to go on from here; throws
     * when the job is cancelled.
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
            append(value)
            if (gathers && credits > 0L) return true
            flush()
            if (credits > 0L || !returnsWithRequest) return true
        }
    }

    /** The same where a job nested in ours emits, for example in `withTimeout`: it may be cancelled alone. */
    private suspend fun emitNested(value: Any?) {
        awaitRequestNested()
        append(value)
        flush()
        if (credits == 0L && returnsWithRequest) awaitRequestNested()
    }

    private suspend fun awaitRequestNested() {
        while (!takeCredit()) {
            suspendCancellableCoroutine { if (!park(it, isNested = true)) it.resume(Unit) }
        }
    }

    /** True if there is credit now; throws when the job is cancelled. */
    private fun takeCredit(): Boolean {
        consumersCause?.let { cancel(it) } // by a cancel that was left for later
        if (!isActive) throw getCancellationException()
        if (mustGiveWay()) return false
        credits = credit.take(if (mailbox.isOnCaller) CALLERS_PORTION else POOLS_PORTION)
        if (credits > 0L) refills++
        return credits > 0L
    }

    /** A caller gets its thread back after one refill, and on the pool others get their turn now and then. */
    private fun mustGiveWay(): Boolean {
        val limit = if (isRegistering) 0 else if (mailbox.isOnCaller) 1 else POOLS_REFILLS
        if (refills < limit || !credit.isAny) return false
        return mailbox.isOnCaller || isRegistering || mailbox.isPoolWaitedFor
    }

    /** Looks for a while whether the consumer, which runs on another thread, asks for more or cancels. */
    private fun comesSoon(): Boolean {
        if (mailbox.isOnCaller || isRegistering || credit.isAny) return false
        if (!spinning.isWorthIt) {
            spinning = spinning.afterSleep()
            return false
        }
        var isOver = false
        var looks = Spinning.LOOKS
        while (!isOver && looks-- > 0) isOver = credit.isAny || gate.load() !== OPEN || !isActive
        spinning = spinning.after(isOver)
        return isOver
    }

    /**
     * Lets [continuation] wait: for a request or a cancel, or, where there is credit, for its next turn on the pool.
     * False if what it waits for has come meanwhile and nobody else will resume it.
     */
    private fun park(continuation: Continuation<Unit>, isNested: Boolean): Boolean {
        waiter = continuation
        this.isNested = isNested
        if (mustGiveWay()) {
            mailbox.endSlice()
            mailbox.dispatch(EmptyCoroutineContext, this)
            return true
        }
        val isWaiting = credit.await()
        if (isWaiting && gate.load() === OPEN && isActive) return true
        if (isWaiting && !credit.stopAwaiting()) return true // a request or a cancel has, and will resume
        waiter = null
        return false
    }

    // ---- the job ----

    // Like coroutineScope, a failure is told to whoever waits for the result and does not cancel the scope.
    override val isScopedCoroutine: Boolean get() = true

    // `flow { }` asks at every emit, and the job's own state takes longer to read. It may say so a moment later.
    override val isActive: Boolean get() = !isOver

    override fun onCancelling(cause: Throwable?) {
        if (cause == null) return
        isOver = true
        if (credit.stopAwaiting()) mailbox.dispatch(EmptyCoroutineContext, this)
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

        /** How much of unlimited demand a calling thread serves before the pool goes on. */
        const val CALLERS_PORTION = 1024L

        /** The same on the pool, where others get their turn after [POOLS_REFILLS] of them. */
        const val POOLS_PORTION = 64L
        const val POOLS_REFILLS = 8

        /** What is gathered is delivered at the latest when it has this many bytes. */
        private const val BATCH_BYTES = 1 shl 15

        private val OPEN: Any? = null
        private val ENDED = Any()
        private val NOTHING = Any()

        private const val STAGE_NEW = 0
        private const val STAGE_STARTED = 1
        private const val STAGE_COMPLETED = 2
        private const val STAGE_FINISHED = 3
    }
}

/** The mailbox of a subscription: delivers what was gathered whenever a run has ended. */
internal class SubscriptionMailbox(pool: CoroutineDispatcher) : Mailbox(pool) {
    lateinit var subscription: Subscription

    override fun sliceEnded() = subscription.sliceEnded()
}
