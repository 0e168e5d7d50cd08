package kotlinbridge.table

import kotlinbridge.TestLibrary
import kotlinbridge.c.kb_library
import kotlinbridge.engine.FlowKind
import kotlinbridge.host.ScriptedHost
import kotlinbridge.host.TestPeers
import kotlinbridge.host.keepEntry
import kotlinbridge.host.keptEntry
import kotlinbridge.wire.Codec
import kotlinbridge.wire.DoubleCodec
import kotlinbridge.wire.LongCodec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.codec
import kotlinbridge.wire.holding
import kotlinbridge.wire.readList
import kotlinbridge.wire.readObject
import kotlinbridge.wire.writeElements
import kotlinbridge.wire.writeObject
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.emptyFlow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.update
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlin.concurrent.Volatile
import kotlin.time.Duration

/**
 * What the bodies of [library] do. Each test sets the ones it needs, and then subscribes
 * or calls.
 */
internal object Bodies {
    @Volatile var cold: () -> Flow<Long> = { emptyFlow() }
    @Volatile var doubles: () -> Flow<Double> = { emptyFlow() }
    @Volatile var durations: () -> Flow<Duration> = { emptyFlow() }
    @Volatile var state = MutableStateFlow(0L)
    @Volatile var endless = MutableStateFlow(Duration.INFINITE)
    @Volatile var picky = MutableStateFlow(Picky(1))
    @Volatile var things: () -> Flow<Thing> = { emptyFlow() }
    @Volatile var crates: () -> Flow<List<Thing>> = { emptyFlow() }
    @Volatile var shared: () -> SharedFlow<Long> = { MutableSharedFlow() }
    @Volatile var suspending: suspend () -> Long = { 0L }
    @Volatile var plain: () -> Long = { 0L }
}

/** Refuses to be made from a number below 1, and to be compared if its number is 100 or more. */
@Serializable
internal class Picky(val number: Long) {
    init {
        require(number > 0) { "$number is too small" }
    }

    override fun equals(other: Any?): Boolean {
        check(number < 100) { "$number can't be compared" }
        return other is Picky && other.number == number
    }

    override fun hashCode(): Int = number.hashCode()
}

/** Crosses by handle. */
internal class Thing(val number: Int) {
    override fun toString(): String = "thing $number"
}

internal object ThingCodec : Codec<Thing>() {
    override val holdsObjects get() = true
    override fun write(writer: WireWriter, value: Thing): Unit = writer.writeObject(value)
    override fun read(reader: WireReader): Thing = reader.readObject()
}

internal object CrateCodec : Codec<List<Thing>>() {
    override val holdsObjects get() = true
    override fun write(writer: WireWriter, value: List<Thing>): Unit =
        writer.holding { writer.writeElements(value, 8) { writer.writeObject(it) } }
    override fun read(reader: WireReader): List<Thing> = reader.readList(8) { reader.readObject() }
}

/** A day of February, as text. */
@Serializable(with = DaySerializer::class)
internal class Day(val number: Long)

internal object DaySerializer : KSerializer<Day> {
    override val descriptor = PrimitiveSerialDescriptor("kotlinbridge.table.Day", PrimitiveKind.STRING)

    override fun serialize(encoder: Encoder, value: Day) = encoder.encodeString("${value.number}")

    override fun deserialize(decoder: Decoder): Day {
        val number = decoder.decodeString().toLong()
        return if (number in 1..28) Day(number) else throw NoSuchElementException("February has no $number")
    }
}

/** A scope that a failing child would cancel. */
internal val namedScope = CoroutineScope(Job() + CoroutineName("named"))
private val cancelledScope = CoroutineScope(Job().apply { cancel() })

/** What the library's handler of uncaught exceptions has received. */
internal val uncaught = MutableStateFlow(emptyList<String>())

private fun noState(): MutableStateFlow<Long> = error("no state")

/** The one library of this test binary. */
internal val library = TestLibrary(
    "test", uncaught = { failure -> uncaught.update { it + failure.toString() } }, TestPeers, ScriptedHost.ENTRIES,
) {
    flow("cold", LongCodec) { { Bodies.cold() } }
    flow("doubles", DoubleCodec) { { Bodies.doubles() } }
    flow("optionals", codec<Long?>()) { { Bodies.cold() } }
    flow("durations", codec<Duration>()) { { Bodies.durations() } }
    flow("inNamedScope", codec<Long>(), scope = namedScope) { { Bodies.cold() } }
    flow("inCancelledScope", codec<Long>(), scope = cancelledScope) { { Bodies.cold() } }
    flow("state", codec<Long>(), FlowKind.STATE) { { Bodies.state.asStateFlow() } }
    flow("mutable", codec<Long>(), FlowKind.MUTABLE_STATE) { { Bodies.state } }
    flow("shared", codec<Long>(), FlowKind.SHARED) { { Bodies.shared() } }
    flow("things", ThingCodec) { { Bodies.things() } }
    flow("crates", CrateCodec) { { Bodies.crates() } }

    flow("picky", codec<Long>()) { codec<Picky>().read(it).let { picky -> { (1..picky.number).asFlow() } } }
    flow("pickyState", codec<Picky>(), FlowKind.MUTABLE_STATE) { { Bodies.picky } }
    flow("endless", codec<Duration>(), FlowKind.MUTABLE_STATE) { { Bodies.endless } }
    flow("noState", codec<Long>(), FlowKind.MUTABLE_STATE) { { noState() } }
    flow("days", codec<Long>()) { codec<Day>().read(it).let { day -> { flowOf(day.number) } } }

    suspendFunction("suspending", codec<Long>()) { { Bodies.suspending() } }
    suspendFunction("inNamedScope", codec<Long>(), scope = namedScope) { { Bodies.suspending() } }
    suspendFunction("negated", codec<Long>(), body = ::negated)
    function("plain", codec<Long>(), staticCFunction(::plainEntry))
    function("day", codec<Long>(), staticCFunction(::dayEntry))
    function("divide", codec<Long>(), staticCFunction(::divideEntry), staticCFunction(::divideTwin))
    function("failsToWrite", codec<Unit>(), staticCFunction(::failsToWriteEntry))
    function("keep", codec<Unit>(), staticCFunction(::keepEntry))
    function("kept", codec<Unit>(), staticCFunction(::keptEntry))
}

internal val engine: CPointer<kb_library> = library.table ?: error("the test library could not be set up")
