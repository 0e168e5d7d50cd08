package kitchen

import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asFlow

// Generic classes whose objects cross by handle, and generic functions: Swift.kt says with which types.

/**
 * What holds things of one kind.
 *
 * @param T the kind.
 */
public interface Holding<T> {
    /** How many there are. */
    public val count: Int

    /** The first one; null if there is none. */
    public fun first(): T?
}

/** Things in a row, which others watch. */
public open class Tray<T>(things: List<T> = emptyList()) : Holding<T> {
    private val now = MutableStateFlow(things)

    /** All things, and those that come later. */
    public val things: StateFlow<List<T>> get() = now

    public var label: T? = things.firstOrNull()

    override val count: Int get() = now.value.size

    override fun first(): T? = now.value.firstOrNull()

    /** Puts [thing] at the end. */
    public open fun put(thing: T): Int {
        now.value += thing
        return count
    }

    public fun putAll(vararg more: T): Int {
        now.value += more
        return count
    }

    @Throws(IndexOutOfBoundsException::class)
    public operator fun get(index: Int): T = now.value[index]

    public suspend fun last(): T {
        delay(1)
        return now.value.last()
    }

    public fun each(): Flow<T> = now.value.asFlow()

    public fun beside(other: Tray<T>): Pair<Tray<T>, Tray<T>> = this to other

    /** Would need a tray of trays, of trays of trays, and so on. */
    public fun stacked(): Tray<Tray<T>> = Tray(listOf(this))

    /** Is generic once more, and is left out. */
    public fun <R> counted(by: R): Pair<R, Int> = by to count

    public companion object {
        public fun numbers(upTo: Int): Tray<Int> = Tray((1..upTo).toList())
    }
}

/** A tray of names: what it inherits has concrete types. */
public class NameTray : Tray<String>(listOf("Ada")) {
    public val longest: String? get() = things.value.maxByOrNull { it.length }

    override fun put(thing: String): Int = super.put(thing.trim())
}

/** Has what a generic class of another library declares, which is none of Swift's types. */
public class Letters : AbstractList<Char>() {
    override val size: Int get() = 3

    override fun get(index: Int): Char = 'a' + index
}

public fun crewTray(vararg crews: Crew): Tray<Crew> = Tray(crews.toList())

public fun holdings(): List<Holding<String>> = listOf(NameTray(), Tray(listOf("Ben")))

public fun countOf(holding: Holding<String>): Int = holding.count

/** Takes a tray of any things, and gives it back. */
public fun wiped(tray: Tray<*>): Tray<*> = tray

/** Trays of several things. */
public fun mixedTrays(): List<Tray<*>> = listOf(NameTray(), Tray(listOf(1, 2)))

public fun trayAfterTray(): Flow<Tray<*>> = mixedTrays().asFlow()

public fun countOfAny(holding: Holding<*>): Int = holding.count

/** A link of a chain, whose type only some members need. */
public open class Link<T>(public val item: T) {
    public var next: Link<T>? = null

    /** The last one after this one. */
    public fun end(): Link<T> = next?.end() ?: this

    public fun hang(other: Link<T>): Link<T> = other.also { next = it }

    public fun length(): Int = 1 + (next?.length() ?: 0)
}

public class Hook<T>(item: T, public val weight: Int) : Link<T>(item)

public fun hook(): Hook<String> = Hook("coat", 3)

public fun anyHook(): Hook<*> = Hook(4, 5)

public fun lengthOf(link: Link<*>): Int = link.length()

public fun lengthOfNames(link: Link<String>): Int = link.length()

public fun Link<*>.isShort(): Boolean = length() < 3

/** A pair of which one part may be anything. */
public class Labelled<T, L>(public val thing: T, public val label: L)

public fun labelled(): Labelled<Int, String> = Labelled(1, "one")

public fun labelOf(labelled: Labelled<*, String>): String = labelled.label

/** Counts down to 1. */
public fun falling(from: Int): Iterator<Int> = (from downTo 1).iterator()

/** The squares of 1, 2, 3 and so on. */
public fun squares(): Sequence<Int> = generateSequence(1) { it + 1 }.map { it * it }

public fun addedUp(numbers: Iterator<Int>): Int = numbers.asSequence().sum()

public fun firstFew(numbers: Sequence<Int>, count: Int): List<Int> = numbers.take(count).toList()

/** A value with members that mention its types. */
public data class Ranked<T>(val things: List<T>, val best: T) {
    public fun ranks(): List<Pair<Int, T>> = things.mapIndexed { rank, thing -> rank to thing }

    public fun isBest(thing: T): Boolean = thing == best
}

public fun rankedNames(): Ranked<String> = Ranked(listOf("Ada", "Ben"), "Ada")

/** The one with the largest value. */
public fun <T, C : Comparable<C>> largest(things: List<T>, values: List<C>): T? =
    things.zip(values).maxByOrNull { it.second }?.first

/** Makes something of a text: which type, only the caller says. */
public inline fun <reified T : Any> parsed(text: String): T? = when (T::class) {
    Int::class -> text.toIntOrNull()
    Double::class -> text.toDoubleOrNull()
    else -> null
} as T?

public fun <T> reversed(vararg things: T): List<T> = things.reversed()

public suspend fun <T> later(value: T): T {
    delay(1)
    return value
}

public fun <T> repeated(value: T, times: Int = 2): Flow<T> = List(times) { value }.asFlow()

public val <T> List<T>.middle: T get() = this[size / 2]
