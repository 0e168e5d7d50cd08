package kotlinbridge

import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.Library
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlin.properties.PropertyDelegateProvider
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Collects the registrations of one library. Each has a name and parameters and a body that takes their values:
 *
 *     val interval by parameter<Duration>()
 *     flow("pollIssPosition", interval) { interval -> repository.pollIssPosition(interval) }
 *
 * All may be told, by name:
 * - `scope`, which bounds the life of each use; the library's own, which is never cancelled, without it.
 * - `placement`, where the code runs unless the consumer chooses; else the consumer's form decides.
 */
public class BridgeBuilder internal constructor(private val name: String) {
    private val registrations = Registrations()
    private var uncaught: ((Throwable) -> Unit)? = null

    /**
     * Takes the exceptions that nobody catches, anywhere in this library: of coroutines that nobody awaits, in whatever
     * scope (`GlobalScope.launch { throw … }`), and of threads of its own. Without a handler they are printed and end the
     * process, as everywhere in Kotlin.
     *
     * - It runs on the thread that failed, at any time and on several at once. One that throws ends the process.
     * - It gets each once, and then whoever set `setUnhandledExceptionHook` before the registration; one set afterwards
     *   replaces it, unless that calls what `setUnhandledExceptionHook` has returned.
     * - It does not get what fails a flow or call, which its consumer is told; what an `async` keeps for its `await`; what
     *   a `CoroutineExceptionHandler` of yours takes; and nothing of other Kotlin libraries in the process, which have
     *   each a runtime of their own.
     * - An exception that leaves Kotlin by a C function of your own is told to it and then ends the process all the same.
     */
    public fun uncaught(handler: (Throwable) -> Unit) {
        uncaught = handler
    }

    /** Declares a parameter, for the registrations that list it. */
    public inline fun <reified T> parameter(name: String): Parameter<T> = Parameter(name, typeOf<T>())

    /** Declares a parameter that has the name of the property: `val interval by parameter<Duration>()`. */
    public inline fun <reified T> parameter(): PropertyDelegateProvider<Any?, Parameter<T>> {
        val type = typeOf<T>()
        return PropertyDelegateProvider { _, property -> Parameter(property.name, type) }
    }

    /**
     * Registers a cold flow. The body runs when collection starts, in the job of the subscription.
     *
     * `window` is how far the flow may be ahead of a consumer that iterates, unless that one chooses; 64 without it.
     * 0 (`Channel.RENDEZVOUS`) is for what must not be taken before it is asked for, such as a channel received as a flow:
     * `emit` then returns only with the request for the next element, and nothing is lost when a loop is left.
     */
    public val flow: FlowDeclaration<Flow<*>> = FlowDeclaration(registrations, FlowKind.COLD)

    /**
     * Registers a shared flow: a subscription gets its replay, then every value emitted after it was made.
     *
     * The body runs for each subscription, on the thread that subscribes, and so does what registers with its flow. A flow
     * that is made once, by `shareIn` for example, is handed over itself: `sharedFlow("news", news)`.
     */
    public val sharedFlow: FlowDeclaration<SharedFlow<*>> = FlowDeclaration(registrations, FlowKind.SHARED)

    /**
     * Registers a state flow: its current value can be read, and a slow subscription gets the latest value. It has no
     * `window`.
     *
     * The body runs for each use: each subscription and each value that is read, on the thread that asks. It must not make
     * a flow: `stateIn` here would leave one sharing coroutine for each use. A flow that is made once is handed over
     * itself: `stateFlow("status", repository.status)`.
     */
    public val stateFlow: FlowDeclaration<StateFlow<*>> = FlowDeclaration(registrations, FlowKind.STATE)

    /** Registers a [stateFlow] whose value the consumer may set. The body runs for that too. */
    public val mutableStateFlow: FlowDeclaration<MutableStateFlow<*>> = FlowDeclaration(registrations, FlowKind.MUTABLE_STATE)

    /** Registers a suspend function. */
    public val suspendFunction: SuspendFunctionDeclaration = SuspendFunctionDeclaration(registrations)

    /** Registers a function that does not suspend. */
    public val function: FunctionDeclaration = FunctionDeclaration(registrations)

    internal fun build(): Library = registrations.build(name, uncaught)
}
