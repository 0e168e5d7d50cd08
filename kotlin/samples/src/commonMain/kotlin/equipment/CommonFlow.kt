package equipment

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.onEach

/** A flow that code without coroutines can watch. */
public class CommonFlow<T>(private val origin: Flow<T>) : Flow<T> by origin {
    /** Calls [block] with each element on the main thread, until the result is closed. */
    public fun watch(block: (T) -> Unit): Closeable {
        val scope = CoroutineScope(Job() + Dispatchers.Main)
        origin.onEach { block(it) }.launchIn(scope)
        return Closeable { scope.cancel() }
    }
}

public fun interface Closeable {
    public fun close()
}

public fun <T> Flow<T>.asCommonFlow(): CommonFlow<T> = CommonFlow(this)
