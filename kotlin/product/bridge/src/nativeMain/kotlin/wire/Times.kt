package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

// A Duration is its seconds and its nanoseconds, both of the same sign.
//
// `kotlin.time.Duration` holds more than about 146 years in milliseconds: it loses the nanoseconds
// of a longer time that comes in. A time beyond its range is refused, and so is infinity.

@GeneratedCode
public fun WireWriter.writeDuration(value: Duration) {
    require(!value.isInfinite()) { "an infinite Duration can't cross to Swift" }
    value.toComponents { seconds, nanoseconds ->
        writeLong(seconds)
        writeInt(nanoseconds)
    }
}

@GeneratedCode
public fun WireReader.readDuration(): Duration {
    val seconds = readLong()
    val nanoseconds = readInt()
    val signsDiffer = (seconds > 0 && nanoseconds < 0) || (seconds < 0 && nanoseconds > 0)
    if (signsDiffer || nanoseconds <= -NANOSECONDS_IN_SECOND || nanoseconds >= NANOSECONDS_IN_SECOND) {
        throw WireException("malformed bytes: a Duration of $seconds s and $nanoseconds ns")
    }
    val value = seconds.seconds + nanoseconds.nanoseconds
    if (value.isInfinite()) throw WireException("a Duration of $seconds s is beyond what Kotlin can hold")
    return value
}

// An Instant is its seconds since 1970 and its nanoseconds, which are never negative.

@GeneratedCode
public fun WireWriter.writeInstant(value: Instant) {
    writeLong(value.epochSeconds)
    writeInt(value.nanosecondsOfSecond)
}

@GeneratedCode
public fun WireReader.readInstant(): Instant {
    val seconds = readLong()
    val nanoseconds = readInt()
    if (nanoseconds !in 0 until NANOSECONDS_IN_SECOND) {
        throw WireException("malformed bytes: an Instant of $seconds s and $nanoseconds ns")
    }
    val value = Instant.fromEpochSeconds(seconds, nanoseconds)
    // `fromEpochSeconds` clamps a time beyond its range and says nothing.
    if (value.epochSeconds != seconds) throw WireException("an Instant of $seconds s is beyond what Kotlin can hold")
    return value
}

private const val NANOSECONDS_IN_SECOND = 1_000_000_000
