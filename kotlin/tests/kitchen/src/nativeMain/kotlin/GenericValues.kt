package kitchen

// Values of generic classes, which are generic in Swift, too.

/** A row of things, the nearest first. */
public data class Chained<T>(val thing: T, val next: Chained<T>? = null) {
    public fun count(): Int = 1 + (next?.count() ?: 0)
}

public sealed interface Rope<out T> {
    public data class Knot<out T>(val thing: T, val rest: Rope<T>) : Rope<T>

    public data object End : Rope<Nothing>

    public companion object {
        /** A rope with a knot for each word. */
        public fun of(words: String): Rope<String> =
            words.split(" ").foldRight(End as Rope<String>) { word, rest -> Knot(word, rest) }

        public val longest: Int get() = 100
    }
}

/** Not all of its cases are generic. */
public sealed class Outcome<out T> {
    public data class Success<T>(val value: T) : Outcome<T>()

    public data class Failure(val reason: String, val nearby: List<Place>) : Outcome<Nothing>()
}

public fun <T> Rope<T>.knots(): List<T> = when (this) {
    is Rope.Knot -> listOf(thing) + rest.knots()
    is Rope.End -> emptyList()
}

public data class Catalog<K, V>(val entries: Map<K, List<V?>>, val marked: Set<K>)

public value class Tagged<T>(public val value: T)

/** The name of its type parameter is that of another type. */
public data class Framed<Place>(val content: Place, val hung: kitchen.Place?)

public data class Scored<T>(val score: Int, val thing: T) : Comparable<Scored<T>> {
    override fun compareTo(other: Scored<T>): Int = score.compareTo(other.score)

    /** Is no generic class itself. */
    public enum class Grade { GOOD, BAD }

    public fun grade(): Grade = if (score > 10) Grade.GOOD else Grade.BAD
}

public fun echoChained(value: Chained<String>): Chained<String> = value

public fun echoChainedAlarms(value: Chained<Alarm>): Chained<Alarm> = value

public fun echoRope(value: Rope<Int>): Rope<Int> = value

public fun echoKnot(value: Rope.Knot<Int>): Rope.Knot<Int> = value

public fun echoCatalog(value: Catalog<Color, Double>): Catalog<Color, Double> = value

public fun echoCatalogOfSets(value: Catalog<String, Set<Char>>): Catalog<String, Set<Char>> = value

public fun echoTagged(value: Tagged<List<Tagged<Int>>>): Tagged<List<Tagged<Int>>> = value

public fun echoFramed(value: Framed<Pair<Place, Color>>): Framed<Pair<Place, Color>> = value

public fun echoOutcome(value: Outcome<Color>): Outcome<Color> = value

public fun echoOutcomes(value: List<Outcome<String>?>): List<Outcome<String>?> = value

public fun best(scored: List<Scored<String>>): Scored<String>? = scored.maxOrNull()

public fun flowOfScored(scored: List<Scored<Alarm>>): kotlinx.coroutines.flow.Flow<Scored<Alarm>> =
    kotlinx.coroutines.flow.flow { scored.forEach { emit(it) } }

public suspend fun crewsByName(crews: List<Crew>): Catalog<String, Crew> {
    kotlinx.coroutines.delay(1)
    return Catalog(crews.groupBy { it.names.first() }, crews.map { it.names.last() }.toSet())
}
