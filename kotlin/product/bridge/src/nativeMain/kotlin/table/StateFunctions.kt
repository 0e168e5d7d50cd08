package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.FlowEntry
import kotlinbridge.engine.FlowOpener
import kotlinbridge.engine.Library
import kotlinbridge.engine.bodyOf
import kotlinbridge.writePeerOrObject
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.toLong
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

internal fun stateValue(frame: CPointer<kb_frame>?): Int = frameEntry(frame) { read ->
    withState(read) { flow ->
        val state = read.open(flow) as StateFlow<*>
        read.answer(flow.codec, state.value)
    }
}

internal fun stateSet(frame: CPointer<kb_frame>?, value: Bytes?, valueSize: Long): Int = frameEntry(frame) { set ->
    withMutableState(set) { flow ->
        if (!isSane(value, valueSize)) return@frameEntry KB_INVALID_ARGUMENT
        set.openMutable(flow).value = set.read(flow, value, valueSize)
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
        val state = set.openMutable(flow)
        val before = set.read(flow, expected, expectedSize)
        val isSet = state.compareAndSet(before, set.read(flow, update, updateSize))
        set.answer { it.writeBoolean(isSet) }
    }
}

internal fun openFlow(frame: CPointer<kb_frame>?): Int = frameEntry(frame) { opened ->
    val flow = flows.getOrNull(opened.id.toInt()) ?: return@frameEntry KB_UNKNOWN_ID
    val itself = opened.open(flow)
    opened.answer { it.writePeerOrObject(itself) }
}

private inline fun Library.withState(frame: kb_frame, body: (FlowEntry) -> Status): Status {
    val flow = flows.getOrNull(frame.id.toInt()) ?: return KB_UNKNOWN_ID
    return if (flow.kind.isState) body(flow) else KB_UNSUPPORTED
}

private inline fun Library.withMutableState(frame: kb_frame, body: (FlowEntry) -> Status): Status =
    withState(frame) { if (it.kind == FlowKind.MUTABLE_STATE) body(it) else KB_UNSUPPORTED }

private fun kb_frame.open(flow: FlowEntry): Flow<*> = bodyOf<FlowOpener>(read { flow.read(it) })()

@Suppress("UNCHECKED_CAST") // the entry says so
private fun kb_frame.openMutable(flow: FlowEntry): MutableStateFlow<Any?> = open(flow) as MutableStateFlow<Any?>

/** Reads a value of the flow, which the caller has passed beside the frame. */
private fun kb_frame.read(flow: FlowEntry, value: Bytes?, size: Long): Any? =
    read(value.toLong(), size) { flow.codec.read(it) }
