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
 * A bridge in the shape in which they are written by hand: a function that subscribes and returns a job, one that cancels
 * the job, one that frees it. The C functions `launchIn_counts`, `launchIn_cancel` and so on of the object `LaunchIn` are
 * generated, see build.gradle.
 *
 * [J]: what a consumer holds as its job.
 */
internal abstract class Bridge<J : Any> {
    protected abstract fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): J

    protected abstract fun J.cancel()

    fun counts(consumer: Consumer): COpaquePointer = start(counts(), consumer)

    fun throws(consumer: Consumer): COpaquePointer = start(throws(), consumer)

    fun endless(consumer: Consumer): COpaquePointer = start(endless(), consumer)

    fun never(consumer: Consumer): COpaquePointer = start(never(), consumer)

    fun cancels(consumer: Consumer): COpaquePointer = start(cancels(), consumer)

    /** A flow whose scope was cancelled before. */
    fun dead(consumer: Consumer): COpaquePointer = start(counts(), consumer, deadScope)

    /** A flow that blocks after each element until [open] is called. */
    fun gated(consumer: Consumer): COpaquePointer = start(gated(), consumer)

    /** Lets one such flow go on after one element. */
    fun open() = openGate()

    private fun start(flow: Flow<Long>, consumer: Consumer, scope: CoroutineScope = violators.scope): COpaquePointer =
        StableRef.create(scope.subscribe(flow, consumer)).asCPointer()

    /** May be called until [release]. */
    @Suppress("UNCHECKED_CAST")
    fun cancel(job: COpaquePointer) = (job.asStableRef<Any>().get() as J).cancel()

    /** The consumer needs the job no longer. */
    open fun release(job: COpaquePointer) = job.asStableRef<Any>().dispose()
}

/** A bridge as most are: the consumer holds the Kotlin job and nothing else. */
internal abstract class JobBridge : Bridge<Job>() {
    override fun Job.cancel() = cancel(null)
}
