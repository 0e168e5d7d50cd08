@file:OptIn(GeneratedCode::class)

package bench

import kotlinbridge.BridgeBuilder
import kotlinbridge.GeneratedCode
import kotlinbridge.answerFrame
import kotlinbridge.answerTwin
import kotlinbridge.makeCall
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.heldHandle
import kotlinbridge.wire.objectOf
import kotlinbridge.wire.readList
import kotlinbridge.wire.readObject
import kotlinbridge.wire.writeElements
import kotlinbridge.wire.writeObject
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.staticCFunction

/** The plain functions and the state once more, with the C functions that a generator would write. */
internal fun BridgeBuilder.typed() {
    val value by parameter<Long>()
    val text by parameter<String>()
    val place by parameter<Place>()

    function("typedPlain", value) { value -> value + 1 }
    bindFunction("typedPlain", staticCFunction(::plainEntry), staticCFunction(::plainTwin))

    suspendFunction("typedNext", value) { value -> next(value) }
    bindSuspendFunction("typedNext") { reader ->
        val value = reader.readLong()
        reader.finish()
        suspend { next(value) }
    }

    function("typedRefuse", value) { value -> refuse(value) }
    bindFunction("typedRefuse", staticCFunction(::refuseEntry))
    function("typedRefused", value) { value -> refused(value) }
    bindFunction("typedRefused", staticCFunction(::refusedEntry))

    function("typedText", text) { text -> text }
    bindFunction("typedText", staticCFunction(::textEntry))

    function("typedPlace", place) { place -> place }
    bindFunction("typedPlace", staticCFunction(::placeEntry))

    val places by parameter<List<Place>>()
    function("typedPlaces", places) { places -> places }
    bindFunction("typedPlaces", staticCFunction(::placesEntry))

    val count by parameter<Long>()
    flow("typedRecords", count) { count -> records(count) }
    bindFlow("typedRecords", PlaceCodec)

    objectType<Tally>("bench.Tally")
    val tally by parameter<Tally>()
    function("typedMake", value) { value -> Tally(value) }
    bindFunction("typedMake", staticCFunction(::makeEntry), staticCFunction(::makeTwin))
    function("typedMethod", tally, value) { tally, value -> tally.add(value) }
    bindFunction("typedMethod", staticCFunction(::methodEntry), staticCFunction(::methodTwin))

    mutableStateFlow("typedState", state)
}

private fun plain(value: Long): Long = value + 1

private inline fun answerLong(frame: CPointer<kb_frame>?, crossinline function: (Long) -> Long): Int =
    answerFrame(frame) { reader, lent ->
        val value = reader.readLong()
        makeCall(reader, lent, { function(value) }) { result, writer -> writer.writeLong(result) }
    }

private fun plainEntry(frame: CPointer<kb_frame>?): Int = answerLong(frame) { plain(it) }

private fun plainTwin(value: Long, caught: CPointer<kb_catch>?): Long = answerTwin(caught, 0L) { plain(value) }

private fun refuseEntry(frame: CPointer<kb_frame>?): Int = answerLong(frame) { refuse(it) }

private fun refusedEntry(frame: CPointer<kb_frame>?): Int = answerLong(frame) { refused(it) }

private fun textEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val text = reader.readString()
    makeCall(reader, lent, { text }) { result, writer -> writer.writeString(result) }
}

private fun placeEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val place = readPlace(reader)
    makeCall(reader, lent, { place }) { result, writer -> writePlace(writer, result) }
}

private fun placesEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val places = reader.readList(20) { readPlace(reader) }
    makeCall(reader, lent, { places }) { result, writer -> writer.writeElements(result, 20) { writePlace(writer, it) } }
}

private object PlaceCodec : Codec<Place>() {
    override fun write(writer: WireWriter, value: Place) = writePlace(writer, value)
    override fun read(reader: WireReader): Place = readPlace(reader)
}

private class Tally(private var value: Long) {
    fun add(amount: Long): Long {
        value += amount
        return value
    }
}

private fun makeEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val value = reader.readLong()
    makeCall(reader, lent, { Tally(value) }) { result, writer -> writer.writeObject(result) }
}

private fun makeTwin(value: Long, caught: CPointer<kb_catch>?): Long = answerTwin(caught, 0L) { heldHandle(Tally(value)) }

private fun methodEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val tally = reader.readObject<Tally>()
    val value = reader.readLong()
    makeCall(reader, lent, { tally.add(value) }) { result, writer -> writer.writeLong(result) }
}

private fun methodTwin(tally: Long, value: Long, caught: CPointer<kb_catch>?): Long =
    answerTwin(caught, 0L) { objectOf<Tally>(tally).add(value) }

private fun readPlace(reader: WireReader): Place =
    Place(reader.readDouble(), reader.readDouble(), reader.readString())

private fun writePlace(writer: WireWriter, place: Place) {
    writer.writeDouble(place.latitude)
    writer.writeDouble(place.longitude)
    writer.writeString(place.name)
}
