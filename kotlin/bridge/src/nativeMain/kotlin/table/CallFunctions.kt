package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.Call
import kotlinbridge.engine.FunctionRegistration
import kotlinbridge.engine.StripedLock
import kotlinbridge.engine.isWhole
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.pointed
import kotlinx.coroutines.CoroutineDispatcher

@PublishedApi
internal fun callFunction(frame: CPointer<kb_frame>?): Int = frameEntry(frame) { call ->
    val function = functions.getOrNull(call.id.toInt()) ?: return@frameEntry KB_UNKNOWN_ID
    val plain = function.plain
    val observer = call.observer?.pointed
    if (!isPlacement(call.placement)) return@frameEntry KB_INVALID_ARGUMENT
    if (observer != null && !observer.isWhole) return@frameEntry KB_INVALID_ARGUMENT
    when {
        plain != null && (observer == null || call.placement == KB_CALLER) -> answerPlain(call, function, plain)
        observer == null -> KB_UNSUPPORTED
        else -> start(call, function, observer, poolOf(call.placement))
    }
}

/** Calls a function that does not suspend, on this thread. Nothing outlives the call. */
@Suppress("NOTHING_TO_INLINE") // each call in Kotlin/Native sets up a frame for the garbage collector
private inline fun answerPlain(call: kb_frame, function: FunctionRegistration, body: (Array<Any?>) -> Any?): Status {
    val arguments = call.readArguments(function.parameters)
    function.scope.endedJob?.let { return call.threw(it.getCancellationException()) }
    return call.answer(function.codec, body(arguments))
}

/** Starts a call that may outlive the call of C. */
internal fun start(
    frame: kb_frame,
    function: FunctionRegistration,
    observer: kb_call_observer,
    pool: CoroutineDispatcher,
): Status {
    val isHere = frame.placement == KB_CALLER
    val reader = function.bodyReader
    val arguments = if (reader != null) frame.read { reader.read(it) } else frame.readArguments(function.parameters)
    val call = Call(function, arguments, pool, isHere, StripedLock.ofStack(frame.rawPtr.toLong()))
    frame.job = 0uL
    if (!isHere) {
        call.startLater(observer, frame)
        return KB_OBSERVED
    }
    if (!call.startHere(observer, frame)) return KB_OBSERVED
    return call.thrown?.let(frame::threw) ?: frame.answer(function.codec, call.value)
}
