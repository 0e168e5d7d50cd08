package kitchen

import kotlin.concurrent.AtomicInt
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flow
import kotlin.time.Duration

/**
 * The people of a station, who come and go.
 *
 * @param names of those who are there first
 */
public class Crew(names: List<String> = emptyList()) {
    private val people = names.toMutableList()
    private val countNow = MutableStateFlow(people.size)
    private val arrivals = MutableSharedFlow<String>(replay = 1)

    /** As many people as [count], without names. */
    @Throws(IllegalArgumentException::class)
    public constructor(count: Int) : this(List(count.also { require(it >= 0) { "a crew of $it" } }) { "Nobody" })

    /** Where they are. */
    public var place: Place = Place(0.0, 0.0, "nowhere")

    public var captain: String? = null
        private set

    /** Who is there now. */
    public val names: List<String> get() = people

    public val count: StateFlow<Int> get() = countNow

    /** The word of the day, which everybody may change. */
    public val motto: MutableStateFlow<String> = MutableStateFlow("")

    public val arrived: SharedFlow<String> get() = arrivals

    /**
     * Somebody arrives.
     *
     * @param name of the new one
     * @return how many there are then
     */
    public fun add(name: String, isCaptain: Boolean = false): Int {
        require(name.isNotEmpty()) { "everybody has a name" }
        people += name
        if (isCaptain) captain = name
        countNow.value = people.size
        arrivals.tryEmit(name)
        return people.size
    }

    /** A function of numbers only. */
    public fun isLargerThan(count: Int): Boolean = people.size > count

    public suspend fun addLater(name: String, after: Duration): Int {
        delay(after)
        return add(name)
    }

    /** Each name, again and again. */
    public fun calls(rounds: Int): Flow<String> = flow {
        repeat(rounds) { for (name in people) emit(name) }
    }

    public operator fun get(index: Int): String = people[index]

    /** All of both. */
    public operator fun plus(other: Crew): Crew = Crew(people + other.people)

    /** An extension that only a crew has. */
    public fun Place.isHome(): Boolean = this == place

    override fun equals(other: Any?): Boolean = other is Crew && other.people == people

    override fun hashCode(): Int = people.hashCode()

    override fun toString(): String = people.joinToString()

    public companion object {
        private val made = AtomicInt(0)

        /** The most people that there may be. */
        public const val LIMIT: Int = 13

        /** How many [alone] made. */
        public val lonely: Int get() = made.value

        /** A crew of one. */
        public fun alone(name: String): Crew {
            made.incrementAndGet()
            return Crew(listOf(name))
        }
    }

    /** A class inside of a class. */
    public class Shift(public val crew: Crew, public val hours: Int)
}

// ---- objects as parameters and results of functions ----

public fun echoCrew(value: Crew): Crew = value

public fun echoNullableCrew(value: Crew?): Crew? = value

public fun echoCrews(value: List<Crew>): List<Crew> = value

public fun echoCrewsByName(value: Map<String, Crew?>): Map<String, Crew?> = value

public fun largest(vararg crews: Crew): Crew? = crews.maxByOrNull { it.names.size }

public fun crewOrDefault(crew: Crew = Crew(7), nothing: Crew? = crew): Int = crew.names.size + (nothing?.names?.size ?: 0)

public suspend fun makeCrewLater(name: String, after: Duration): Crew {
    delay(after)
    return Crew(listOf(name))
}

/** A flow that has an object as its argument. */
public fun namesOf(crew: Crew): Flow<String> = crew.calls(1)

/** Data with objects in it. */
public data class Mission(val name: String, val crew: Crew, val reserve: List<Crew> = emptyList())

public fun echoMission(value: Mission): Mission = value

/** Data that may have objects. */
public sealed interface Visit {
    public data class By(val crew: Crew) : Visit

    public data object None : Visit
}

public fun echoVisit(value: Visit): Visit = value

/** An extension of a class. */
public val Crew.first: String? get() = names.firstOrNull()

public fun Crew.rename(from: String, to: String): Crew = Crew(names.map { if (it == from) to else it })
