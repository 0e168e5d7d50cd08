package kitchen

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.coroutines.yield

// Functions as values, in each place where they cross.

/** The names in the order that a function of the caller's says. */
public fun sortedNames(names: List<String>, before: (String, String) -> Boolean): List<String> =
    names.sortedWith { one, other -> if (before(one, other)) -1 else if (before(other, one)) 1 else 0 }

public fun scaling(by: Double): (Double) -> Double = { it * by }

public fun mappedLongs(numbers: List<Long>, by: (Long) -> Long): List<Long> = numbers.map(by)

/** The sum of what a function gives for numbers from 0, which are many calls. */
public fun summedLongs(count: Long, of: (Long) -> Long): Long {
    var sum = 0L
    for (number in 0 until count) sum += of(number)
    return sum
}

public fun perhapsMapped(number: Int, by: ((Int) -> Int?)?): Int? = if (by == null) -1 else by(number)

public fun repeatedly(times: Int, action: (Int) -> Unit = {}): Int {
    repeat(times, action)
    return times
}

public fun combined(first: (Int) -> Int, second: (Int) -> Int): (Int) -> Int = { second(first(it)) }

/** What it takes is what it gives. */
public fun givenBack(function: (Int) -> String): (Int) -> String = function

/** A function that gets one. */
public fun fedWords(feed: ((String) -> Unit) -> Unit): List<String> = mutableListOf<String>().also { words -> feed { words += it } }

/** A function that gives one. */
public fun curried(by: (Int) -> (Int) -> Int): Int = by(40)(2)

public fun crewText(crew: Crew, by: Crew.(Boolean) -> String): String = crew.by(true)

public fun letterOf(letter: Char, by: (Char) -> Char): Char = by(letter)

public fun unsignedOf(number: UShort, by: (UShort) -> UShort): UShort = by(number)

/** How what a function has thrown looks in Kotlin. */
public fun thrownBy(block: () -> Unit): String = try {
    block()
    "nothing"
} catch (failure: Throwable) {
    "${failure::class.simpleName}: ${failure.message}"
}

public fun refusing(reason: String): () -> Int = { throw IllegalArgumentException(reason) }

public suspend fun awaitedText(id: Int, fetch: suspend (Int) -> String): String = "got ${fetch(id)}"

public fun fetching(prefix: String): suspend (Int) -> String = { id -> withContext(Dispatchers.Default) { "$prefix $id" } }

public suspend fun inBackground(block: () -> Int): Int = withContext(Dispatchers.Default) { block() }

/**
 * Has each thread of `Dispatchers.Default` run a coroutine: one that is idle may keep the last one that it ran. They run
 * for so long that one thread can't take them all before the others wake, on a busy machine too.
 */
public suspend fun stirDefaultDispatcher(): Unit = coroutineScope {
    repeat(64) { launch(Dispatchers.Default) { repeat(500) { yield() } } }
}

/** Keeps functions until they are removed. */
public class Doorbell {
    private val listeners = mutableListOf<(String) -> Unit>()

    public var onRing: ((Int) -> Unit)? = null

    public val greeting: (String) -> String = { "hello, $it" }

    public var count: Int = 0
        private set

    public fun listen(listener: (String) -> Unit) {
        listeners += listener
    }

    public fun ring(who: String) {
        count++
        onRing?.invoke(count)
        for (listener in listeners.toList()) listener(who)
    }

    public fun clear() {
        onRing = null
        listeners.clear()
    }
}

/** An interface whose members take and give functions. */
public interface Router {
    public val fallback: ((String) -> String)?

    public fun open(path: String, done: (Boolean) -> Unit)

    public fun handler(path: String): (String) -> String

    public suspend fun each(visit: suspend (String) -> Boolean): Int
}

public class RoutingTable : Router {
    override val fallback: ((String) -> String)? = null

    override fun open(path: String, done: (Boolean) -> Unit): Unit = done(path.startsWith("/"))

    override fun handler(path: String): (String) -> String = { "$path: $it" }

    override suspend fun each(visit: suspend (String) -> Boolean): Int = listOf("a", "b", "c").count { visit(it) }
}

public suspend fun routed(router: Router, path: String): String {
    var opened = "never"
    router.open(path) { opened = if (it) "opened" else "refused" }
    val visited = mutableListOf<String>()
    val count = router.each { visited.add(it) && it != "b" }
    return "$opened, ${router.handler(path)("x")}, ${router.fallback?.invoke("y")}, $visited, $count"
}

/** Kotlin makes one of a lambda, and Swift of a closure. */
public fun interface Taster {
    public fun taste(dish: String, spoons: Int): Boolean

    public fun name(): String = "a taster"
}

public fun interface Waiter {
    public suspend fun bring(dish: String): String
}

public fun tasted(dishes: List<String>, by: Taster): List<String> = dishes.filter { by.taste(it, it.length) } + by.name()

public suspend fun brought(dish: String, by: Waiter): String = by.bring(dish)

/** Its names could be those of what Swift makes of a closure. */
public fun interface Caller {
    public fun call(call: Int): Int
}

public fun interface Own {
    public fun self(closure: String): String
}

public fun called(caller: Caller, own: Own): String = own.self("${caller.call(1)}")

/** A feed whose watchers are of Swift's main actor, as the list says. */
public class Feed {
    private var watchers = emptyList<(String) -> Unit>()
    private var closed: (() -> Unit)? = null

    public fun watch(block: (String) -> Unit) {
        watchers += block
    }

    public fun onClose(block: (() -> Unit)?) {
        closed = block
    }

    public suspend fun publish(items: List<String>): Unit = withContext(Dispatchers.Default) {
        for (item in items) for (watcher in watchers) watcher(item)
    }

    public fun close() {
        closed?.invoke()
        watchers = emptyList()
        closed = null
    }
}
