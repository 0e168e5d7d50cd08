package kotlinbridge.host

import kotlinbridge.SwiftObject
import kotlinbridge.c.KB_OK
import kotlinbridge.c.KB_RENDEZVOUS
import kotlinbridge.c.KB_UNLIMITED
import kotlinbridge.c.kb_buffer
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_observer
import kotlinbridge.engine.SpinLock
import kotlinbridge.engine.entered
import kotlinbridge.engine.printProblem
import kotlinbridge.wire.Buffer
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.value
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Job
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.Continuation
import kotlin.coroutines.coroutineContext
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine

/**
 * One collection of a sequence of Swift's. The coroutine that collects asks for elements and takes them;
 * the host brings them and ends, on any thread, with one call at a time.
 *
 * @property window how many elements the sequence may be ahead; 0 for none.
 */
internal class SwiftCollection<T>(
    private val callee: SwiftObject, // which stays alive until the iteration has ended
    private val codec: Codec<T>,
    private val window: Long,
) {
    private val lock = SpinLock()

    // Under the lock:
    private var brought = ArrayDeque<T>()
    private var waiter: Continuation<Unit>? = null
    private var isReleased = false

    /** Why nothing more can be read; the iteration may still run. */
    private var refusal: Throwable? = null

    // Written by the host before it releases:
    private var isComplete = false
    private var failure: Throwable? = null

    // Only of the coroutine:
    private var taken = ArrayDeque<T>()
    private var job = 0uL
    private var outstanding = 0L

    suspend fun collect(collector: FlowCollector<T>) {
        val owner = coroutineContext[Job]
        owner?.ensureActive()
        start()
        try {
            while (true) {
                if (taken.isEmpty() && !refill()) break
                owner?.ensureActive()
                val element = taken.removeFirst()
                if (window > 0) request()
                collector.emit(element)
                if (window == 0L) request()
            }
        } catch (stopped: Throwable) {
            throw ended(stopped)
        }
        failure?.let { throw it }
        if (!isComplete) error("Swift has ended the iteration over ${callee.peer.described()} without saying how")
    }

    private fun start() = memScoped {
        val job = alloc<ULongVar>()
        outstanding = maxOf(1L, window)
        val reference = StableRef.create(this@SwiftCollection)
        val observer = alloc<kb_observer> {
            context = reference.asCPointer()
            on_each = staticCFunction(::onEach)
            on_complete = staticCFunction(::onComplete)
            on_throw = staticCFunction(::onThrow)
            release = staticCFunction(::onRelease)
        }
        val status = theHost!!.subscribe(callee.target, KB_RENDEZVOUS, outstanding, observer.ptr, job.ptr)
        if (status != KB_OK.toInt()) {
            reference.dispose()
            throw callee.failed(status)
        }
        this@SwiftCollection.job = job.value
    }

    /** An element was taken, or emitted if the sequence must not be ahead. */
    private fun request() {
        if (outstanding == KB_UNLIMITED) return
        outstanding--
        if (outstanding > window / 2) return
        val count = maxOf(1L, window) - outstanding
        outstanding += count
        theHost!!.request(job, count) // refused if the iteration has ended
    }

    /** Gets what has been brought, and waits for something if necessary. False at the end. */
    private suspend fun refill(): Boolean {
        while (true) {
            lock.hold {
                refusal?.let { throw it }
                val empty = taken
                taken = brought
                brought = empty
                if (taken.isEmpty() && isReleased) return false
            }
            if (taken.isNotEmpty()) return true
            suspendCancellableCoroutine { continuation ->
                continuation.invokeOnCancellation { theHost!!.cancel(job) }
                waitUnless({ brought.isNotEmpty() || isReleased || refusal != null }, continuation)
            }
        }
    }

    /** Ends the iteration, because of what [stopped] it. Returns what to throw: what Swift throws then is not lost. */
    private suspend fun ended(stopped: Throwable): Throwable {
        theHost!!.cancel(job)
        while (!lock.hold { isReleased }) {
            suspendCoroutine { continuation -> waitUnless({ isReleased }, continuation) }
        }
        val late = failure
        if (late == null || late === stopped || late is CancellationException) return stopped
        if (stopped is CancellationException) return late
        stopped.addSuppressed(late)
        return stopped
    }

    private inline fun waitUnless(isThere: () -> Boolean, continuation: Continuation<Unit>) {
        val waits = lock.hold {
            val waits = !isThere()
            if (waits) waiter = continuation
            waits
        }
        if (!waits) continuation.resume(Unit)
    }

    // ---- what the host calls ----

    fun bring(elements: CPointer<UByteVar>?, size: Long, count: Long) {
        try {
            reading(elements, size) { reader ->
                for (index in 0 until count) {
                    val element = codec.read(reader)
                    lock.hold { brought.addLast(element) }
                }
                reader.finish()
            }
        } catch (problem: Throwable) {
            val refusal = unreadable("an element", problem)
            lock.hold { if (this.refusal == null) this.refusal = refusal }
        }
        wake()
    }

    /** Each handle brings a hold, as in an answer. */
    private inline fun reading(elements: CPointer<UByteVar>?, size: Long, body: (WireReader) -> Unit) = memScoped {
        val buffer = alloc<kb_buffer> {
            data = elements
            this.size = if (elements == null) 0 else size
            is_grown = Buffer.ANSWER
        }
        body(WireReader(Buffer(buffer)))
    }

    fun complete() {
        isComplete = true
    }

    fun fail(failure: Throwable) {
        this.failure = failure
    }

    fun release() {
        lock.hold { isReleased = true }
        wake()
    }

    private fun wake() {
        val waiting = lock.hold { waiter.also { waiter = null } }
        waiting?.resume(Unit)
    }
}

private fun onEach(context: COpaquePointer?, elements: CPointer<UByteVar>?, size: Long, count: Long) {
    entered()
    collectionOf(context).get().bring(elements, size, count)
}

private fun onComplete(context: COpaquePointer?) {
    entered()
    collectionOf(context).get().complete()
}

private fun onThrow(context: COpaquePointer?, failure: CPointer<kb_failure>?) {
    entered()
    collectionOf(context).get().fail(thrownBy(failure!!.pointed))
}

/** The last call of the host. */
private fun onRelease(context: COpaquePointer?, unseen: CPointer<kb_failure>?) {
    entered()
    val reference = collectionOf(context)
    val collection = reference.get()
    reference.dispose()
    if (unseen != null) collection.fail(thrownBy(unseen.pointed))
    try {
        collection.release()
    } catch (problem: Throwable) { // of a dispatcher that does not take work
        printProblem("a coroutine that collects a sequence of Swift could not be resumed", problem)
    }
}

private fun collectionOf(context: COpaquePointer?): StableRef<SwiftCollection<*>> = context!!.asStableRef()
