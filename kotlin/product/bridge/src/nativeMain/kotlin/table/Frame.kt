package kotlinbridge.table

import kotlinbridge.c.KB_INTERNAL
import kotlinbridge.c.KB_INVALID_ARGUMENT
import kotlinbridge.c.KB_OK
import kotlinbridge.c.KB_THREW
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.Library
import kotlinbridge.engine.asFailure
import kotlinbridge.engine.entered
import kotlinbridge.engine.installed
import kotlinbridge.wire.Buffer
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.discard
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed

/**
 * Runs [body], the work of one C function that takes a frame, with this binary's library, and
 * answers its status. Checks the frame first.
 */
internal inline fun frameEntry(frame: CPointer<kb_frame>?, body: Library.(kb_frame) -> Status): Int =
    if (isInOrder(frame)) using(frame!!) { installed().body(frame.pointed).toInt() } else KB_INVALID_ARGUMENT.toInt()

@Suppress("NOTHING_TO_INLINE") // every call passes here, as through the rest of this file
internal inline fun isInOrder(frame: CPointer<kb_frame>?): Boolean = frame != null && FrameFields(frame).isInOrder

/**
 * Runs [body], which uses a frame that is in order, and answers its status. What it throws is told
 * to the frame's `on_throw`, and the frame has its memory back.
 */
@PublishedApi
internal inline fun using(frame: CPointer<kb_frame>, body: () -> Int): Int {
    val bytes = FrameFields(frame).bytes
    val lent = bytes.start
    val capacity = bytes.capacity
    return try {
        entered()
        body()
    } catch (failure: Throwable) {
        failed(frame.pointed, lent, capacity, failure)
    }
}

/** Gives the frame its memory back and tells its caller what was thrown. Returns the status. */
@PublishedApi
internal fun failed(frame: kb_frame, lent: Long, capacity: Long, failure: Throwable): Int = try {
    frame.bytes.discard()
    frame.bytes.capacity = capacity
    Buffer(frame.bytes).start = lent
    (statusOf(failure) ?: frame.threw(failure)).toInt()
} catch (_: Throwable) {
    KB_INTERNAL.toInt()
}

/** Tells the frame's caller what was thrown inside the call. */
internal fun kb_frame.threw(failure: Throwable): Status {
    failure.asFailure { on_throw!!(context, it) }
    return KB_THREW
}

/**
 * Reads what the caller has passed, to the last byte: the bytes of the frame, or those at another
 * address. The frame has all of its memory afterwards.
 */
internal inline fun <R> kb_frame.read(
    from: Long = Buffer(bytes).start,
    size: Long = bytes.size,
    body: (WireReader) -> R,
): R {
    val buffer = Buffer(bytes)
    val lent = buffer.start
    buffer.start = from
    buffer.size = size
    val reader = WireReader(buffer)
    return body(reader).also {
        reader.finish()
        buffer.start = lent
    }
}

/** Writes the answer in place of the arguments. */
internal inline fun kb_frame.answer(write: (WireWriter) -> Unit): Status {
    bytes.size = 0L
    write(WireWriter(Buffer(bytes)))
    return KB_OK
}

@Suppress("NOTHING_TO_INLINE")
internal inline fun kb_frame.answer(codec: Codec<Any?>, value: Any?): Status = answer { codec.write(it, value) }
