package kitchen

import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf

// Values with interfaces: where one is expected, they cross as values.

/** What has a number. */
public interface HasId {
    public val id: Int

    /** The number with a sign. */
    public fun tag(): String = "#$id"

    public fun smaller(other: HasId): HasId = if (other.id < id) other else this

    public val countdown: Flow<Int> get() = flow { for (number in id downTo 0) emit(number) }

    public suspend fun later(add: Int): Int {
        delay(1)
        return id + add
    }
}

/** What also has a text. */
public interface Titled : HasId {
    public val title: String
}

/** It has [id], too. */
public interface Counted {
    public val id: Int
}

public data class Card(override val id: Int, override val title: String) : Titled

public enum class Suit : HasId, Counted {
    SPADES, HEARTS;

    override val id: Int get() = 100 + ordinal

    override fun tag(): String = name
}

public value class Ticket(override val id: Int) : HasId

public sealed interface Pass : HasId {
    public data class Day(override val id: Int) : Pass

    public class Year(override val id: Int) : Pass

    public data object Free : Pass {
        override val id: Int get() = 0
    }
}

/** Is an object. */
public class Guide(override val id: Int) : Titled {
    override val title: String get() = "guide $id"
}

/** Has others with the interface in it. */
public data class Pack(override val id: Int, val top: HasId, val others: List<HasId?>) : HasId, Counted

/** A generic value crosses as an object. */
public data class Wrapped<T>(override val id: Int, val thing: T) : HasId

public fun wrapped(): Wrapped<String> = Wrapped(14, "thing")

private class Unseen(override val id: Int) : HasId

public fun labelled(kind: Int): HasId = when (kind) {
    0 -> Card(1, "one")
    1 -> Suit.HEARTS
    2 -> Ticket(7)
    3 -> Pass.Day(8)
    4 -> Pass.Year(9)
    5 -> Pass.Free
    6 -> Guide(10)
    7 -> Pack(11, Guide(12), listOf(Card(13, "in it"), null))
    8 -> wrapped()
    else -> Unseen(kind)
}

public fun echoLabelled(value: HasId): HasId = value

public fun maybeLabelled(kind: Int?): HasId? = kind?.let(::labelled)

public suspend fun labelledLater(kind: Int?): HasId? {
    delay(1)
    return kind?.let(::labelled)
}

public fun allLabelled(): List<HasId> = (0..9).map(::labelled)

public fun labelledById(): Map<Int, HasId> = allLabelled().associateBy { it.id }

public fun flowOfLabelled(): Flow<HasId?> = flow { for (kind in 0..9) emit(labelled(kind)) }

public fun sumOfIds(all: List<HasId?>): Int = all.sumOf { it?.id ?: 0 }

public fun idOf(first: HasId, second: HasId? = null, third: HasId = Ticket(1000)): Int =
    first.id + (second?.id ?: 0) + third.id

public fun idOrNone(value: HasId? = Ticket(5)): Int = value?.id ?: -1

public fun idsOf(vararg all: HasId): List<Int> = all.map { it.id }

public fun echoTitled(value: Titled): Titled = value

public fun echoCounted(value: Counted): Counted = value

public fun HasId.doubled(): Int = id * 2

public val HasId.isOdd: Boolean get() = id % 2 == 1

public operator fun HasId.plus(other: HasId): Int = id + other.id

public fun isThatObject(one: HasId, other: HasId): Boolean = one === other

/** A place for one of them. */
public class Pocket(first: HasId) {
    public val inside: MutableStateFlow<HasId> = MutableStateFlow(first)

    public var spare: HasId? = null

    public fun each(): Flow<HasId> = flowOf(inside.value)
}

/** What has a note that can be changed. */
public interface Noted {
    public var note: String
}

public data class Memo(override var note: String) : Noted

public class Board : Noted {
    override var note: String = "empty"
}

public fun noted(isObject: Boolean): Noted = if (isObject) Board() else Memo("bread")

public fun echoNoted(value: Noted): Noted = value

/** What values inherit from a class. */
public abstract class Good(public val origin: String) : Counted {
    override val id: Int get() = origin.length

    public open fun describe(): String = "from $origin"

    public abstract val weight: Int
}

public data class Cheese(override val weight: Int) : Good("cellar")
