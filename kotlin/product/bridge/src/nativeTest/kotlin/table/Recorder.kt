package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.PATIENCE
import kotlinbridge.engine.threadId
import kotlinbridge.wire.Codec
import kotlinbridge.wire.codec
import kotlinbridge.wire.reading
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.value
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeoutOrNull
import kotlin.concurrent.Volatile
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.fail

/** A copy of a `kb_failure`. */
internal class SeenFailure(failure: kb_failure) {
    val code: Int = failure.code
    val type: String = failure.type_name.text()
    val message: String = failure.message.text()
    val trace: String = failure.trace.text()
    val cause: SeenFailure? = failure.cause?.let { SeenFailure(it.pointed) }

    override fun toString(): String = when (code) {
        KB_FAILED -> "failed $type: $message"
        KB_TIMEOUT -> "timeout"
        KB_CANCELLED -> "cancelled"
        else -> "code $code"
    }

    private fun kb_bytes.text() = data?.readBytes(size.toInt())?.decodeToString().orEmpty()
}

/**
 * A C consumer of one subscription or call. It records everything that it is told: each element or
 * value as text, `complete`, `failed <class>: <message>`, `timeout`, `cancelled`, `release`,
 * `release(failed …)`.
 *
 * Its context lives as long as the process, so that a callback that comes too late is recorded and
 * does not crash.
 */
internal class Recorder(private val codec: Codec<*>, private val react: Recorder.(String) -> Unit = {}) {
    private val history = MutableStateFlow(emptyList<String>())
    private val context = StableRef.create(this).asCPointer()
    private val written = nativeHeap.alloc<ULongVar>()

    @Volatile
    private var running: kb_frame? = null // the frame of a call that has not returned

    /** The handle that `subscribe` or `call` has written. */
    var job: ULong
        get() = running?.job ?: written.value
        set(value) {
            written.value = value
        }
    val jobPointer: CPointer<ULongVar> get() = written.ptr

    val events: List<String> get() = history.value

    /** The latest failure. */
    @Volatile
    var failure: SeenFailure? = null
        private set

    /** Whether the last call has retained its observer. */
    @Volatile
    var isRetained = false
        private set

    /** The threads that have called back. */
    @Volatile
    var threads: Set<ULong> = emptySet()
        private set

    fun await(what: String, condition: (List<String>) -> Boolean): List<String> =
        runBlocking { withTimeoutOrNull(PATIENCE) { history.first(condition) } } ?: fail("no $what, but $events")

    fun awaitEvent(event: String): List<String> = await(event) { event in it }

    /** Waits for the end, and returns the whole history. */
    fun awaitRelease(): List<String> = await("release") { it.lastOrNull()?.startsWith("release") == true }

    fun <R> withObserver(body: (CPointer<kb_observer>) -> R): R = memScoped {
        val observer = alloc<kb_observer>()
        observer.context = context
        observer.on_each = staticCFunction(::onEach)
        observer.on_complete = staticCFunction(::onComplete)
        observer.on_throw = staticCFunction(::onThrow)
        observer.release = staticCFunction(::onRelease)
        body(observer.ptr)
    }

    /**
     * Lends [body], which calls a function, a frame with an observer. Records an answer in place as
     * an answer through the observer and its release. Returns OK for a call that was accepted.
     */
    fun withCall(arguments: ByteArray = ByteArray(0), body: (kb_frame) -> Int): Int = withFrame(arguments) { frame ->
        memScoped {
            val observer = alloc<kb_call_observer>()
            observer.context = context
            observer.retain = staticCFunction(::onRetain)
            observer.on_return = staticCFunction(::onReturn)
            observer.on_throw = staticCFunction(::onThrow)
            observer.release = staticCFunction(::onRelease)
            frame.observer = observer.ptr
            frame.context = context
            frame.on_throw = staticCFunction(::onThrow)
            isRetained = false
            running = frame
            val status = body(frame)
            running = null
            if (status == OK || status == THREW || status == OBSERVED) job = frame.job
            assertEquals(status == OBSERVED, isRetained, "retained, and status $status")
            if (status == OK) each(frame.bytes.data, frame.bytes.size, 1)
            if (status == OK || status == THREW) told("release")
            if (status == THREW || status == OBSERVED) OK else status
        }
    }

    fun retained() {
        assertFalse(isRetained, "retained twice")
        isRetained = true
    }

    fun each(elements: CPointer<UByteVar>?, size: Long, count: Long) {
        val read = reading(elements?.reinterpret(), size) { reader ->
            List(count.toInt()) { codec.read(reader).toString() }
        }
        record(read)
    }

    fun told(event: String) = record(listOf(event))

    fun failed(failure: CPointer<kb_failure>?) {
        this.failure = SeenFailure(failure!!.pointed)
        told(this.failure.toString())
    }

    fun released(unseen: CPointer<kb_failure>?) {
        if (unseen == null) return told("release")
        failure = SeenFailure(unseen.pointed)
        told("release($failure)")
    }

    private fun record(events: List<String>) {
        threads += threadId()
        history.update { it + events }
        for (event in events) react(event)
    }
}

internal inline fun <reified T> recorder(noinline react: Recorder.(String) -> Unit = {}) = Recorder(codec<T>(), react)

private fun recorderOf(context: COpaquePointer?): Recorder = context!!.asStableRef<Recorder>().get()

private fun onEach(context: COpaquePointer?, elements: CPointer<UByteVar>?, size: Long, count: Long) =
    recorderOf(context).each(elements, size, count)

private fun onRetain(context: COpaquePointer?): COpaquePointer? = context.also { recorderOf(it).retained() }

private fun onReturn(context: COpaquePointer?, value: CPointer<UByteVar>?, size: Long) =
    recorderOf(context).each(value, size, 1)

private fun onComplete(context: COpaquePointer?) = recorderOf(context).told("complete")
private fun onThrow(context: COpaquePointer?, failure: CPointer<kb_failure>?) = recorderOf(context).failed(failure)
private fun onRelease(context: COpaquePointer?, unseen: CPointer<kb_failure>?) = recorderOf(context).released(unseen)
