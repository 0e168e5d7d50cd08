package kitchen

/** Members of values: the value is copied. */
public data class Span(val from: Int, val to: Int) : Comparable<Span> {
    init {
        require(from <= to) { "a span from $from to $to" }
    }

    public val length: Int get() = to - from

    public fun contains(value: Int): Boolean = value in from..to

    /** The shorter one is less. */
    override fun compareTo(other: Span): Int = length.compareTo(other.length)

    public operator fun plus(other: Span): Span = Span(from + other.from, to + other.to)

    public companion object {
        public val EMPTY: Span = Span(0, 0)

        public fun of(length: Int): Span = Span(0, length)
    }
}

public enum class Direction {
    NORTH, EAST, SOUTH, WEST;

    public fun right(): Direction = entries[(ordinal + 1) % entries.size]

    public companion object {
        public val start: Direction = EAST
    }
}

public sealed class Figure : Comparable<Figure> {
    public abstract val area: Double

    override fun compareTo(other: Figure): Int = area.compareTo(other.area)

    public fun isLarger(than: Figure): Boolean = area > than.area

    public data class Square(val side: Double) : Figure() {
        override val area: Double get() = side * side
    }

    public data object Point : Figure() {
        override val area: Double get() = 0.0
    }
}
