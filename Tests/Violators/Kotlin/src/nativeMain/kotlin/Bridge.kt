package violators

import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.asStableRef
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.flow.Flow

private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
private val deadScope = CoroutineScope(Job().apply { cancel() } + Dispatchers.Default)

/**
 * A bridge as people write them by hand: a function that subscribes and returns a job, one that
 * cancels the job, and one that frees it. build.gradle generates the C functions `launchIn_counts`,
 * `launchIn_cancel` and so on for the object `LaunchIn`.
 *
 * [J] is what a consumer holds as its job.
 */
internal abstract class Bridge<J : Any> {
    protected abstract fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): J

    protected abstract fun J.cancel()

    fun counts(consumer: Consumer): COpaquePointer = start(counts(), consumer)

    fun throws(consumer: Consumer): COpaquePointer = start(throws(), consumer)

    fun endless(consumer: Consumer): COpaquePointer = start(endless(), consumer)

    fun never(consumer: Consumer): COpaquePointer = start(never(), consumer)

    fun cancels(consumer: Consumer): COpaquePointer = start(cancels(), consumer)

    /** A flow whose scope is already cancelled. */
    fun dead(consumer: Consumer): COpaquePointer = start(counts(), consumer, deadScope)

    /** A flow that blocks after each element until [open] is called. */
    fun gated(consumer: Consumer): COpaquePointer = start(gated(), consumer)

    /** Lets one gated flow go on after one element. */
    fun open() = openGate()

    private fun start(flow: Flow<Long>, consumer: Consumer, scope: CoroutineScope = violators.scope): COpaquePointer =
        StableRef.create(scope.subscribe(flow, consumer)).asCPointer()

    /** Cancels the job. May be called until [release]. */
    @Suppress("UNCHECKED_CAST")
    fun cancel(job: COpaquePointer) = (job.asStableRef<Any>().get() as J).cancel()

    /** Frees the job: the consumer no longer needs it. */
    open fun release(job: COpaquePointer) = job.asStableRef<Any>().dispose()
}

/** A bridge of the usual kind: the consumer holds the Kotlin job and nothing else. */
internal abstract class JobBridge : Bridge<Job>() {
    override fun Job.cancel() = cancel(null)
}
