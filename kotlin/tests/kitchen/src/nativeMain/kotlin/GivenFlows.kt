package kitchen

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.SendChannel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.conflate
import kotlinx.coroutines.flow.count
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.withTimeout
import kotlin.time.Duration

// ---- what takes flows ----

public suspend fun sumOf(numbers: Flow<Int>): Int {
    var sum = 0
    numbers.collect { sum += it }
    return sum
}

public suspend fun countOrNone(numbers: Flow<Int>?): Int = numbers?.count() ?: -1

/** Takes the first ones, and ends the collection then. */
public suspend fun firstOf(numbers: Flow<Int>, count: Int): List<Int> = numbers.take(count).toList()

public suspend fun buffered(numbers: Flow<Int>, size: Int): List<Int> = numbers.buffer(size).toList()

/** On another dispatcher. */
public suspend fun placed(numbers: Flow<Int>): List<Int> = numbers.flowOn(Dispatchers.Default).toList()

public suspend fun conflatedCount(numbers: Flow<Int>): Int = numbers.conflate().count()

public fun doubled(numbers: Flow<Int>): Flow<Int> = numbers.map { it * 2 }

public fun relayed(animals: Flow<Animal>): Flow<Animal> = animals

public suspend fun longest(words: Flow<String?>): String? = words.toList().filterNotNull().maxByOrNull { it.length }

/** What the flow fails with, as Kotlin sees it. */
public suspend fun complaintOf(numbers: Flow<Int>): String {
    var complaint = "none"
    numbers.catch { complaint = "${it::class.simpleName}: ${it.message}" }.collect { }
    return complaint
}

/** Fails at the first element. */
public suspend fun refuse(numbers: Flow<Int>): Unit = numbers.collect { throw IllegalStateException("no $it") }

/** Collects for no longer than that. */
public suspend fun within(limit: Duration, numbers: Flow<Int>): Int = withTimeout(limit) { numbers.count() }

/** Collects it twice. */
public suspend fun sumTwice(numbers: Flow<Int>): Int = sumOf(numbers) + sumOf(numbers)

// ---- the same flow ----

private var keptFlow: Flow<Int>? = null

public fun keepFlow(numbers: Flow<Int>?) {
    keptFlow = numbers
}

public fun keptFlow(): Flow<Int> = keptFlow ?: flowOf()

public fun isKept(numbers: Flow<Int>): Boolean = numbers === keptFlow

/** A dial with a state and a flow of its own. */
public class Dial(start: Int) {
    private val mutable = MutableStateFlow(start)

    public val position: StateFlow<Int> = mutable.asStateFlow()

    public val setting: MutableStateFlow<Int> get() = mutable

    public val turns: Flow<Int> = flowOf(1, 2, 3)

    public fun turnsOnly(count: Int): Flow<Int> = turns.take(count)

    public fun hasPosition(state: StateFlow<Int>): Boolean = state === position

    public fun hasSetting(state: MutableStateFlow<Int>): Boolean = state === mutable

    public fun hasTurns(flow: Flow<Int>): Boolean = flow === turns

    public fun isSharing(flow: SharedFlow<Int>): Boolean = flow === position
}

public fun valueOf(state: StateFlow<Int>): Int = state.value

public fun raise(state: MutableStateFlow<Int>): Int {
    state.value += 1
    return state.value
}

public suspend fun announce(flow: MutableSharedFlow<String>, text: String): Unit = flow.emit(text)

// Swift has one type for a Char and a UShort.

public fun lastLetter(letters: MutableSharedFlow<Char>): Char = letters.replayCache.last()

public fun lastShort(shorts: MutableSharedFlow<UShort>): UShort = shorts.replayCache.last()

public fun isLetter(state: MutableStateFlow<Char>): Boolean = state.value.isLetter()

public fun half(state: MutableStateFlow<UShort>): UShort = (state.value / 2u).toUShort()

public fun letterQueue(): Channel<Char> = Channel(Channel.UNLIMITED)

public fun shortQueue(): Channel<UShort> = Channel(Channel.UNLIMITED)

public fun closeShorts(queue: SendChannel<UShort>): Boolean = queue.close()

public suspend fun totalOf(numbers: Flow<List<Int>>): Int = numbers.toList().flatten().sum()

public fun arrays(): Flow<IntArray> = flowOf(intArrayOf(1, 2), intArrayOf(3))

// ---- functions of flows ----

public fun through(numbers: Flow<Int>, change: (Flow<Int>) -> Flow<Int>): Flow<Int> = change(numbers)

public fun incrementing(): (Flow<Int>) -> Flow<Int> = { numbers -> numbers.map { it + 1 } }

// ---- flows that may be null, and that can be set ----

/** Its numbers are those that it was last given. */
public class Source {
    public var numbers: Flow<Int> = flowOf()

    public var spare: Flow<Int>? = null

    public var level: StateFlow<Int> = MutableStateFlow(0)

    public fun spareOf(count: Int): Flow<Int>? = spare?.take(count)

    public suspend fun sum(): Int = sumOf(numbers)
}

/** What has a flow that Kotlin sets, and one that is not always there. */
public interface Outlet {
    public var numbers: Flow<Int>

    public fun extra(isOpen: Boolean): Flow<Int>?
}

public suspend fun refill(outlet: Outlet, count: Int): List<Int> {
    outlet.numbers = flowOf(1, 2, 3).take(count)
    return outlet.numbers.toList() + outlet.extra(isOpen = true)!!.toList() + listOfNotNull(outlet.extra(isOpen = false)?.count())
}

// ---- what Swift implements ----

public interface Weather {
    public val updates: Flow<Int>
    public val latest: StateFlow<Int>

    public fun forecast(days: Int): Flow<String>

    public suspend fun history(): Flow<Int>

    public suspend fun follow(readings: Flow<Int>): Int

    public fun doubledUpdates(): Flow<Int> = updates.map { it * 2 }

    public val warnings: Flow<String> get() = flowOf("of Kotlin's")

    public suspend fun records(years: Int): Flow<Int> = flowOf(years, latest.value)
}

public class Almanac(private val weather: Weather) {
    public suspend fun updates(): List<Int> = weather.updates.toList()

    public fun latest(): StateFlow<Int> = weather.latest

    public suspend fun forecast(days: Int): List<String> = weather.forecast(days).toList()

    public suspend fun history(): List<Int> = weather.history().toList()

    public suspend fun followed(): Int = weather.follow(flowOf(1, 2, 3))

    public suspend fun doubledUpdates(): List<Int> = weather.doubledUpdates().toList()

    public suspend fun warnings(): List<String> = weather.warnings.toList()

    public suspend fun records(years: Int): List<Int> = weather.records(years).toList()

    public fun live(): Flow<Int> = flow { emitAll(weather.updates) }
}

public fun ownWeather(): Weather = object : Weather {
    override val updates: Flow<Int> = flowOf(7, 8)
    override val latest: StateFlow<Int> = MutableStateFlow(7)
    override fun forecast(days: Int): Flow<String> = flow { repeat(days) { emit("day $it") } }
    override suspend fun history(): Flow<Int> = flowOf(6)
    override suspend fun follow(readings: Flow<Int>): Int = readings.count()
}

// ---- collectors ----

public suspend fun feed(collector: FlowCollector<Int>, count: Int): Unit = repeat(count) { collector.emit(it) }

public suspend fun pour(numbers: Flow<Int>, into: FlowCollector<Int>): Unit = numbers.collect(into)

/** A collector that counts what it gets. */
public class CountingCollector : FlowCollector<String> {
    public var count: Int = 0
        private set

    override suspend fun emit(value: String) {
        count += value.length
    }
}
