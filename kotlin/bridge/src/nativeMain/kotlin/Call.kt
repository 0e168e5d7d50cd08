package kotlinbridge

import kotlinx.coroutines.AbstractCoroutine
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.Runnable
import kotlin.concurrent.AtomicInt
import kotlin.concurrent.AtomicReference
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.startCoroutineUninterceptedOrReturn

/**
 * One call of a function: its completion, its coroutine context, and what its mailbox runs.
 *
 * A call that never suspends costs this object and no more: it starts undispatched on the thread that calls, and its
 * mailbox and its [Job] are made when somebody asks the context for them, which suspending does.
 */
internal class Call(
    private val function: FunctionRegistration,
    private val arguments: Arguments,
    private val observer: CallObserver,
    private val pool: CoroutineDispatcher,
    isStartedHere: Boolean,
) : Continuation<Any?>, CoroutineContext, Runnable, Handled {

    override val context: CoroutineContext get() = this

    /** 0 while the call is in no table. */
    override var handle: Long = 0L
        private set

    // STARTING during the first run on the caller's thread, which a mailbox made meanwhile belongs to; then null or a Mailbox.
    private val mailbox = AtomicReference<Any?>(if (isStartedHere) STARTING else null)
    private val job = AtomicReference<Any?>(null) // null, a CallJob, or ENDED if the body ended without one
    private val consumersCause = AtomicReference<CancellationException?>(null)
    private val place = AtomicInt(UNLISTED) // in the handle table

    private var isStarted = isStartedHere
    private var value: Any? = null // what the body returned, unless it threw
    private var thrown: Throwable? = null // what the body threw
    private var jobsFailure: Throwable? = null // how the job ended, which a failed child decides too

    // ---- the consumer's side ----

    /** Runs the body on this thread as far as it gets; [publish] gets the handle if it has not ended by then. */
    fun startHere(publish: (Long) -> Unit) {
        val scope = function.scope.job
        if (scope?.isActive == false) end(scope.getCancellationException()) else begin()
        if (place.value == UNLISTED) publish(list())
        if (!mailbox.compareAndSet(STARTING, null)) (mailbox.value as Mailbox).leave()
        if (place.value == GONE) publish(0)
    }

    /** Runs the body on the pool; [publish] gets the handle first. */
    fun startLater(publish: (Long) -> Unit) {
        publish(list())
        mailbox().dispatch(EmptyCoroutineContext, this)
    }

    /** Cancels later or on this thread; may overtake a cancel that was left for later. Any thread. */
    fun cancel(isHere: Boolean) {
        val cause = takeCause()
        if (!isHere) return Dispatchers.Default.dispatch(EmptyCoroutineContext, Runnable { jobOrNull()?.cancel(cause) })
        val mailbox = mailbox()
        if (!mailbox.enter()) {
            jobOrNull()?.cancel(cause)
        } else {
            jobOrNull()?.cancel(cause)
            mailbox.leave()
        }
    }

    private fun takeCause(): CancellationException {
        consumersCause.value?.let { return it }
        val cause = Causes.take()
        if (consumersCause.compareAndSet(null, cause)) return cause
        Causes.giveBack(cause)
        return consumersCause.value!!
    }

    private fun list(): Long {
        installed().handles.add { handle -> also { it.handle = handle } }
        if (!place.compareAndSet(UNLISTED, LISTED)) installed().handles.remove(handle)
        return handle
    }

    // ---- the body ----

    /** What the mailbox runs: the start of a call that was left to the pool, and the answer of one that had a job. */
    override fun run() {
        if (isStarted) return answer()
        isStarted = true
        val ended = function.scope.job?.takeIf { !it.isActive } ?: (job.value as? Job)?.takeIf { !it.isActive }
        if (ended != null) end(ended.getCancellationException()) else begin()
    }

    private fun begin() {
        val returned = try {
            function.suspending?.startCoroutineUninterceptedOrReturn(arguments, this) ?: returnedByPlain()
        } catch (failure: Throwable) {
            return end(failure)
        }
        if (returned !== COROUTINE_SUSPENDED) end(returned)
    }

    private fun returnedByPlain(): Any? = function.plain?.invoke(arguments)

    override fun resumeWith(result: Result<Any?>) = result.fold(onSuccess = { end(it) }, onFailure = { end(it) })

    private fun end(value: Any?) {
        this.value = value
        if (job.compareAndSet(null, ENDED)) answer() else (job.value as CallJob).resumeWith(Result.success(value))
    }

    private fun end(failure: Throwable) {
        thrown = failure
        if (job.compareAndSet(null, ENDED)) answer() else (job.value as CallJob).resumeWith(Result.failure(failure))
    }

    // ---- the answer: exactly one, then the release ----

    private fun answer() {
        val failure = jobsFailure?.takeIf { it !is CancellationException } ?: thrown
        if (failure == null) answerValue() else observer.fail(failure)
        if (place.getAndSet(GONE) == LISTED) installed().handles.remove(handle)
        consumersCause.value?.let(Causes::giveBack)
        observer.release()
    }

    private fun answerValue() = Writers.use { writer ->
        try {
            function.codec.write(writer, value)
        } catch (failure: Throwable) {
            return@use observer.fail(failure)
        }
        observer.answer(writer)
    }

    // ---- the context ----

    @Suppress("UNCHECKED_CAST")
    override fun <E : CoroutineContext.Element> get(key: CoroutineContext.Key<E>): E? = when {
        key === Job -> (jobOrNull() ?: ENDED_JOB) as E
        key === ContinuationInterceptor -> mailbox()[key]
        else -> function.scope.elements[key]
    }

    override fun <R> fold(initial: R, operation: (R, CoroutineContext.Element) -> R): R =
        whole().fold(initial, operation)

    override fun minusKey(key: CoroutineContext.Key<*>): CoroutineContext = whole().minusKey(key)

    /** An ordinary context of the same elements. */
    private fun whole(): CoroutineContext = function.scope.elements + (jobOrNull() ?: ENDED_JOB) + mailbox()

    private fun mailbox(): Mailbox {
        while (true) {
            val current = mailbox.value
            if (current is Mailbox) return current
            val made = Mailbox(pool, owned = current === STARTING)
            if (mailbox.compareAndSet(current, made)) return made
        }
    }

    /** The call's job, made now if there is none; null if the body ended without one. */
    private fun jobOrNull(): Job? {
        while (true) {
            val current = job.value
            if (current is CallJob) return current
            if (current === ENDED) return null
            val made = CallJob()
            if (job.compareAndSet(null, made)) return made.apply { bind() }
        }
    }

    private inner class CallJob : AbstractCoroutine<Any?>(function.scope.context, initParentJob = false, active = true) {
        fun bind() = initParentJob(function.scope.job)

        // Like coroutineScope, a failure is told to whoever waits for the result and does not cancel the scope.
        override val isScopedCoroutine: Boolean get() = true

        override fun onCancelled(cause: Throwable, handled: Boolean) {
            jobsFailure = cause
        }

        // On any thread, a child's for example. Only the mailbox may call out.
        override fun afterCompletion(state: Any?) = mailbox().dispatch(EmptyCoroutineContext, this@Call)
    }

    private companion object {
        val STARTING = Any()
        val ENDED = Any()
        val ENDED_JOB = Job().apply { cancel() }

        const val UNLISTED = 0
        const val LISTED = 1
        const val GONE = 2
    }
}
