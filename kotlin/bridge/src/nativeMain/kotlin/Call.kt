package kotlinbridge

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Job
import kotlin.concurrent.AtomicReference
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.startCoroutineUninterceptedOrReturn

/**
 * One call of a function: the completion of its body, and the body's coroutine context.
 *
 * A call that never suspends costs this object and no more: it starts undispatched on the thread that calls, and its
 * [CallJob] is made only when the context is asked for a job or dispatcher, which suspending does.
 */
internal class Call(
    private val function: FunctionRegistration,
    private val arguments: Arguments,
    private val observer: CallObserver,
    private val pool: CoroutineDispatcher,
    private val isStartedHere: Boolean,
) : Continuation<Any?>, CoroutineContext {

    private val job = AtomicReference<Any?>(null) // null, a CallJob, or ENDED when the body has ended at once and without one
    private var value: Any? = null // what the body returned, unless it threw
    private var thrown: Throwable? = null // what the body threw

    val scope: ScopeContext get() = function.scope

    // ---- start ----

    /**
     * Runs the body on this thread as far as it gets. [publish] gets the handle before other threads can answer, and 0
     * when the call has been answered.
     */
    inline fun startHere(publish: (Long) -> Unit) {
        begin()
        val job = jobOrNull() ?: return publish(0)
        publish(job.list())
        job.mailbox.leave() // its owner was this thread from the start
        if (job.isGone) publish(0)
    }

    /** Leaves the body to the pool; [publish] gets the handle first. */
    inline fun startLater(publish: (Long) -> Unit) {
        val job = jobOrNull()!!
        publish(job.list())
        job.enqueue()
    }

    /** Runs the body, unless the call was cancelled before. */
    fun begin() {
        val ended = endedJob()
        if (ended != null) return threwAtOnce(ended.getCancellationException())
        val returned = try {
            val body = function.suspending
            if (body != null) body.startCoroutineUninterceptedOrReturn(arguments, this) else function.plain!!(arguments)
        } catch (failure: Throwable) {
            return threwAtOnce(failure)
        }
        if (returned !== COROUTINE_SUSPENDED) returnedAtOnce(returned)
    }

    /** The call's job or the scope's, if it keeps the body from beginning. */
    private fun endedJob(): Job? {
        val own = job.value as CallJob?
        if (own != null && own.isCancelled) return own
        val outer = scope.job ?: return null
        return if (outer.isActive || !(outer.isCancelled || outer.isCompleted)) null else outer
    }

    // ---- end ----

    private fun returnedAtOnce(value: Any?) {
        this.value = value
        if (job.compareAndSet(null, ENDED)) answerAtOnce() else jobOrNull()!!.resumeWith(RETURNED)
    }

    private fun threwAtOnce(failure: Throwable) {
        thrown = failure
        if (job.compareAndSet(null, ENDED)) answerAtOnce() else jobOrNull()!!.resumeWith(Result.failure(failure))
    }

    private fun answerAtOnce() {
        answer(null)
        observer.release()
    }

    /** The end of a body that has suspended, which always has a job: only its mailbox knows when to call out. */
    override fun resumeWith(result: Result<Any?>) {
        thrown = result.exceptionOrNull()
        value = result.getOrNull()
        jobOrNull()!!.resumeWith(result.map { })
    }

    /** Gives the one answer. [jobsFailure]: how the job ended, which a child that failed decides too. */
    fun answer(jobsFailure: Throwable?) {
        val failure = jobsFailure?.takeIf { it !is CancellationException } ?: thrown
        if (failure != null) return observer.fail(failure)
        Writers.use { writer ->
            try {
                function.codec.write(writer, value)
            } catch (unwritable: Throwable) {
                return observer.fail(unwritable)
            }
            observer.answer(writer)
        }
    }

    fun release() = observer.release()

    // ---- the context ----

    override val context: CoroutineContext get() = this

    @Suppress("UNCHECKED_CAST")
    override fun <E : CoroutineContext.Element> get(key: CoroutineContext.Key<E>): E? = when {
        key === Job -> (jobOrNull() ?: ENDED_JOB) as E
        key === ContinuationInterceptor -> (jobOrNull()?.mailbox ?: pool) as E
        else -> scope.elements[key] ?: flat()[key] // which knows the keys that dispatchers have besides
    }

    override fun <R> fold(initial: R, operation: (R, CoroutineContext.Element) -> R): R = flat().fold(initial, operation)

    override fun plus(context: CoroutineContext): CoroutineContext = flat() + context

    override fun minusKey(key: CoroutineContext.Key<*>): CoroutineContext = flat().minusKey(key)

    private fun flat(): CoroutineContext = jobOrNull()?.context ?: (scope.elements + ENDED_JOB + pool)

    /** The call's job, made now if there is none; null if the body has ended at once and without one. */
    private fun jobOrNull(): CallJob? {
        while (true) {
            val current = job.value
            if (current is CallJob) return current
            if (current === ENDED) return null
            val made = CallJob(this, Mailbox(pool, owned = isStartedHere))
            if (job.compareAndSet(null, made)) return made.apply { bind() }
        }
    }

    private companion object {
        val ENDED = Any()
        val ENDED_JOB = Job().apply { cancel() }
        val RETURNED = Result.success(Unit)
    }
}
