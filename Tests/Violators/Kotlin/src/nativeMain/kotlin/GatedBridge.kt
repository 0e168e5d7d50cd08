package violators

import kotlin.concurrent.Volatile
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.native.concurrent.ThreadLocal
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.internal.SynchronizedObject
import kotlinx.coroutines.internal.synchronized

/** The callbacks that this thread is in. */
@ThreadLocal
private var depth = 0

/**
 * Lets callbacks through until it is closed. When [close] has returned, no callback runs and none
 * begins. The exception is a close inside a callback, of whatever gate: it does not wait, for two that
 * close each other's gates would wait for ever, and one callback may run on.
 */
internal class Gate(val consumer: Consumer) : SynchronizedObject(), Consumer {
    @Volatile
    var isOpen = true
        private set

    private inline fun ifOpen(callback: () -> Unit) = synchronized(this) {
        depth++
        try {
            if (isOpen) callback()
        } finally {
            depth--
        }
    }

    override fun each(value: Long) = ifOpen { consumer.each(value) }

    override fun complete() = ifOpen { consumer.complete() }

    override fun fail(failure: Throwable) = ifOpen { consumer.fail(failure) }

    fun close() {
        isOpen = false
        if (depth == 0) synchronized(this) {}
    }
}

internal class Subscription(val gate: Gate, val job: Job)

/**
 * A bridge with a gate. It makes the bridges right in everything except the one thing that each
 * gets wrong.
 */
internal abstract class GatedBridge : Bridge<Subscription>() {
    protected abstract fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job

    final override fun CoroutineScope.subscribe(flow: Flow<Long>, consumer: Consumer): Subscription {
        val gate = Gate(consumer)
        return Subscription(gate, subscribe(flow, gate))
    }

    override fun Subscription.cancel() {
        gate.close()
        job.cancel()
    }
}

/** Runs [body] and tells [consumer] how it has ended, even if it never began. */
internal fun CoroutineScope.runThenTell(
    consumer: Consumer,
    context: CoroutineContext = EmptyCoroutineContext,
    body: suspend CoroutineScope.() -> Unit,
): Job = runThen(context, { if (it == null) consumer.complete() else consumer.fail(it) }, body)

/** Runs [body] and calls [ended] at its end, with the failure if there is one, even if it never began. */
internal fun CoroutineScope.runThen(
    context: CoroutineContext,
    ended: (Throwable?) -> Unit,
    body: suspend CoroutineScope.() -> Unit,
): Job {
    // It starts once the handler is there. A job that has already ended would call the handler on the
    // thread that subscribes, where an end that comes too early can come late enough. Not launch, whose
    // exception would end the process.
    val job = async(context, CoroutineStart.LAZY, body)
    job.invokeOnCompletion(ended)
    job.start()
    return job
}
