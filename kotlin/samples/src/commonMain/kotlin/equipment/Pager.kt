package equipment

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/** How a [Pager] reads. */
public data class PagingConfig(val pageSize: Int = 20)

/** One page, and the keys of its neighbours; null where there is none. */
public data class PagingResult<Key : Any, Item : Any>(
    val items: List<Item>,
    val prevKey: Key?,
    val nextKey: Key?,
)

/**
 * Reads a list page by page.
 *
 * - [getItems]: reads the page with a key, of so many items.
 */
public class Pager<Key : Any, Item : Any>(
    private val scope: CoroutineScope,
    private val config: PagingConfig,
    initialKey: Key,
    private val getItems: suspend (key: Key, count: Int) -> PagingResult<Key, Item>,
) {
    private val turn = Mutex()
    private val items = MutableStateFlow<List<Item>>(emptyList())
    private val next = MutableStateFlow<Key?>(initialKey)

    /** All items so far. */
    public val pagingData: CommonFlow<List<Item>> = items.asCommonFlow()

    /** The same, with the value. */
    public val state: StateFlow<List<Item>> = items.asStateFlow()

    public val hasNextPage: Boolean get() = next.value != null

    /**
     * Adds the next page, after those that others are adding; nothing at the end of the data. What [getItems] throws
     * leaves the pager as it was, so that the next call tries again.
     */
    public suspend fun loadNext() {
        turn.withLock {
            val key = next.value ?: return
            val page = getItems(key, config.pageSize)
            items.update { it + page.items }
            next.value = page.nextKey
        }
    }

    /** The same in the pager's scope. */
    public fun launchNext(): Job = scope.launch { loadNext() }
}
