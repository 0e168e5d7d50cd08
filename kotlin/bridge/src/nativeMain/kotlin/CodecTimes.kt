package kotlinbridge

import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

private const val NANOSECONDS_IN_SECOND = 1_000_000_000

/**
 * Seconds and nanoseconds of the same sign.
 *
 * `kotlin.time.Duration` holds what is longer than about 146 years in milliseconds: nanoseconds that come in beyond
 * that are lost, and what is beyond its range altogether is refused, as is infinity.
 */
internal object DurationCodec : Codec<Duration>() {
    override val type get() = "Duration"
    override val minimumSize get() = 12

    override fun write(writer: WireWriter, value: Duration) {
        require(!value.isInfinite()) { "an infinite Duration can't cross to Swift" }
        value.toComponents { seconds, nanoseconds ->
            writer.writeLong(seconds)
            writer.writeInt(nanoseconds)
        }
    }

    override fun read(reader: WireReader): Duration {
        val seconds = reader.readLong()
        val nanoseconds = reader.readInt()
        val signsDiffer = (seconds > 0 && nanoseconds < 0) || (seconds < 0 && nanoseconds > 0)
        if (signsDiffer || nanoseconds <= -NANOSECONDS_IN_SECOND || nanoseconds >= NANOSECONDS_IN_SECOND) {
            throw WireException("malformed bytes: a Duration of $seconds s and $nanoseconds ns")
        }
        val value = seconds.seconds + nanoseconds.nanoseconds
        if (value.isInfinite()) throw WireException("a Duration of $seconds s is beyond what Kotlin can hold")
        return value
    }
}

/** Seconds since 1970 and nanoseconds, which are never negative. */
internal object InstantCodec : Codec<Instant>() {
    override val type get() = "Instant"
    override val minimumSize get() = 12

    override fun write(writer: WireWriter, value: Instant) {
        writer.writeLong(value.epochSeconds)
        writer.writeInt(value.nanosecondsOfSecond)
    }

    override fun read(reader: WireReader): Instant {
        val seconds = reader.readLong()
        val nanoseconds = reader.readInt()
        if (nanoseconds !in 0 until NANOSECONDS_IN_SECOND) {
            throw WireException("malformed bytes: an Instant of $seconds s and $nanoseconds ns")
        }
        val value = Instant.fromEpochSeconds(seconds, nanoseconds)
        // It clamps to its range without a word.
        if (value.epochSeconds != seconds) throw WireException("an Instant of $seconds s is beyond what Kotlin can hold")
        return value
    }
}
