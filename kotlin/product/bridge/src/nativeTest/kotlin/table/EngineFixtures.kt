package kotlinbridge.table

import kotlinbridge.c.kb_library
import kotlinbridge.kotlinBridge
import kotlinx.cinterop.CPointer
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
 * What the registered bodies of [engine] do. Each test sets the ones it needs, and then subscribes
 * or calls.
 */
internal object Bodies {
    @Volatile var cold: () -> Flow<Long> = { emptyFlow() }
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
internal val engine: CPointer<kb_library> = kotlinBridge("test") {
    uncaught { failure -> uncaught.update { it + failure.toString() } }

    flow("cold") { Bodies.cold() }
    flow("durations") { Bodies.durations() }
    flow("inNamedScope", scope = namedScope) { Bodies.cold() }
    flow("inCancelledScope", scope = cancelledScope) { Bodies.cold() }
    stateFlow("state") { Bodies.state.asStateFlow() }
    mutableStateFlow("mutable") { Bodies.state }
    sharedFlow("shared") { Bodies.shared() }

    objectType<Thing>("kotlinbridge.table.Thing")
    flow("things") { Bodies.things() }
    flow("crates") { Bodies.crates() }

    val picky = parameter<Picky>("picky")
    flow("picky", picky) { picky -> (1..picky.number).asFlow() }
    mutableStateFlow("pickyState") { Bodies.picky }
    mutableStateFlow("endless") { Bodies.endless }
    mutableStateFlow("noState") { noState() }
    val day by parameter<Day>()
    flow("days", day) { day -> flowOf(day.number) }
    function("day", day) { day -> day.number }

    suspendFunction("suspending") { Bodies.suspending() }
    function("plain") { Bodies.plain() }
    suspendFunction("inNamedScope", scope = namedScope) { Bodies.suspending() }
    entries()
} ?: error("the test library could not be set up")
