package kotlinbridge.host

import kotlin.concurrent.atomics.AtomicInt
import kotlin.coroutines.Continuation
import kotlin.coroutines.intrinsics.COROUTINE_SUSPENDED
import kotlin.coroutines.intrinsics.intercepted
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinbridge.SwiftObject
import kotlinbridge.c.KB_CANCELLED_EARLY
import kotlinbridge.c.KB_OBSERVED
import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_buffer
import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_exchange
import kotlinbridge.c.kb_failure
import kotlinbridge.engine.entered
import kotlinbridge.engine.printProblem
import kotlinbridge.table.FrameFields
import kotlinbridge.wire.Buffer
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.convert
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.rawValue
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.sizeOf
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.DisposableHandle
import kotlinx.coroutines.Job
import platform.posix.free
import platform.posix.malloc
import platform.posix.memcpy

/**
 * One call of a host's function that may suspend. It is also the handler of its job's cancellation,
 * and the answer if that comes late.
 *
 * Three parties meet in [state]: the call's thread, who cancels, and who answers. Each adds its bit
 * once, and what was there before tells it what is left to it.
 */
@PublishedApi
internal class SuspendedCall(
    private val callee: SwiftObject, // which stays alive until the call has been answered
    private val block: CallBlock, // not used once the call has returned, but by a cancel that came before
    private val continuation: Continuation<HostAnswer>,
) : HostAnswer(), (Throwable?) -> Unit {
    private val state = AtomicInt(0)

    // Written before the call has returned:
    private var job = 0uL
    private var registration: DisposableHandle? = null

    // Written before the call is answered:
    private var failure: Throwable? = null
    private var memory: CPointer<kb_buffer>? = null

    /**
     * Makes the call. Returns its answer, or COROUTINE_SUSPENDED; throws what Swift has thrown at once.
     * The block has ended then, unless it is the answer.
     */
    fun start(entry: Int): Any {
        // Before the call, so that a cancel reaches also what runs before the first suspension. If the job is
        // cancelled already, this runs at once.
        block.suspended = this
        registration = continuation.context[Job]?.invokeOnCompletion(onCancelling = true, invokeImmediately = true, handler = this)
        val status = block.call(callee.target, entry, answerObserver)
        block.suspended = null
        if (status == KB_OBSERVED.toInt()) return await()
        registration?.dispose()
        leave(RETURNED)
        if (status == KB_OK.toInt()) {
            try {
                block.receive()
            } catch (failure: Throwable) {
                block.end()
                throw failure
            }
            return block
        }
        val failure = callee.failed(status)
        block.end()
        throw failure
    }

    private fun await(): Any {
        // If a cancel was faster, it has the host's job, or the host knows of the cancel.
        job = block.frame.pointed.job
        val isAnswered = leave(RETURNED or WAITING) and ANSWERED != 0
        block.end()
        if (!isAnswered) return COROUTINE_SUSPENDED
        registration?.dispose()
        failure?.let { throw it }
        return this
    }

    /** Leaves the block to the next call, unless a cancel has used it. */
    private fun leave(bits: Int): Int {
        val before = add(bits)
        if (before and CANCELLED != 0) block.isTouched = true
        return before
    }

    /** The job is being cancelled, or has completed without that. Any thread. */
    override fun invoke(cause: Throwable?) {
        if (cause == null) return
        if (addUnlessReturned(CANCELLED)) {
            val running = kb_exchange(interpretCPointer<UByteVar>(FrameFields(block.frame).jobPlace), KB_CANCELLED_EARLY)
            if (running != 0uL) theHost!!.cancel(running)
        } else if (job != 0uL) {
            theHost!!.cancel(job)
        }
    }

    // ---- the answer: on any thread, perhaps before the call has returned ----

    fun returned(value: CPointer<UByteVar>?, size: Long) {
        if (size < 0 || value == null && size > 0) return threw(IllegalStateException("the answer of Swift can't be read: $size bytes lie nowhere"))
        if (isSaid) return threw(IllegalStateException(TWICE))
        val header = sizeOf<kb_buffer>()
        val place = malloc((header + size).convert()) ?: return threw(OutOfMemoryError("no memory for an answer of $size bytes"))
        val bytes = interpretCPointer<UByteVar>(place.rawValue + header)
        if (size > 0) memcpy(bytes, value, size.convert())
        memory = place.reinterpret<kb_buffer>().also {
            it.pointed.data = bytes
            it.pointed.size = size
            it.pointed.capacity = size
            it.pointed.is_grown = Buffer.ANSWER
        }
    }

    fun threw(failure: Throwable) {
        this.failure = if (isSaid) IllegalStateException(TWICE, failure) else failure
    }

    private val isSaid get() = memory != null || failure != null

    /** The last call of the host. */
    fun answered() {
        if (!isSaid) failure = IllegalStateException("Swift has ended the call of ${callee.peer.described()} without an answer")
        if (failure != null) discard()
        if (add(ANSWERED) and WAITING == 0) return
        registration?.dispose()
        // By the coroutine's dispatcher, because this thread is Swift's.
        val resumed = continuation.intercepted()
        failure?.let(resumed::resumeWithException) ?: resumed.resume(this)
    }

    override val reader: WireReader get() = WireReader(Buffer(memory!!.pointed))

    override fun end() {
        val isLeft = memory!!.pointed.size != 0L
        discard()
        if (isLeft) leftOver()
    }

    private fun discard() {
        free(memory)
        memory = null
    }

    // ---- state ----

    /** Adds the bits, and returns those that were there before. */
    private fun add(bits: Int): Int {
        while (true) {
            val before = state.load()
            if (state.compareAndSet(before, before or bits)) return before
        }
    }

    private fun addUnlessReturned(bit: Int): Boolean {
        while (true) {
            val before = state.load()
            if (before and RETURNED != 0) return false
            if (state.compareAndSet(before, before or bit)) return true
        }
    }

    private companion object {
        /** A cancel came before the call had returned, and uses its frame. */
        const val CANCELLED = 1

        /** The call has returned, and its frame may be used again. */
        const val RETURNED = 2

        /** The coroutine is suspended, or will be if there is no answer yet. */
        const val WAITING = 4

        const val ANSWERED = 8

        const val TWICE = "Swift has answered a call twice"
    }
}

/** What the host answers to if it does not answer a call in place: the same for all calls. It never changes. */
internal val answerObserver: CPointer<kb_call_observer> = nativeHeap.alloc<kb_call_observer>().apply {
    context = null
    retain = staticCFunction(::retainCall)
    on_return = staticCFunction(::returned)
    on_throw = staticCFunction(::threw)
    release = staticCFunction(::released)
}.ptr

/** Comes on the thread that calls, when all calls inside have returned. */
private fun retainCall(context: COpaquePointer?): COpaquePointer? =
    StableRef.create(callThread().latest.suspended as SuspendedCall).asCPointer()

private fun returned(retained: COpaquePointer?, value: CPointer<UByteVar>?, size: Long) {
    entered()
    callOf(retained).get().returned(value, size)
}

private fun threw(retained: COpaquePointer?, failure: CPointer<kb_failure>?) {
    entered()
    callOf(retained).get().threw(thrownBy(failure!!.pointed))
}

private fun released(retained: COpaquePointer?, unseen: CPointer<kb_failure>?) {
    entered()
    val reference = callOf(retained)
    val call = reference.get()
    reference.dispose()
    try {
        call.answered()
    } catch (problem: Throwable) { // of a dispatcher that does not take work
        printProblem("a coroutine that waited for Swift could not be resumed", problem)
    }
}

private fun callOf(retained: COpaquePointer?): StableRef<SuspendedCall> = retained!!.asStableRef()
