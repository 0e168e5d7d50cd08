package kitchen

import kotlin.time.Duration
import kotlin.time.Instant

/** A field of every type that a record can hold. The bridge's own tests have the same with serializers. */
public data class Station(
    val name: String,
    val position: Position,
    val color: Color,
    val altitude: Meters,
    val crew: List<String?>,
    val modules: Map<String, UInt>,
    val shape: Shape,
    val initial: Char,
    val code: List<UByte>,
    val launched: Instant,
    val orbit: Duration,
    val docked: Boolean,
    val note: Unit,
    val trend: Float?,
    val next: Station? = null,
)

public data class Position(val latitude: Double, val longitude: Double)

public sealed interface Shape {
    public data class Circle(val radius: Double) : Shape

    public data object Nowhere : Shape

    public data class Path(val points: List<Position>) : Shape
}

public fun echoStation(value: Station): Station = value

/** Data without fields. */
public data object Origin

public fun echoOrigin(value: Origin): Origin = value

/** Fields with names that Swift has for itself. */
public data class Keywords(val `in`: Int, val `default`: String, val self: Boolean, val `class`: Color?, val init: Long)

public fun echoKeywords(value: Keywords): Keywords = value

/** Refuses what is empty. */
public data class Range(val from: Int, val to: Int) {
    init {
        require(from <= to) { "a range from $from to $to" }
    }

    /** The server of values has members, which do not cross. */
    public val size: Int get() = to - from
}

public fun echoRange(value: Range): Range = value
