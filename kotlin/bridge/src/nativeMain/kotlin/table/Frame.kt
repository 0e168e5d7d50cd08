package kotlinbridge.table

import kotlinbridge.c.KB_INVALID_ARGUMENT
import kotlinbridge.c.KB_OK
import kotlinbridge.c.KB_THREW
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.Arguments
import kotlinbridge.engine.Library
import kotlinbridge.engine.RegisteredParameter
import kotlinbridge.engine.asFailure
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireException
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.address
import kotlinbridge.wire.discard
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr

/**
 * Runs [body], the work of one C function that takes a frame, and answers its status. Checks the
 * frame first, and tells its `on_throw` what a user's code throws.
 */
internal inline fun frameEntry(frame: CPointer<kb_frame>?, body: Library.(kb_frame) -> Status): Int = entry {
    val checked = frame?.pointed ?: return@entry KB_INVALID_ARGUMENT
    if (checked.on_throw == null || !checked.isSane) return@entry KB_INVALID_ARGUMENT
    try {
        body(checked)
    } catch (malformed: WireException) {
        throw malformed
    } catch (failure: Throwable) {
        checked.threw(failure)
    }
}

/** The bytes have room for themselves, and lie where the caller says. */
internal inline val kb_frame.isSane: Boolean
    get() = bytes.size >= 0 && bytes.size <= bytes.capacity && (bytes.capacity == 0L || bytes.data != null) &&
        bytes.is_grown == 0L

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
    from: Long = bytes.ptr.address,
    size: Long = bytes.size,
    body: (WireReader) -> R,
): R {
    val start = bytes.ptr.address
    bytes.ptr.address = from
    bytes.size = size
    try {
        val reader = WireReader(bytes.ptr)
        val result = body(reader)
        reader.finish()
        return result
    } finally {
        bytes.ptr.address = start
    }
}

@Suppress("NOTHING_TO_INLINE") // every call passes here, as through the rest of this file
internal inline fun kb_frame.readArguments(parameters: Array<RegisteredParameter>): Array<Any?> =
    if (parameters.isEmpty() && bytes.size == 0L) Arguments.NONE else read { Arguments.read(parameters, it) }

/** Writes the answer in place of the arguments. */
internal inline fun kb_frame.answer(write: (WireWriter) -> Unit): Status {
    val start = bytes.ptr.address
    val capacity = bytes.capacity
    bytes.size = 0L
    try {
        write(WireWriter(bytes.ptr))
    } catch (unwritable: Throwable) {
        bytes.discard()
        bytes.ptr.address = start
        bytes.capacity = capacity
        throw unwritable
    }
    return KB_OK
}

@Suppress("NOTHING_TO_INLINE")
internal inline fun kb_frame.answer(codec: Codec<Any?>, value: Any?): Status = answer { codec.write(it, value) }
