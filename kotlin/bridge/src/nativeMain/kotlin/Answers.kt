package kotlinbridge

import kotlinbridge.c.KB_INVALID_ARGUMENT
import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.entered
import kotlinbridge.table.FrameFields
import kotlinbridge.table.callFunction
import kotlinbridge.table.isInOrder
import kotlinbridge.table.isMadeHere
import kotlinbridge.table.take
import kotlinbridge.table.using
import kotlinbridge.wire.Buffer
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.pointed

// What the C functions of generated code do. BridgeBuilder.bindFunction and bindState take them.

/** A C function that answers in a frame: `staticCFunction(::addEntry)`. */
@GeneratedCode
public typealias FrameEntry = CPointer<CFunction<(CPointer<kb_frame>?) -> Int>>

/**
 * The work of the [FrameEntry] of a function that does not suspend. Both lambdas run inside the
 * call, and what they throw reaches the caller.
 *
 * - [call] reads the arguments in order, calls `finish`, and then the function.
 * - [write] writes the result.
 *
 * @return the status for C.
 */
@GeneratedCode
public inline fun <R> answerCall(
    frame: CPointer<kb_frame>?,
    call: (WireReader) -> R,
    write: (R, WireWriter) -> Unit,
): Int = if (isMadeHere(frame)) answering(frame!!, call, write) else callFunction(frame)

/** The work of the [FrameEntry] that reads a state flow, as [answerCall] does. */
@GeneratedCode
public inline fun <R> answerValue(
    frame: CPointer<kb_frame>?,
    read: (WireReader) -> R,
    write: (R, WireWriter) -> Unit,
): Int = if (isInOrder(frame)) answering(frame!!, read, write) else KB_INVALID_ARGUMENT.toInt()

/**
 * The work of a typed twin: the result of [body], or [none] with the exception in [caught].
 *
 * It does not look at [caught] unless [body] throws.
 */
@GeneratedCode
public inline fun <R> answerTwin(caught: CPointer<kb_catch>?, none: R, body: () -> R): R = try {
    entered()
    body()
} catch (failure: Throwable) {
    take(failure, caught)
    none
}

@PublishedApi
internal inline fun <R> answering(
    frame: CPointer<kb_frame>,
    call: (WireReader) -> R,
    write: (R, WireWriter) -> Unit,
): Int {
    val bytes = FrameFields(frame).bytes
    val lent = bytes.start
    return using(frame) {
        // Without a variable for the result, which would be boxed.
        write(call(WireReader(bytes)), writerAt(lent, bytes))
        KB_OK.toInt()
    }
}

/** The writer of an answer in place of the arguments. */
@PublishedApi
@Suppress("NOTHING_TO_INLINE") // in every call
internal inline fun writerAt(lent: Long, bytes: Buffer): WireWriter {
    bytes.start = lent
    bytes.size = 0L
    return WireWriter(bytes)
}
