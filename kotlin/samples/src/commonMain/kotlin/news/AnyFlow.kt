package news

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.onCompletion
import kotlinx.coroutines.flow.onEach

/** A flow that code without coroutines can collect. */
public class AnyFlow<T>(private val source: Flow<T>, private val scope: CoroutineScope) : Flow<T> by source {
    /** Calls [onEach] with each element, and [onCompletion] at the end, with what it ended with if it failed. */
    public fun collect(onEach: (T) -> Unit, onCompletion: (cause: Throwable?) -> Unit): Canceller {
        val job = source.onEach { onEach(it) }.onCompletion { onCompletion(it) }.catch { }.launchIn(scope)
        return Canceller { job.cancel() }
    }
}

public fun interface Canceller {
    public fun cancel()
}
