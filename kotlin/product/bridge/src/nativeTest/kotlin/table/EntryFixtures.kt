package kotlinbridge.table

import kotlinbridge.BridgeBuilder
import kotlinbridge.answerFrame
import kotlinbridge.answerTwin
import kotlinbridge.makeCall
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.yield

/** A function with C functions of its own, and a flow with a codec of its own. */
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

    flow("doubled") { flowOf(1L, 2L) }
    bindFlow("doubled", Doubled)
}

/** Writes twice the number, to be told apart from the codec that is described. */
internal object Doubled : Codec<Long>() {
    override fun write(writer: WireWriter, value: Long): Unit = writer.writeLong(2 * value)
    override fun read(reader: WireReader): Long = reader.readLong() / 2
}

private fun divideEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val a = reader.readLong()
    val b = reader.readLong()
    makeCall(reader, lent, { a / b }) { result, writer -> writer.writeLong(result) }
}

internal fun divideTwin(a: Long, b: Long, caught: CPointer<kb_catch>?): Long = answerTwin(caught, 0L) { a / b }

private fun failsToWriteEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    makeCall(reader, lent, { }) { _, writer ->
        writer.writeString("x".repeat(10_000))
        error("half-way")
    }
}

