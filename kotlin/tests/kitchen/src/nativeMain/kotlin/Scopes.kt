package kitchen

import kotlinbridge.BridgeHidden
import kotlinbridge.BridgeScope
import kotlinbridge.BridgeWindow
import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.DelicateCoroutinesApi
import kotlinx.coroutines.GlobalScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.cancel
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.launch

// Whose end ends flows and functions, and who takes what nobody catches.

/** All that has no scope of its own is in this one, which nobody cancels. */
internal val kitchenScope: CoroutineScope = CoroutineScope(Job() + CoroutineName("kitchen"))

/** The name of the scope that the code runs in. */
public suspend fun scopeName(): String? = currentCoroutineContext()[CoroutineName]?.name

/** Lives until it is closed, and then ends what it has given. */
@BridgeScope("scope")
public class Voyage {
    internal val scope = CoroutineScope(Job() + CoroutineName("voyage"))

    /** Endless until the voyage ends. */
    public fun orders(): Flow<Int> = flow {
        emit(1)
        awaitCancellation()
    }

    public suspend fun waitForEnd(): Unit = awaitCancellation()

    public suspend fun name(): String? = scopeName()

    @BridgeScope("kitchen.kitchenScope")
    public suspend fun outerName(): String? = scopeName()

    public fun close(): Unit = scope.cancel()
}

/** Elements that are made no earlier than somebody asks for them. */
@BridgeWindow(0)
public fun asked(count: Int): Flow<Int> = (0 until count).asFlow()

private val uncaughtMessages = MutableStateFlow("")

/** The message of the last exception that nobody has caught. */
public val lastUncaught: StateFlow<String> get() = uncaughtMessages

@BridgeHidden
public fun takeUncaught(failure: Throwable) {
    uncaughtMessages.value = failure.message ?: ""
}

@OptIn(DelicateCoroutinesApi::class)
public fun failUnseen(message: String) {
    GlobalScope.launch { error(message) }
}
