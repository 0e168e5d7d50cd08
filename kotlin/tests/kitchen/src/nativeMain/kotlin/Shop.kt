package kitchen

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// Shared code as apps have it: a pager, a common flow, a view model with events, and what the platform brings.

public data class Product(val id: Int, val name: String)

public class PagingResult<K, V>(public val items: List<V>, public val nextKey: K?)

/** Loads page after page by a function that the platform gives. */
public class ProductPager<K : Any>(
    private val scope: CoroutineScope,
    private val firstKey: K,
    private val pageSize: Int,
    private val getItems: suspend (K, Int) -> PagingResult<K, Product>,
) {
    private val loaded = MutableStateFlow(emptyList<Product>())
    private var nextKey: K? = firstKey

    public val products: StateFlow<List<Product>> = loaded.asStateFlow()

    public fun loadNext(): Job = scope.launch {
        val key = nextKey ?: return@launch
        val page = getItems(key, pageSize)
        loaded.value += page.items
        nextKey = page.nextKey
    }
}

/** A flow for a platform without coroutines. */
public class WatchedFlow<T : Any>(private val origin: Flow<T>) : Flow<T> by origin {
    public fun watch(block: (T) -> Unit): Closeable {
        val job = Job()
        onEach { block(it) }.launchIn(CoroutineScope(Dispatchers.Main + job))
        return object : Closeable {
            override fun close(): Unit = job.cancel()
        }
    }
}

public interface Closeable {
    public fun close()
}

public sealed interface ShopEvent {
    public data class Loaded(val count: Int) : ShopEvent
    public data class Failed(val reason: String) : ShopEvent
}

/** What the platform has. */
public interface Catalogue {
    public val priceChanges: Flow<Product>

    public suspend fun search(text: String): List<Product>
}

public class ShopViewModel(private val catalogue: Catalogue) {
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main)
    private val shown = MutableStateFlow(emptyList<Product>())
    private val mutableEvents = MutableSharedFlow<ShopEvent>(replay = 8)

    public val products: StateFlow<List<Product>> = shown.asStateFlow()
    public val events: SharedFlow<ShopEvent> = mutableEvents.asSharedFlow()
    public val priceChanges: WatchedFlow<String> = WatchedFlow(catalogue.priceChanges.map { it.name })

    public fun loadData(text: String): Job = scope.launch {
        try {
            val found = withContext(Dispatchers.Default) { catalogue.search(text) }
            shown.value = found
            mutableEvents.emit(ShopEvent.Loaded(found.size))
        } catch (failure: Exception) {
            mutableEvents.emit(ShopEvent.Failed(failure.message ?: "unknown"))
        }
    }

    public fun close(): Unit = scope.cancel()
}

public fun productPager(scope: CoroutineScope, getItems: suspend (Int, Int) -> PagingResult<Int, Product>): ProductPager<Int> =
    ProductPager(scope, firstKey = 0, pageSize = 2, getItems)
