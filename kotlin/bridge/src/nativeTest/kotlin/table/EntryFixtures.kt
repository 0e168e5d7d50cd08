package kotlinbridge.table

import kotlinbridge.BridgeBuilder
import kotlinbridge.answerCall
import kotlinbridge.answerTwin
import kotlinbridge.answerValue
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.yield

/** A function and a state with C functions of their own, and a flow with a codec of its own. */
internal fun BridgeBuilder.entries() {
    val a by parameter<Long>()
    val b by parameter<Long>()
    function("divide", a, b) { a, b -> a / b }
    bindFunction("divide", staticCFunction(::divideEntry), staticCFunction(::divideTwin))

    function("failsToWrite") { }
    bindFunction("failsToWrite", staticCFunction(::failsToWriteEntry))

    suspendFunction("negated", a) { -it }
    bindSuspendFunction("negated") { reader ->
        val number = reader.readLong()
        reader.finish()
        require(number != 0L) { "there is no negative zero" }
        suspend {
            if (number < 0) yield()
            -number
        }
    }

    bindState("state", staticCFunction(::stateEntry))

    flow("doubled") { flowOf(1L, 2L) }
    bindFlow("doubled", Doubled)
}

/** Writes twice the number, to be told apart from the codec that is described. */
internal object Doubled : Codec<Long>() {
    override fun write(writer: WireWriter, value: Long): Unit = writer.writeLong(2 * value)
    override fun read(reader: WireReader): Long = reader.readLong() / 2
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
