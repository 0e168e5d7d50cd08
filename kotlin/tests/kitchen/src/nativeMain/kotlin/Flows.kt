package kitchen

import kotlinbridge.doubleFlow
import kotlinbridge.longFlow
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.ReceiveChannel
import kotlinx.coroutines.channels.produce
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf
import kotlin.concurrent.AtomicInt
import kotlin.time.Duration

// ---- cold ----

/** Counts from 0, below [count]. */
public fun counts(count: Int): Flow<Int> = (0 until count).asFlow()

/** Counts without end, once an [interval]. */
public fun ticks(interval: Duration): Flow<Long> = flow {
    for (count in 0..Long.MAX_VALUE) {
        emit(count)
        delay(interval)
    }
}

public fun countsFrom(start: Long = 10, count: Int = 3): Flow<Long> = (start until start + count).asFlow()

/** Numbers that Kotlin does not box. */
public fun powers(count: Int): Flow<Long> = longFlow { repeat(count) { emit(1L shl it) } }

public fun halves(count: Int): Flow<Double> = doubleFlow { repeat(count) { emit(it / 2.0) } }

/** The same flow with elements of another type, which are boxed. */
public fun powersOrNone(count: Int): Flow<Long?> = powers(count)

public fun nullableStrings(values: List<String?>): Flow<String?> = values.asFlow()

public fun units(count: Int): Flow<Unit> = List(count) {}.asFlow()

public fun byteArrays(values: List<ByteArray>): Flow<ByteArray> = values.asFlow()

public fun characters(text: String): Flow<Char> = text.toList().asFlow()

/** Emits some, and then fails. */
@Throws(Refusal::class)
public fun failsAfter(count: Int): Flow<Int> = flow {
    repeat(count) { emit(it) }
    throw Refusal(count, "after $count")
}

/** A property is collected anew, too. */
public val greetings: Flow<String> = listOf("hello", "good morning").asFlow()

private val makings = AtomicInt(0)

/** Runs once for each call, whoever collects what it gives: has the number of the call. */
public fun made(): Flow<Int> = flowOf(makings.incrementAndGet())

/** How often [made] has run. */
public val timesMade: Int get() = makings.value

/** Refuses before there is a flow. */
@Throws(Refusal::class)
public fun refused(count: Int): Flow<Int> {
    if (count < 0) throw Refusal(count, "no $count")
    return counts(count)
}

// ---- hot ----

/** Another one each time that it is read. */
public val fresh: MutableStateFlow<Int> get() = MutableStateFlow(0)

/** What somebody has put in its place counts. */
public var exchanged: StateFlow<Int> = MutableStateFlow(1)

/** Puts another flow in the place of [exchanged]. */
public fun exchange(value: Int) {
    exchanged = MutableStateFlow(value)
}

/** The latest number; it can be set. */
public val number: MutableStateFlow<Int> = MutableStateFlow(0)

private val alarmNow = MutableStateFlow<Alarm>(Alarm.AllClear)

/** The latest alarm. */
public val alarm: StateFlow<Alarm> get() = alarmNow

/** Sets the [alarm]. */
public fun warn(of: Alarm) {
    alarmNow.value = of
}

public val place: MutableStateFlow<Place?> = MutableStateFlow(null)

private val doubles = MutableStateFlow(0.5)

/** The same flow for each name. */
public fun gauge(name: String): StateFlow<Double> = doubles.also { require(name.isNotEmpty()) { "a gauge has a name" } }

public fun setGauge(value: Double) {
    doubles.value = value
}

private val allNews = MutableSharedFlow<String>(replay = 2)

/** What happened, with the last two of it. */
public val news: SharedFlow<String> get() = allNews

/** Can be emitted to in Kotlin. */
public val rawNews: MutableSharedFlow<String> get() = allNews

public fun publish(text: String): Boolean = allNews.tryEmit(text)

// ---- channels ----

private val eventsChannel = Channel<String>(Channel.UNLIMITED)

/** Each event goes to one loop. */
public val events: ReceiveChannel<String> get() = eventsChannel

public fun send(event: String): Boolean = eventsChannel.trySend(event).isSuccess

/** A channel of its own for each loop. */
@OptIn(ExperimentalCoroutinesApi::class)
public fun produced(count: Int): ReceiveChannel<Int> = CoroutineScope(Dispatchers.Default).produce {
    repeat(count) { send(it) }
}

// ---- flows that a suspend function gives ----

/** Takes a while to open. */
public suspend fun openCounts(count: Int): Flow<Int> {
    delay(1)
    require(count >= 0) { "$count counts" }
    return counts(count)
}

public suspend fun openNumber(): MutableStateFlow<Int> = number

public suspend fun openNews(): SharedFlow<String> = news

public suspend fun openEvents(): ReceiveChannel<String> = events
