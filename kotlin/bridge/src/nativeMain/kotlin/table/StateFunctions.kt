package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.FlowRegistration
import kotlinbridge.engine.Library
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.toLong
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

internal fun stateValue(frame: CPointer<kb_frame>?): Int = frameEntry(frame) { read ->
    withState(read) { flow ->
        val state = flow.open(read.readArguments(flow.parameters)) as StateFlow<*>
        read.answer(flow.codec, state.value)
    }
}

internal fun stateSet(frame: CPointer<kb_frame>?, value: Bytes?, valueSize: Long): Int = frameEntry(frame) { set ->
    withMutableState(set) { flow ->
        if (!isSane(value, valueSize)) return@frameEntry KB_INVALID_ARGUMENT
        flow.openMutable(set).value = set.read(flow, value, valueSize)
        set.answer {}
    }
}

internal fun stateCompareAndSet(
    frame: CPointer<kb_frame>?,
    expected: Bytes?,
    expectedSize: Long,
    update: Bytes?,
    updateSize: Long,
): Int = frameEntry(frame) { set ->
    withMutableState(set) { flow ->
        if (!isSane(expected, expectedSize) || !isSane(update, updateSize)) return@frameEntry KB_INVALID_ARGUMENT
        val state = flow.openMutable(set)
        val before = set.read(flow, expected, expectedSize)
        val isSet = state.compareAndSet(before, set.read(flow, update, updateSize))
        set.answer { it.writeBoolean(isSet) }
    }
}

private inline fun Library.withState(frame: kb_frame, body: (FlowRegistration) -> Status): Status {
    val flow = flows.getOrNull(frame.id.toInt()) ?: return KB_UNKNOWN_ID
    return if (flow.kind.isState) body(flow) else KB_UNSUPPORTED
}

private inline fun Library.withMutableState(frame: kb_frame, body: (FlowRegistration) -> Status): Status =
    withState(frame) { if (it.kind == FlowKind.MUTABLE_STATE) body(it) else KB_UNSUPPORTED }

@Suppress("UNCHECKED_CAST") // the registration says so
private fun FlowRegistration.openMutable(frame: kb_frame): MutableStateFlow<Any?> =
    open(frame.readArguments(parameters)) as MutableStateFlow<Any?>

/** Reads a value of the flow, which the caller has passed beside the frame. */
private fun kb_frame.read(flow: FlowRegistration, value: Bytes?, size: Long): Any? =
    read(value.toLong(), size) { flow.codec.read(it) }
