package mistakes

import kotlinbridge.BridgeExport
import kotlinbridge.BridgeMainActor
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.ReceiveChannel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.emptyFlow

fun <T> same(value: T): T = value

fun <T : Comparable<T>> ordered(values: List<T>): List<T> = values.sorted()

internal fun invisible() {}

@BridgeExport
private fun secret() {}

@BridgeExport
fun listen(listener: Listener<Int>) {}

@BridgeExport
fun Stack<Int>.extended(): Int = size

@BridgeExport
fun made(): Stack<String> = Stack()

@BridgeExport
fun pattern(regex: Regex) {}

@BridgeExport
fun shelf(shelf: Stack<Int>.Shelf) {}

@BridgeExport
fun transformed(by: List<(String) -> String>): String = by[0]("")

@BridgeExport
fun later(by: suspend () -> Nothing) {}

@BridgeExport
fun anything(value: Any): Int = 1

@BridgeExport
fun pair(): Pair<Int, Any> = 1 to 2

@BridgeExport
fun endless(value: Endless<Int>) {}

@BridgeExport
fun annotated(value: Note) {}

@BridgeExport
fun changed(list: ArrayList<Int>) {}

@BridgeExport
fun unknownElements(list: List<*>) {}

@BridgeExport
fun consumed(array: Array<in String>) {}

@BridgeExport
fun refused(): RuntimeException = Refusal()

@BridgeExport
fun range(): ClosedRange<Int> = 1..2

@BridgeExport
fun channels(channel: ReceiveChannel<Int>) {}

@BridgeExport
fun flowsOfFlows(): Flow<Flow<Int>> = emptyFlow()

@BridgeExport
fun listsOfFlows(): List<Flow<Int>> = emptyList()

@BridgeExport
fun noFlow(): ReceiveChannel<Int>? = null

@BridgeExport
val stateOfAnything: StateFlow<Any?> = MutableStateFlow(null)

@BridgeExport
val listOfChannels: List<Channel<Int>> = emptyList()

@BridgeExport
val <T> List<T>.second: T get() = this[1]

/** Documented, which must not hide the context. */
@BridgeExport
context(repository: Repository)
fun inContext(): Int = repository.count()

context(repository: Repository) @BridgeExport val contextual: Int get() = repository.count()

@BridgeExport
@Deprecated("gone", level = DeprecationLevel.ERROR)
fun gone() {}

@BridgeExport
fun impossible(value: Nothing): Int = 1

@BridgeExport
fun empty(): List<Nothing> = emptyList()

@BridgeExport
fun Nothing.never() {}

@BridgeExport
var setNever: Nothing?
    get() = null
    set(value) {}

@BridgeExport
fun shadowed(times: Int, by: Any = 0): Int = times

fun shadowed(times: Int): Int = times

@BridgeExport
fun Hen.eggs(): Int = 1

@BridgeExport
val Hen.name: Int get() = 1

class Hen {
    fun eggs(): String = ""
    val name: String = ""
}

@BridgeExport
fun handler(): Handler = Handler {}

data class Handler(val block: () -> Unit)

@BridgeExport
fun withAny(block: (Any) -> Unit) {}

@BridgeExport
fun blocks(vararg blocks: () -> Unit) {}

@BridgeExport
fun elements(): Flow<() -> Unit> = emptyFlow()

@BridgeExport
fun long(block: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) -> Unit) {}

@BridgeExport
fun onMain(@BridgeMainActor block: () -> Int) {}

@BridgeExport
fun onMainLater(@BridgeMainActor block: (suspend () -> Unit)?) {}

@BridgeExport
fun onMainNumber(@BridgeMainActor count: Int) {}
