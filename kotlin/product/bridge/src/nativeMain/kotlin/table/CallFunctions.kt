package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.Call
import kotlinbridge.engine.FunctionEntry
import kotlinbridge.engine.StartedBody
import kotlinbridge.engine.StripedLock
import kotlinbridge.engine.bodyOf
import kotlinbridge.engine.installed
import kotlinbridge.engine.scopeOf
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.coroutines.CoroutineDispatcher

internal fun callFunction(frame: CPointer<kb_frame>?): Int = frameEntry(frame) { call ->
    val function = functions.getOrNull(call.id.toInt()) ?: return@frameEntry KB_UNKNOWN_ID
    function.frame?.let { return@frameEntry it(frame).toUInt() }
    if (!mayBeCalled(frame)) return@frameEntry KB_INVALID_ARGUMENT
    val observer = call.observer?.pointed ?: return@frameEntry KB_UNSUPPORTED
    start(call, function, observer, poolOf(call.placement))
}

/** Starts the call of a function that suspends, which may outlive the call of C. */
internal fun start(
    frame: kb_frame,
    function: FunctionEntry,
    observer: kb_call_observer,
    pool: CoroutineDispatcher,
): Status {
    val isHere = frame.placement == KB_CALLER
    val read = frame.read { function.suspending!!.read(it) }
    val lock = StripedLock.ofStack(frame.rawPtr.toLong())
    val call = Call(function.codec, scopeOf(read), bodyOf<StartedBody>(read), pool, isHere, lock)
    frame.job = 0uL
    if (!isHere) {
        call.startLater(observer, frame)
        return KB_OBSERVED
    }
    if (!call.startHere(observer, frame)) return KB_OBSERVED
    return call.thrown?.let(frame::threw) ?: frame.answer(function.codec, call.value)
}

/** Leaves the call of a function that does not suspend to the pool. [body] has its arguments. */
internal fun later(frame: kb_frame, function: FunctionEntry, pool: CoroutineDispatcher, body: () -> Any?): Status {
    val lock = StripedLock.ofStack(frame.rawPtr.toLong())
    val call = Call(function.codec, installed().scope, { body() }, pool, isStartedHere = false, lock)
    frame.job = 0uL
    call.startLater(frame.observer!!.pointed, frame)
    return KB_OBSERVED
}

/** Leaves a call of an entry of its own to the pool. [reader] has read its arguments. */
@PublishedApi
internal fun callLater(reader: WireReader, lent: Long, body: () -> Any?): Int {
    reader.buffer.start = lent
    val frame = interpretCPointer<kb_frame>(reader.buffer.place)!!.pointed
    val function = installed().functions.getOrNull(frame.id.toInt()) ?: return KB_UNKNOWN_ID.toInt()
    return later(frame, function, poolOf(frame.placement), body).toInt()
}
