package kotlinbridge.table

import kotlinbridge.BridgeBuilder
import kotlinbridge.answerCall
import kotlinbridge.answerTwin
import kotlinbridge.answerValue
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.staticCFunction

/** A function and a state with C functions of their own. */
internal fun BridgeBuilder.entries() {
    val a by parameter<Long>()
    val b by parameter<Long>()
    function("divide", a, b) { a, b -> a / b }
    bindFunction("divide", staticCFunction(::divideEntry), staticCFunction(::divideTwin))

    function("failsToWrite") { }
    bindFunction("failsToWrite", staticCFunction(::failsToWriteEntry))

    bindState("state", staticCFunction(::stateEntry))
}

private fun divideEntry(frame: CPointer<kb_frame>?): Int = answerCall(
    frame,
    { reader ->
        val a = reader.readLong()
        val b = reader.readLong()
        reader.finish()
        a / b
    },
    { result, writer -> writer.writeLong(result) },
)

internal fun divideTwin(a: Long, b: Long, caught: CPointer<kb_catch>?): Long = answerTwin(caught, 0L) { a / b }

private fun failsToWriteEntry(frame: CPointer<kb_frame>?): Int = answerCall(
    frame,
    { reader -> reader.finish() },
    { _, writer ->
        writer.writeString("x".repeat(10_000))
        error("half-way")
    },
)

private fun stateEntry(frame: CPointer<kb_frame>?): Int = answerValue(
    frame,
    { reader ->
        reader.finish()
        Bodies.state.value
    },
    { result, writer -> writer.writeLong(result) },
)
