package kotlinbridge.engine

import kotlinx.coroutines.AbstractCoroutine
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Runnable
import kotlin.concurrent.Volatile
import kotlin.concurrent.atomics.AtomicReference
import kotlin.coroutines.EmptyCoroutineContext

/** The call as its [CallJob] sees it. */
internal interface CallBody {
    val scope: ScopeContext

    /** Runs the body, unless the call was cancelled before. */
    fun begin()

    /**
     * Gives the one answer. [jobsFailure]: how the job ended, which a child that failed decides
     * too.
     */
    fun answer(jobsFailure: Throwable?)

    /** Makes the last call to the consumer. */
    fun release()
}

/**
 * The job of a call that did not end within its first run: its serial queue, its handle, and the way to
 * cancel it.
 */
internal class CallJob(
    private val call: CallBody,
    val queue: SerialQueue,
) : AbstractCoroutine<Unit>(FlatContext(call.scope.elements, queue, null), initParentJob = false, active = true),
    Runnable, Handled {

    /** 0 as long as the job is in no table. [Handles.NONE] if the table had no place for it. */
    override var handle: Long = 0L
        private set

    private val consumersCause = AtomicReference<CancellationException?>(null)
    private var isToBegin = false
    private var failure: Throwable? = null
    private var refusal: Throwable? = null

    /** Whether the call has been answered and released. */
    @Volatile
    var isGone = false
        private set

    fun bind() = initParentJob(call.scope.job)

    /**
     * Gives the job its handle. Called while the job can't end: before [enqueue], or by the owner
     * of the serial queue.
     *
     * If the table has no place, the body may run already. So the call ends as every other: its
     * body is cancelled, and the one answer says why.
     */
    fun list(): Long {
        try {
            installed().handles.add { handle -> also { it.handle = handle } }
        } catch (full: Throwable) {
            handle = Handles.NONE
            refusal = full
            cancel(CancellationException(full.message, full))
        }
        return handle
    }

    /** Leaves the body to the pool. */
    fun enqueue() {
        isToBegin = true
        queue.dispatch(EmptyCoroutineContext, this)
    }

    /**
     * Cancels on this thread, or leaves that to the pool. A cancel on this thread may overtake an
     * earlier one that was left to the pool. Any thread may call this.
     */
    fun cancelByConsumer(isHere: Boolean) {
        val cause = takeCause()
        if (!isHere) return elasticPool.dispatch(EmptyCoroutineContext, Runnable { cancel(cause) })
        if (!queue.enter()) return cancel(cause)
        cancel(cause)
        queue.leave()
    }

    private fun takeCause(): CancellationException {
        consumersCause.load()?.let { return it }
        val cause = Causes.take()
        if (consumersCause.compareAndSet(null, cause)) return cause
        Causes.giveBack(cause)
        return consumersCause.load()!!
    }

    /**
     * Run by the serial queue: the start of a call that was left to the pool, and the end of every call.
     */
    override fun run() {
        if (isToBegin) {
            isToBegin = false
            call.begin()
        } else {
            finish()
        }
    }

    private fun finish() {
        call.answer(refusal ?: failure)
        if (refusal == null) installed().handles.remove(handle)
        consumersCause.load()?.let(Causes::giveBack)
        call.release()
        isGone = true
    }

    // As in coroutineScope: whoever waits for the result is told of a failure, and the scope is not
    // cancelled.
    override val isScopedCoroutine: Boolean get() = true

    override fun onCancelled(cause: Throwable, handled: Boolean) {
        failure = cause
    }

    // Called on any thread, for example a child's. Only the serial queue's owner may call out.
    override fun afterCompletion(state: Any?) = queue.dispatch(EmptyCoroutineContext, this)
}
