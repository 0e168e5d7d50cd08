package kotlinbridge

import kotlinbridge.c.KB_INVALID_ARGUMENT
import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.entered
import kotlinbridge.table.FrameFields
import kotlinbridge.table.callLater
import kotlinbridge.table.mayBeCalled
import kotlinbridge.table.take
import kotlinbridge.table.using
import kotlinbridge.wire.Buffer
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer

// What the C functions of generated code do.

/**
 * The work of the [FrameEntry] of a function that does not suspend: its body.
 *
 * [body] reads the arguments in order, and ends with [makeCall], which gets its parameters. What it
 * throws reaches the caller.
 *
 * @return the status for C.
 */
@GeneratedCode
public inline fun answerFrame(frame: CPointer<kb_frame>?, body: (reader: WireReader, lent: Long) -> Int): Int {
    if (!mayBeCalled(frame)) return KB_INVALID_ARGUMENT.toInt()
    val bytes = FrameFields(frame!!).bytes
    val lent = bytes.start
    return using(frame) { body(WireReader(bytes), lent) }
}

/**
 * Makes the [call] with the arguments that were read, and lets [write] write its result. If the frame
 * says so, the pool makes the call later, and its codec writes the result.
 */
@GeneratedCode
public inline fun <R> makeCall(
    reader: WireReader,
    lent: Long,
    crossinline call: () -> R,
    write: (R, WireWriter) -> Unit,
): Int {
    reader.finish()
    if (!FrameFields(reader.buffer.place).isAnsweredHere) return callLater(reader, lent) { call() }
    // Without a variable for the result, which would be boxed.
    write(call(), writerAt(lent, reader.buffer))
    return KB_OK.toInt()
}

/** As [makeCall], and always on this thread: reads the value of a state. */
@GeneratedCode
public inline fun <R> readState(reader: WireReader, lent: Long, value: () -> R, write: (R, WireWriter) -> Unit): Int {
    reader.finish()
    write(value(), writerAt(lent, reader.buffer))
    return KB_OK.toInt()
}

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

/** The writer of an answer in place of the arguments. */
@PublishedApi
@Suppress("NOTHING_TO_INLINE") // in every call
internal inline fun writerAt(lent: Long, bytes: Buffer): WireWriter {
    bytes.start = lent
    bytes.size = 0L
    return WireWriter(bytes)
}
