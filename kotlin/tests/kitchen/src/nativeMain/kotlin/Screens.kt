package kitchen

import kotlinbridge.BridgeMainActor
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Shows what was ordered: the example of docs/IMPLEMENTING.md. */
public interface Screen {
    public fun show(orders: List<String>)
}

/** Takes orders, and shows them. */
public class Till(private val screen: Screen) {
    private val orders = mutableListOf<String>()

    public fun order(dish: String) {
        orders += dish
        screen.show(orders.toList())
    }
}

/** A screen with all that a member of the main actor may have. */
public interface WideScreen : Screen {
    /** Runs where it is called. */
    public val width: Int

    @BridgeMainActor
    public fun count(number: Int, thread: Int)

    @BridgeMainActor
    public fun present(cook: Cook?, device: Device, dishes: List<String>)

    @BridgeMainActor
    public fun blink(times: Int = 3)

    /** Shows nothing. */
    @BridgeMainActor
    public fun clear(): Unit = show(emptyList())

    public suspend fun confirm(question: String): Boolean
}

/** Works with a screen, and knows no more than the interface. */
public class Presenter(screen: WideScreen?) {
    /** The one that works now. */
    public var screen: WideScreen? = screen

    private val one: WideScreen get() = checkNotNull(screen) { "nothing is here" }

    public fun show(orders: List<String>): Unit = one.show(orders)

    public fun count(number: Int): Unit = one.count(number, 0)

    /** Counts on two threads of Kotlin's at once. */
    public suspend fun countTwice(end: Int): Unit = coroutineScope {
        val screen = one
        for (thread in 1..2) launch(Dispatchers.Default) { for (number in 0 until end) screen.count(number, thread) }
    }

    public fun present(cook: Cook?, device: Device, dishes: List<String>): Unit = one.present(cook, device, dishes)

    public fun blink(): Unit = one.blink()

    public fun clear(): Unit = one.clear()

    public suspend fun clearElsewhere(): Unit = withContext(Dispatchers.Default) { one.clear() }

    public suspend fun confirm(question: String): Boolean = one.confirm(question)
}

/** A screen of Kotlin's, which notes what it shows. */
public class Printer : WideScreen {
    private val lines = mutableListOf<String>()

    public fun printed(): List<String> = lines.toList()

    override val width: Int get() = 80

    override fun show(orders: List<String>) {
        lines += orders.joinToString()
    }

    override fun count(number: Int, thread: Int) {
        check(number >= 0) { "$number is no count" }
        lines += "$number"
    }

    override fun present(cook: Cook?, device: Device, dishes: List<String>) {
        lines += dishes
    }

    override fun blink(times: Int) {
        lines += "$times times"
    }

    override suspend fun confirm(question: String): Boolean = true
}
