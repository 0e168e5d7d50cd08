package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.*
import kotlinbridge.wire.WireException
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.value
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

internal fun stateValue(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    context: COpaquePointer?,
    receive: Receive?,
    onThrow: OnThrow?,
): Int = entry {
    if (receive == null) return@entry KB_INVALID_ARGUMENT
    withState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
        Writers.use { writer ->
            registration.codec.write(writer, state.value)
            receive(context, writer.data.reinterpret(), writer.size)
        }
        KB_OK
    }
}

internal fun stateSet(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    value: Bytes?,
    valueSize: Long,
    context: COpaquePointer?,
    onThrow: OnThrow?,
): Int = entry {
    withMutableState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
        if (!isSane(value, valueSize)) return@entry KB_INVALID_ARGUMENT
        state.value = decode(registration, value, valueSize)
        KB_OK
    }
}

internal fun stateCompareAndSet(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    expected: Bytes?,
    expectedSize: Long,
    update: Bytes?,
    updateSize: Long,
    swapped: CPointer<IntVar>?,
    context: COpaquePointer?,
    onThrow: OnThrow?,
): Int = entry {
    if (swapped == null) return@entry KB_INVALID_ARGUMENT
    withMutableState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
        if (!isSane(expected, expectedSize) || !isSane(update, updateSize)) return@entry KB_INVALID_ARGUMENT
        val before = decode(registration, expected, expectedSize)
        val after = decode(registration, update, updateSize)
        swapped.pointed.value = if (state.compareAndSet(before, after)) 1 else 0
        KB_OK
    }
}

/**
 * Lends [body] the state flow, opened with its arguments, and tells [onThrow] what Kotlin code
 * throws meanwhile.
 */
private inline fun Library.withState(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    context: COpaquePointer?,
    onThrow: OnThrow?,
    body: (FlowRegistration, StateFlow<*>) -> Status,
): Status {
    val registration = flows.getOrNull(flow.toInt()) ?: return KB_UNKNOWN_ID
    if (!registration.kind.isState) return KB_UNSUPPORTED
    if (onThrow == null || !isSane(arguments, argumentsSize)) return KB_INVALID_ARGUMENT
    return try {
        val decoded = Arguments.decode(registration.parameters, arguments?.reinterpret(), argumentsSize)
        body(registration, registration.open(decoded) as StateFlow<*>)
    } catch (malformed: WireException) {
        throw malformed
    } catch (failure: Throwable) {
        failure.asFailure { onThrow(context, it) }
        KB_THREW
    }
}

private inline fun Library.withMutableState(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    context: COpaquePointer?,
    onThrow: OnThrow?,
    body: (FlowRegistration, MutableStateFlow<Any?>) -> Status,
): Status = withState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
    if (registration.kind != FlowKind.MUTABLE_STATE) return KB_UNSUPPORTED
    @Suppress("UNCHECKED_CAST")
    body(registration, state as MutableStateFlow<Any?>)
}

private fun decode(registration: FlowRegistration, data: Bytes?, size: Long): Any? {
    val reader = WireReader(data?.reinterpret<ByteVar>(), size)
    return registration.codec.read(reader).also { reader.finish() }
}
