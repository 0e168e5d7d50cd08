package kotlinbridge.engine

import kotlinbridge.c.kb_buffer
import kotlinbridge.c.kb_yield
import kotlinbridge.wire.OwnBuffer
import kotlinbridge.wire.held
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
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/**
 * One collection of a flow by one consumer.
 *
 * It is one object, because a subscription must cost little: the job; the collector; and the task
 * that its mailbox runs to start the collection, to resume it when credit has come, and to tell the
 * end. [SubscriptionState] decides what a thread has to do; this class does it.
 *
 * An element is delivered where it is emitted, so it never waits for the next one. There are two
 * exceptions. If the consumer is the thread that runs the flow, inside its own request, elements are
 * gathered until that run ends: see [gathers]. If the consumer fetches elements, those that it does
 * not wait for are gathered until it does: see [fetch]. Elements with objects are never gathered,
 * because the holds of those that nobody gets would have to be found again: see [deliverHeld].
 *
 * Kotlin code of the subscription runs only as the owner of [mailbox]. Fields without a comment
 * belong to that owner.
 */
internal class Subscription(
    override val handle: Long,
    private val registration: FlowRegistration,
    private val arguments: Array<Any?>,
    private val observer: Observer,
    private val consumer: COpaquePointer?, // the observer's context
    private val isCallerPlaced: Boolean,
    isRendezvous: Boolean,
    val isFetched: Boolean,
    private val mailbox: SubscriptionMailbox,
) : AbstractCoroutine<Unit>(FlatContext(registration.scope.elements, mailbox, null), initParentJob = false, active = true),
    FlowCollector<Any?>, Runnable, Handled {

    private val shared = SubscriptionCell() // any thread

    // Set by the thread that has closed the gate, right after that. Any thread reads it.
    @Volatile
    private var consumersCause: CancellationException? = null

    private var credits = 0L // taken, and not used up yet
    private var refills = 0 // how often this run has taken credit
    private var spinning = Spinning()
    private var isRegistering = false
    private var waiter: Continuation<Unit>? = null
    private var isNested = false // whether the waiter may be cancelled alone
    private var unwritten: Any? = NOTHING // the element of the emit that waits, unless it is written already
    private var checkedContext: CoroutineContext? = null

    /**
     * Whether an emit that has used up the credit returns only with the next request. A state flow
     * is read after that.
     */
    private var returnsWithRequest = isRendezvous
    private val isConsumersThread = isRendezvous && isCallerPlaced

    /** Whether elements wait for the consumer, which has asked to fetch them. */
    private val fetches: Boolean get() = isFetched && !registration.holdsObjects

    // If the consumer fetches elements, these belong to whoever has claimed them in the state.
    private var batch: OwnBuffer? = null
    private var count = 0 // of the elements in the batch

    private var outcome: Throwable? = null // set once, before the job has completed

    init {
        mailbox.subscription = this
    }

    /**
     * Binds the life of this job to its scope's. If the scope is cancelled already, the answer
     * comes at the first run.
     */
    fun bind() = initParentJob(registration.scope.job)

    // ---- the consumer's side: any thread ----

    /** Adds credit; the first request starts the collection. [count] is at least 1. */
    fun request(count: Long) {
        if (registration.isHot && !isCallerPlaced) registerOnce()
        if (shared.update { it.requested(count) }.isAsleep) wake()
    }

    /**
     * Puts the gathered elements into [memory], whose own becomes the batch's, and returns their
     * count. If there are none, or the collector writes one, returns 0. Then the next ones or the
     * end are brought.
     */
    fun fetch(memory: kb_buffer): Long {
        if (!fetches) return 0L
        if (!shared.update { it.fetching() }.isFetchable) return 0L
        val found = count
        if (found > 0) batch!!.exchange(memory)
        count = 0
        val before = shared.update { it.fetched(found > 0) }
        if (before.stage == SubscriptionState.ENDING && found == 0) runHere()
        return found.toLong()
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
    private fun runHere() {
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

    /**
     * Called too often after a wait that was cancelled alone; harmless, because whoever waits looks
     * again.
     */
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

    // ---- the collector ----

    // The end of the run delivers what is left in the batch. A `finally` here would do it too, but
    // each frame that is not a tail call costs a cancel one more throw and catch.
    private suspend fun collectAll() {
        val flow = registration.open(arguments)
        if (flow is StateFlow<*>) returnsWithRequest = true
        return flow.collect(this)
    }

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

    @Suppress("NOTHING_TO_INLINE")
    private inline fun write(value: Any?) {
        if (registration.holdsObjects) return deliverHeld(value)
        if (fetches) return gather(value)
        append(value)
        if (!gathers || credits == 0L) deliver(batch!!)
    }

    /**
     * Whether elements may be gathered: the consumer is this thread, and gets them when the run
     * ends. The run ends at the latest when the credit is used up.
     */
    private val gathers: Boolean get() = isConsumersThread && mailbox.isOnCaller

    /**
     * Refuses to emit from another dispatcher: that breaks the rules of Flow, and would race with
     * the batch here.
     */
    private fun checkContext(context: CoroutineContext) {
        check(context[ContinuationInterceptor] === mailbox) {
            "the flow '${registration.name}' emitted from another dispatcher than it is collected on: " +
                "use flowOn or channelFlow instead of withContext around emit"
        }
        checkedContext = context
    }

    @Suppress("NOTHING_TO_INLINE") // a call in Kotlin/Native sets up a frame for the garbage collector
    private inline fun append(value: Any?) {
        val batch = batch ?: Buffers.take().also { batch = it }
        val writer = batch.writer
        val before = writer.size
        try {
            registration.codec.write(writer, value)
        } catch (failure: Throwable) {
            writer.truncate(before)
            throw failure
        }
        credits--
        count++
        if (writer.size >= BATCH_BYTES && !fetches) flush()
    }

    /** Delivers the batch, unless the consumer has cancelled. */
    fun flush() {
        if (count > 0) deliver(batch!!)
    }

    @Suppress("NOTHING_TO_INLINE") // as append
    private inline fun deliver(batch: OwnBuffer) {
        val delivered = count
        count = 0
        if (shared.now.isOpen) observer.each(consumer, batch, delivered.toLong())
        if (!shared.now.isOpen) credits = 0 // so that the next emit notices the cancel
        batch.clear()
    }

    /** Delivers an element with objects. The consumer has their holds then, unless it has cancelled. */
    private fun deliverHeld(value: Any?) {
        val batch = batch ?: Buffers.take().also { batch = it }
        try {
            val held = batch.writer.held { registration.codec.write(batch.writer, value) }
            credits--
            if (shared.now.isOpen) observer.each(consumer, batch, 1L) else held.release()
            if (!shared.now.isOpen) credits = 0
        } finally {
            batch.clear()
        }
    }

    fun sliceEnded() {
        if (fetches) return leaveElements()
        flush()
        giveBackBatch()
    }

    private fun giveBackBatch() {
        val batch = batch ?: return
        this.batch = null
        Buffers.giveBack(batch)
    }

    // ---- elements that the consumer fetches ----

    private fun gather(value: Any?) {
        claimElements()
        try {
            append(value)
        } finally {
            bringIfAwaited()
        }
    }

    private fun claimElements() {
        var looks = 0
        while (shared.update { it.gathering() }.isFetching) if (looks++ > SpinLock.LOOKS) kb_yield()
    }

    /** Gives up the claim. Brings the elements first if the consumer waits for them. */
    private fun bringIfAwaited() {
        while (true) {
            val hasElements = count > 0
            if (!shared.update { it.gathered(hasElements) }.isAwaited || !hasElements) return
            flush()
        }
    }

    /** The run ends. What the consumer has not fetched stays, unless it never will be. */
    private fun leaveElements() {
        if (shared.now.stage == SubscriptionState.ENDING) return
        claimElements()
        if (!shared.now.isOpen) count = 0
        if (count == 0) giveBackBatch()
        bringIfAwaited()
    }

    /** Whether the consumer waits for the end, or has cancelled. Brings the last elements first. */
    private fun isEndAwaited(): Boolean {
        claimElements()
        while (true) {
            val before = shared.update { it.ending() }
            if (before.isOpen && !before.isAwaited) return false
            if (count == 0) break
            flush()
        }
        shared.update { it.gathered(false) }
        return true
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
        causeOfClosed()?.let { cancel(it) } // by a cancel that was left for later
        if (!isActive) throw getCancellationException()
        if (mustGiveWay()) return false
        credits = shared.update { it.taken() }.credit(if (mailbox.isOnCaller) CALLERS_PORTION else POOLS_PORTION)
        if (credits > 0L) refills++
        return credits > 0L
    }

    private fun mustGiveWay(): Boolean = shared.now.hasCredit &&
        SubscriptionTurn.isOver(refills, isRegistering, mailbox.isOnCaller) { mailbox.isPoolWaitedFor }

    /**
     * Looks for a while whether the consumer, which runs on another thread, asks for more or
     * cancels.
     */
    private fun comesSoon(): Boolean {
        if (mailbox.isOnCaller || isRegistering || shared.now.hasCredit) return false
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
            mailbox.endSlice()
            mailbox.dispatch(EmptyCoroutineContext, this)
            return true
        }
        if (!shared.update { it.awaiting() }.hasNews) return true
        waiter = null
        return false
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

    companion object {
        private val COLLECT_ALL: suspend (Subscription) -> Unit = { it.collectAll() }

        // Called in its compiled form: `startCoroutineUninterceptedOrReturn` would add a frame, to
        // intercept the end.
        @Suppress("UNCHECKED_CAST")
        private val COLLECT = COLLECT_ALL as (Subscription, Continuation<Unit>) -> Any?

        /** How much of unlimited credit a calling thread serves before the pool goes on. */
        const val CALLERS_PORTION = 1024L

        /** How much of unlimited credit the pool serves at once. */
        const val POOLS_PORTION = 64L

        /** Gathered elements are delivered at the latest when they have this many bytes. */
        private const val BATCH_BYTES = 1 shl 15

        private val NOTHING = Any()
    }
}

/** The mailbox of a subscription: delivers the gathered elements whenever a run has ended. */
internal class SubscriptionMailbox(pool: CoroutineDispatcher) : Mailbox(pool) {
    lateinit var subscription: Subscription

    override fun sliceEnded() = subscription.sliceEnded()
}
