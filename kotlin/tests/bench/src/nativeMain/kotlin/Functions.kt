package bench

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.IO
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.withContext

public val state: MutableStateFlow<Long> = MutableStateFlow(0)

/** An object that crosses by handle. */
public class Tally(private var value: Long) {
    public fun add(amount: Long): Long {
        value += amount
        return value
    }
}

/** An object with a state, and something that is only read. */
public class Gauge(private val limit: Long) {
    public val level: MutableStateFlow<Long> = MutableStateFlow(0)

    public fun below(level: Long): Long = limit - level
}

/** The same one each time. */
public fun gauge(): Gauge = theGauge

private val theGauge = Gauge(100)

internal class Refusal(message: String) : Exception(message)

public fun plain(value: Long): Long = value + 1

public fun echoText(text: String): String = text

public fun echoPlace(place: Place): Place = place

public fun echoBytes(bytes: ByteArray): ByteArray = bytes

public fun echoLongs(longs: List<Long>): List<Long> = longs

public fun echoPlaces(places: List<Place>): List<Place> = places

@Suppress("RedundantSuspendModifier")
public suspend fun next(value: Long): Long = value + 1

public suspend fun elsewhere(value: Long): Long = withContext(Dispatchers.IO) { value + 1 }

/** Goes from `Default` to the main queue and back, so often. */
public suspend fun visitMain(count: Int): Unit = withContext(Dispatchers.Default) {
    repeat(count) { withContext(Dispatchers.Main) { } }
}

/** Runs in place on the main queue, so often. */
public suspend fun stayOnMain(count: Int): Unit = withContext(Dispatchers.Main) {
    repeat(count) { withContext(Dispatchers.Main.immediate) { } }
}

public fun refuse(value: Long): Long = throw Refusal("refused $value")

/**
 * The floor of [refuse]. It is called in the same way, because a stack trace takes time for each
 * frame below.
 */
public fun refused(value: Long): Long = try {
    refuse(value)
} catch (_: Refusal) {
    value
}

@Suppress("RedundantSuspendModifier")
public suspend fun fail(value: Long): Long = throw Refusal("refused $value")

/** The floor of [fail], as [refused] is that of [refuse]. */
public suspend fun caught(value: Long): Long = try {
    fail(value)
} catch (_: Refusal) {
    value
}

/** What Swift implements. */
public interface Counter {
    public fun following(value: Long): Long

    /** By a frame, because C has no such number. */
    public fun followingOrNone(value: Long?): Long?

    public fun echoed(text: String): String

    public fun moved(place: Place): Place

    public suspend fun later(value: Long): Long
}

/** Calls a counter, so often. */
public class Counting(private val counter: Counter) {
    public fun numbers(count: Int): Long {
        var value = 0L
        repeat(count) { value = counter.following(value) }
        return value
    }

    public fun optionals(count: Int): Long {
        var value: Long? = 0L
        repeat(count) { value = counter.followingOrNone(value) }
        return value!!
    }

    public fun texts(text: String, count: Int): Long {
        var size = 0L
        repeat(count) { size += counter.echoed(text).length }
        return size
    }

    public fun places(place: Place, count: Int): Double {
        var sum = 0.0
        repeat(count) { sum += counter.moved(place).latitude }
        return sum
    }

    public suspend fun later(count: Int): Long {
        var value = 0L
        repeat(count) { value = counter.later(value) }
        return value
    }
}

/** Keeps counters. */
public class Counters {
    private val all = ArrayList<Counter>()

    public fun keep(counter: Counter) {
        all += counter
    }
}

/** Gives it back. */
public fun handedBack(counter: Counter): Counter = counter

/** Calls a function, so often. */
public fun followed(count: Int, by: (Long) -> Long): Long {
    var value = 0L
    repeat(count) { value = by(value) }
    return value
}

/** A function of Kotlin's. */
public fun following(step: Long): (Long) -> Long = { it + step }

/** Collects a sequence of Swift's. With [ahead], that may be so many elements ahead. */
public suspend fun summed(numbers: Flow<Long>, ahead: Int): Long {
    var sum = 0L
    (if (ahead == 0) numbers else numbers.buffer(ahead)).collect { sum += it }
    return sum
}
