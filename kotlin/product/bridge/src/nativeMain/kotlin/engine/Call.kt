package kotlinbridge.engine

import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_frame
import kotlinbridge.wire.Codec
import kotlinbridge.wire.OwnBuffer
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Job
import kotlin.concurrent.Volatile
import kotlin.coroutines.Continuation
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED

/**
 * One call of a function. It is the completion of the body and the body's coroutine context.
 *
 * A call that never suspends costs only this object. It starts undispatched on the thread that
 * calls. Its [CallJob] is made when the context is first asked for a job or a dispatcher, as
 * suspending does. Any thread may ask, also when the body has returned. [lock] decides whether the
 * body has ended first; a body that never asks for its context, and so gives it to nobody, needs no
 * lock.
 */
internal class Call(
    private val codec: Codec<Any?>, // of the result
    override val scope: ScopeContext,
    private val body: StartedBody, // has its arguments
    private val pool: CoroutineDispatcher,
    private val isStartedHere: Boolean,
    private val lock: SpinLock,
) : Continuation<Any?>, CoroutineContext, CallBody {

    @Volatile
    private var job: CallJob? = null // made with the lock

    /** Whether the body has ended at once, without a job. Decided with the lock if the context [isAsked] for. */
    private var hasEnded = false

    /** Whether the body has asked for the context, by which alone it can give it to other threads. */
    private var isAsked = false

    /** What the body returned, unless it threw. */
    var value: Any? = null
        private set

    /** What the body threw. */
    var thrown: Throwable? = null
        private set

    private var observer: CallObserver? = null // set before any other thread can answer

    // ---- start ----

    // What runs between C and a body that ends at once is inline, because each call in
    // Kotlin/Native sets up a frame for the garbage collector.

    /**
     * Runs the body on this thread until it suspends. Returns whether it has ended without a job:
     * then [value] and [thrown] tell how. Else the observer gets the answer.
     */
    fun startHere(lent: kb_call_observer, frame: kb_frame): Boolean {
        begin()
        if (hasEnded) return true
        val job = jobOrNull()!!
        observer = CallObserver(lent)
        frame.job = job.list().toULong()
        job.queue.leave() // this thread has owned it from the start
        if (job.isGone) frame.job = 0uL
        return false
    }

    /** Leaves the body to the pool. */
    fun startLater(lent: kb_call_observer, frame: kb_frame) {
        val job = jobOrNull()!!
        observer = CallObserver(lent)
        frame.job = job.list().toULong()
        job.enqueue()
    }

    override fun begin() {
        val ended = job?.takeIf { it.isCancelled } ?: scope.endedJob
        if (ended != null) return threwAtOnce(ended.getCancellationException())
        val returned = try {
            body(this)
        } catch (failure: Throwable) {
            return threwAtOnce(failure)
        }
        if (returned !== COROUTINE_SUSPENDED) returnedAtOnce(returned)
    }

    // ---- end ----

    @Suppress("NOTHING_TO_INLINE")
    private inline fun returnedAtOnce(value: Any?) {
        this.value = value
        if (!endsAtOnce()) job!!.resumeWith(RETURNED)
    }

    private fun threwAtOnce(failure: Throwable) {
        thrown = failure
        if (!endsAtOnce()) job!!.resumeWith(Result.failure(failure))
    }

    /** Ends the call unless it has a job. Returns whether it has ended. */
    @Suppress("NOTHING_TO_INLINE")
    private inline fun endsAtOnce(): Boolean {
        if (job != null) return false
        if (isAsked) return lock.hold { (job == null).also { hasEnded = it } }
        hasEnded = true
        return true
    }

    /**
     * Takes the end of a body that has suspended. Such a call has a job, and only the owner of its
     * serial queue may call out.
     */
    override fun resumeWith(result: Result<Any?>) {
        thrown = result.exceptionOrNull()
        value = result.getOrNull()
        jobOrNull()!!.resumeWith(result.map { })
    }

    override fun answer(jobsFailure: Throwable?) = Buffers.use { buffer ->
        val failure = jobsFailure?.takeIf { it !is CancellationException } ?: thrown ?: failureToWrite(buffer)
        if (failure == null) observer!!.answer(buffer) else observer!!.fail(failure)
    }

    private fun failureToWrite(buffer: OwnBuffer): Throwable? = try {
        codec.write(buffer.writer, value)
        null
    } catch (unwritable: Throwable) {
        unwritable
    }

    override fun release() = observer!!.release()

    // ---- the context ----

    override val context: CoroutineContext
        get() {
            isAsked = true
            return this
        }

    @Suppress("UNCHECKED_CAST")
    override fun <E : CoroutineContext.Element> get(key: CoroutineContext.Key<E>): E? = when {
        key === Job -> (jobOrNull() ?: ENDED_JOB) as E
        key === ContinuationInterceptor -> (jobOrNull()?.queue ?: pool) as E
        else -> scope.elements[key] ?: flat()[key] // which knows the other keys of dispatchers
    }

    override fun <R> fold(initial: R, operation: (R, CoroutineContext.Element) -> R): R = flat().fold(initial, operation)

    override fun plus(context: CoroutineContext): CoroutineContext = flat() + context

    override fun minusKey(key: CoroutineContext.Key<*>): CoroutineContext = flat().minusKey(key)

    private fun flat(): CoroutineContext = jobOrNull()?.context ?: (scope.elements + ENDED_JOB + pool)

    /**
     * The call's job, made now if there is none. Null if the body has ended at once, without a job.
     */
    private fun jobOrNull(): CallJob? {
        job?.let { return it }
        val made = lock.hold {
            job?.let { return it }
            if (hasEnded) return null
            CallJob(this, SerialQueue(pool, owned = isStartedHere)).also { job = it }
        }
        return made.apply { bind() }
    }

    private companion object {
        val ENDED_JOB = Job().apply { cancel() }
        val RETURNED = Result.success(Unit)
    }
}
