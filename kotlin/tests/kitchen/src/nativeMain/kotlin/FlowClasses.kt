package kitchen

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.onEach

// Classes that are flows: how shared code carries flows over a border.

/** A flow that Swift can watch without a sequence. */
public class CommonFlow<T>(private val origin: Flow<T>) : Flow<T> by origin {
    public fun watch(block: (T) -> Unit) {
        origin.onEach(block).launchIn(CoroutineScope(Dispatchers.Unconfined))
    }
}

public open class Spelling(private val text: String) : Flow<String> by flowOf(*text.map { it.toString() }.toTypedArray())

public class Vowels(text: String) : Spelling(text.filter { it in "aeiou" }) {
    public val isEmpty: Boolean = text.none { it in "aeiou" }
}

public class Gauge(private val state: MutableStateFlow<Int> = MutableStateFlow(0)) : StateFlow<Int> by state {
    public fun set(value: Int) {
        state.value = value
    }
}

public fun commonNumbers(count: Int): CommonFlow<Int> = CommonFlow(flowOf(*(1..count).toList().toTypedArray()))

public val commonCrews: CommonFlow<List<String>> get() = CommonFlow(flowOf(listOf("Ada"), listOf("Bo", "Cy")))
