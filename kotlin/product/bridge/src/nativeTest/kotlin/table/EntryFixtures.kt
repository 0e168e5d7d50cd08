package kotlinbridge.table

import kotlinbridge.answerFrame
import kotlinbridge.answerTwin
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.makeCall
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.codec
import kotlinx.cinterop.CPointer
import kotlinx.coroutines.yield

// The C functions of the test library, and the body of a function that suspends, as generated code has them.

internal fun plainEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    makeCall(reader, lent, { Bodies.plain() }) { result, writer -> writer.writeLong(result) }
}

internal fun dayEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val day = codec<Day>().read(reader)
    makeCall(reader, lent, { day.number }) { result, writer -> writer.writeLong(result) }
}

internal fun divideEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val a = reader.readLong()
    val b = reader.readLong()
    makeCall(reader, lent, { a / b }) { result, writer -> writer.writeLong(result) }
}

internal fun divideTwin(a: Long, b: Long, caught: CPointer<kb_catch>?): Long = answerTwin(caught, 0L) { a / b }

internal fun failsToWriteEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    makeCall(reader, lent, { }) { _, writer ->
        writer.writeString("x".repeat(10_000))
        error("half-way")
    }
}

internal fun negated(reader: WireReader): suspend () -> Long {
    val number = reader.readLong()
    reader.finish()
    require(number != 0L) { "there is no negative zero" }
    return {
        if (number < 0) yield()
        -number
    }
}
