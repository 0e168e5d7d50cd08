package bench

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.cstr
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.onCompletion
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.launch

/**
 * What people write by hand today: they launch a coroutine for each subscription or call, and have
 * a C callback for each signal.
 */

internal typealias OnEnd = CPointer<CFunction<(COpaquePointer?, CPointer<ByteVar>?) -> Unit>>
internal typealias OnLong = CPointer<CFunction<(COpaquePointer?, Long) -> Unit>>
internal typealias OnString = CPointer<CFunction<(COpaquePointer?, CPointer<ByteVar>?) -> Unit>>
internal typealias OnRecord = CPointer<CFunction<(COpaquePointer?, Double, Double, CPointer<ByteVar>?) -> Unit>>

private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)

/** Tells the end: with a message after a failure, without one after completion and cancellation. */
private fun <T> Flow<T>.subscribed(context: COpaquePointer?, onEnd: OnEnd, deliver: suspend (T) -> Unit): COpaquePointer {
    val job = onEach(deliver)
        .onCompletion { cause -> onEnd.tell(context, cause?.takeUnless { it is CancellationException }) }
        .launchIn(scope)
    return StableRef.create(job).asCPointer()
}

private fun OnEnd.tell(context: COpaquePointer?, failure: Throwable?) {
    val told = this
    memScoped { told(context, failure?.let { it.message.orEmpty().cstr.ptr }) }
}

@CName("usual_longs")
public fun usualLongs(count: Long, context: COpaquePointer?, onEach: OnLong, onEnd: OnEnd): COpaquePointer =
    longs(count).subscribed(context, onEnd) { onEach(context, it) }

@CName("usual_strings")
public fun usualStrings(count: Long, context: COpaquePointer?, onEach: OnString, onEnd: OnEnd): COpaquePointer =
    strings(count).subscribed(context, onEnd) { memScoped { onEach(context, it.cstr.ptr) } }

@CName("usual_records")
public fun usualRecords(count: Long, context: COpaquePointer?, onEach: OnRecord, onEnd: OnEnd): COpaquePointer =
    records(count).subscribed(context, onEnd) { memScoped { onEach(context, it.latitude, it.longitude, it.name.cstr.ptr) } }

@CName("usual_first")
public fun usualFirst(context: COpaquePointer?, onEach: OnLong, onEnd: OnEnd): COpaquePointer =
    firstOnly().subscribed(context, onEnd) { onEach(context, it) }

@CName("usual_cancel")
public fun usualCancel(job: COpaquePointer): Unit = job.asStableRef<Job>().get().cancel()

@CName("usual_dispose")
public fun usualDispose(reference: COpaquePointer): Unit = reference.asStableRef<Any>().dispose()

// ---- one acknowledgement for each element ----

@CName("usual_acknowledged")
public fun usualAcknowledged(count: Long, context: COpaquePointer?, onEach: OnLong, onEnd: OnEnd): COpaquePointer {
    val acknowledged = Channel<Unit>(1)
    longs(count)
        .onEach {
            onEach(context, it)
            acknowledged.receive()
        }
        .onCompletion { onEnd.tell(context, null) }
        .launchIn(scope)
    return StableRef.create(acknowledged).asCPointer()
}

@CName("usual_acknowledge")
public fun usualAcknowledge(acknowledged: COpaquePointer) {
    acknowledged.asStableRef<Channel<Unit>>().get().trySend(Unit)
}

// ---- calls ----

private fun launched(
    start: CoroutineStart,
    context: COpaquePointer?,
    onReturn: OnLong,
    onThrow: OnEnd,
    body: suspend () -> Long,
): COpaquePointer {
    val job = scope.launch(start = start) {
        val value = try {
            body()
        } catch (failure: Throwable) {
            return@launch onThrow.tell(context, failure)
        }
        onReturn(context, value)
    }
    return StableRef.create(job).asCPointer()
}

@CName("usual_next")
public fun usualNext(value: Long, context: COpaquePointer?, onReturn: OnLong, onThrow: OnEnd): COpaquePointer =
    launched(CoroutineStart.UNDISPATCHED, context, onReturn, onThrow) { next(value) }

@CName("usual_hop")
public fun usualHop(value: Long, context: COpaquePointer?, onReturn: OnLong, onThrow: OnEnd): COpaquePointer =
    launched(CoroutineStart.DEFAULT, context, onReturn, onThrow) { next(value) }

@CName("usual_elsewhere")
public fun usualElsewhere(value: Long, context: COpaquePointer?, onReturn: OnLong, onThrow: OnEnd): COpaquePointer =
    launched(CoroutineStart.UNDISPATCHED, context, onReturn, onThrow) { elsewhere(value) }

@CName("usual_fail")
public fun usualFail(value: Long, context: COpaquePointer?, onReturn: OnLong, onThrow: OnEnd): COpaquePointer =
    launched(CoroutineStart.UNDISPATCHED, context, onReturn, onThrow) { fail(value) }

// ---- without coroutines, as the C export has it ----

@CName("usual_echo")
public fun usualEcho(text: String): String = text

@CName("usual_read")
public fun usualRead(): Long = state.value

@CName("usual_update")
public fun usualUpdate(value: Long) {
    state.value = value
}
