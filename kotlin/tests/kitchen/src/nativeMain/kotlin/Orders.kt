package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flow

// Sealed hierarchies with classes in them.

/** What became of an order. */
public sealed class Order(public val label: String) {
    public data class Served(val plates: Int) : Order("served")

    /** The cook is at it. */
    public open class Cooking(private var left: Int) : Order("cooking") {
        /** The minutes that are left. */
        public fun stir(): Int = --left
    }

    /** No case of its own. */
    public class Roasting : Cooking(left = 90)

    /** It will not be served. */
    public sealed class Refused(public val reason: String) : Order("refused") {
        public data class Today(val until: Int) : Refused("sold out")

        public class Forever(reason: String) : Refused(reason)
    }

    public object Gone : Order("gone")

    public val isOver: Boolean get() = this !is Cooking

    public fun orIfOver(other: Order): Order = if (isOver) other else this

    public companion object {
        public fun of(kind: Int): Order = when (kind) {
            0 -> Served(2)
            1 -> Cooking(10)
            2 -> Roasting()
            3 -> Refused.Today(3)
            4 -> Refused.Forever("too much salt")
            else -> Gone
        }
    }
}

public fun orders(): List<Order?> = (0..5).map { Order.of(it) } + null

public fun refused(): List<Order.Refused> = listOf(Order.Refused.Today(3), Order.Refused.Forever("too much salt"))

public fun echoOrder(value: Order): Order = value

public fun areSame(one: Order, other: Order): Boolean = one === other

public fun ordersNowAndThen(): Flow<Order> = flow { for (kind in 0..5) emit(Order.of(kind)) }

/** Orders that are made when someone asks for them, the last of which can't be made. */
public fun brokenOrders(): List<Order> = object : AbstractList<Order>() {
    override val size get() = 3
    override fun get(index: Int): Order = if (index < 2) Order.Cooking(index) else error("no salt")
}

/** A place with its order, or none. */
public class Counter {
    private val now = MutableStateFlow<Order?>(null)
    public val order: StateFlow<Order?> get() = now

    public fun take(order: Order?) {
        now.value = order
    }
}

/** All of its cases are objects. */
public sealed interface Pan {
    public val size: Int

    public class Wok(override val size: Int) : Pan

    /** A pan that holds water. */
    public class Pot(override val size: Int, public val lid: Boolean) : Pan
}

public fun widest(pans: List<Pan>): Pan? = pans.maxByOrNull { it.size }

/** A sealed interface with an enum, with an interface, and with a class that has that. */
public sealed interface Mood {
    public enum class Plain : Mood { CALM, GLAD }

    public data class Mixed(val parts: List<Mood>) : Mood

    public interface Shown : Mood {
        public fun show(): String
    }

    public class Face(private val mouth: String) : Shown, Mood {
        override fun show(): String = ":$mouth"
    }
}

public fun echoMood(value: Mood): Mood = value

/** An object that is of two cases is of the most derived one. */
public fun moods(): List<Mood> = listOf(
    Mood.Plain.GLAD, Mood.Mixed(listOf(Mood.Plain.CALM, Mood.Mixed(emptyList()))), Mood.Face("-)"),
    object : Mood.Shown {
        override fun show(): String = "nothing"
    },
)

/** [depth] moods inside of each other, the innermost of which is an object or an entry. */
public fun mixedMood(depth: Int, isObject: Boolean): Mood =
    (1..depth).fold(if (isObject) Mood.Face("-)") else Mood.Plain.CALM) { mood: Mood, _ -> Mood.Mixed(listOf(mood)) }

/** Classes may have several sealed parents. */
public sealed interface Edible

public sealed interface Drinkable

public class Soup(public val name: String) : Edible, Drinkable

public data class Bread(val slices: Int) : Edible

public data class Smoothie(val fruit: List<String>) : Edible, Drinkable

public fun drink(kind: Int): Drinkable = if (kind == 0) Soup("miso") else Smoothie(listOf("plum"))

public fun eaten(drink: Drinkable): Edible? = drink as? Edible

/** Generic in Swift, for its class is not generic. */
public sealed class Step<out T> {
    public data class Done<T>(val value: T) : Step<T>()

    public class Waiting(public val minutes: Int) : Step<Nothing>()
}

public fun echoStep(value: Step<String>): Step<String> = value

public fun steps(): List<Step<Order>> = listOf(Step.Done(Order.Cooking(1)), Step.Waiting(5))

/** An enum for each use in Swift, for a class of it is generic. */
public sealed interface Reply<out T> {
    public data class Now<T>(val value: T) : Reply<T>

    public class Later<T>(private val value: T) : Reply<T> {
        public fun get(): T = value
    }

    public object Never : Reply<Nothing>
}

public fun reply(kind: Int): Reply<String> = when (kind) {
    0 -> Reply.Now("yes")
    1 -> Reply.Later("maybe")
    else -> Reply.Never
}

public fun echoReply(value: Reply<Int>): Reply<Int> = value
