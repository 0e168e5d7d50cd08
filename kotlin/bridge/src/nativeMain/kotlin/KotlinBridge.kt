package kotlinbridge

import kotlinbridge.c.kb_library
import kotlinx.cinterop.CPointer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Registers what this library offers to C and Swift, and returns its function table.
 *
 * - Call it once per library, in the initializer of a private top-level property, and return that from the one exported
 *   function, `@CName("<name>_kotlin_bridge")`.
 * - [configure] runs in the call; the bodies it registers run later, once for each subscription or call.
 * - A mistake in [configure] (a name used twice, a type with no serializer, a second registration) is printed to stderr
 *   and answered with null, which the consumer reports as a library that could not be set up.
 */
public fun kotlinBridge(name: String, configure: BridgeBuilder.() -> Unit): CPointer<kb_library>? = try {
    install(BridgeBuilder(name).apply(configure).build())
    libraryTable
} catch (problem: Throwable) {
    printProblem("library '$name' could not be set up", problem)
    null
}

/** Collects the registrations of one library. */
public class BridgeBuilder internal constructor(private val name: String) {
    private val flows = mutableListOf<FlowRegistration>()
    private val functions = mutableListOf<FunctionRegistration>()
    private var uncaught: ((Throwable) -> Unit)? = null

    /**
     * The garbage collector that the library is built with, for the manifest: Kotlin/Native can't tell at run time.
     * "cms" is what Kotlin 2.4 takes by itself; name another here if the build sets the binary option `gc`.
     */
    public var collector: String = "cms"

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

    /** Declares a parameter; its value is read by `name()` in the bodies of the registrations that list it. */
    public inline fun <reified T> parameter(name: String): Parameter<T> = Parameter(name, typeOf<T>())

    /**
     * Registers a cold flow. [body] runs when collection starts, in the job of the subscription.
     *
     * @param placement where the flow runs unless the consumer chooses; else the consumer's form decides.
     * @param window how far the flow may be ahead of a consumer that iterates, unless that one chooses; 64 without it.
     *   0 (`Channel.RENDEZVOUS`) for what must not be taken before it is asked for, such as a channel received as a flow:
     *   `emit` then returns only with the request for the next element, and nothing is lost when a loop is left.
     */
    public inline fun <reified T> flow(
        name: String,
        vararg parameters: Parameter<*>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        window: Int? = null,
        noinline body: Arguments.() -> Flow<T>,
    ): Unit = add(FlowKind.COLD, name, typeOf<T>(), parameters, scope, placement, window, body)

    /**
     * Registers a shared flow: a subscription gets its replay, then every value emitted after it was made.
     *
     * [body] runs for each subscription, on the thread that subscribes, and so does what registers with its flow. A flow
     * that is made once, by `shareIn` for example, is registered by the function that takes the flow itself.
     *
     * @param placement as of [flow].
     * @param window as of [flow].
     */
    public inline fun <reified T> sharedFlow(
        name: String,
        vararg parameters: Parameter<*>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        window: Int? = null,
        noinline body: Arguments.() -> SharedFlow<T>,
    ): Unit = add(FlowKind.SHARED, name, typeOf<T>(), parameters, scope, placement, window, body)

    /** Registers [flow] itself as a shared flow. */
    public inline fun <reified T> sharedFlow(
        name: String,
        flow: SharedFlow<T>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        window: Int? = null,
    ): Unit = sharedFlow(name, scope = scope, placement = placement, window = window) { flow }

    /**
     * Registers a state flow: its current value can be read, and a slow subscription gets the latest value.
     *
     * [body] runs for each use: each subscription and each value that is read, on the thread that asks. It must not make
     * a flow: `stateIn` here would leave one sharing coroutine for each use. A flow that is made once is registered by
     * the function that takes the flow itself.
     *
     * @param placement as of [flow].
     */
    public inline fun <reified T> stateFlow(
        name: String,
        vararg parameters: Parameter<*>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        noinline body: Arguments.() -> StateFlow<T>,
    ): Unit = add(FlowKind.STATE, name, typeOf<T>(), parameters, scope, placement, null, body)

    /** Registers [flow] itself as a state flow. */
    public inline fun <reified T> stateFlow(
        name: String,
        flow: StateFlow<T>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
    ): Unit = stateFlow(name, scope = scope, placement = placement) { flow }

    /** Registers a state flow whose value the consumer may set. [body] runs for each use, setting the value included. */
    public inline fun <reified T> mutableStateFlow(
        name: String,
        vararg parameters: Parameter<*>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        noinline body: Arguments.() -> MutableStateFlow<T>,
    ): Unit = add(FlowKind.MUTABLE_STATE, name, typeOf<T>(), parameters, scope, placement, null, body)

    /** Registers [flow] itself as a state flow whose value the consumer may set. */
    public inline fun <reified T> mutableStateFlow(
        name: String,
        flow: MutableStateFlow<T>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
    ): Unit = mutableStateFlow(name, scope = scope, placement = placement) { flow }

    /** Registers a suspend function. [placement]: where it runs unless the consumer chooses. */
    public inline fun <reified T> call(
        name: String,
        vararg parameters: Parameter<*>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        noinline body: suspend Arguments.() -> T,
    ): Unit = add(name, typeOf<T>(), parameters, scope, placement, suspending = body, plain = null)

    /** Registers a function that does not suspend. [placement]: where it runs unless the consumer chooses. */
    public inline fun <reified T> plainCall(
        name: String,
        vararg parameters: Parameter<*>,
        scope: CoroutineScope? = null,
        placement: Placement? = null,
        noinline body: Arguments.() -> T,
    ): Unit = add(name, typeOf<T>(), parameters, scope, placement, suspending = null, plain = body)

    @PublishedApi
    internal fun add(
        kind: FlowKind,
        name: String,
        element: KType,
        parameters: Array<out Parameter<*>>,
        scope: CoroutineScope?,
        placement: Placement?,
        window: Int?,
        body: Arguments.() -> Flow<*>,
    ) {
        require(flows.none { it.name == name }) { "the flow '$name' is registered twice" }
        require(window == null || window >= 0) { "the window of the flow '$name' is $window: 0 or more are possible" }
        val codec = named("flow '$name'") { codecOf<Any?>(element) }
        flows += FlowRegistration(name, checked(name, parameters), scope, placement, window, kind, codec, body)
    }

    @PublishedApi
    internal fun add(
        name: String,
        result: KType,
        parameters: Array<out Parameter<*>>,
        scope: CoroutineScope?,
        placement: Placement?,
        suspending: (suspend Arguments.() -> Any?)?,
        plain: (Arguments.() -> Any?)?,
    ) {
        require(functions.none { it.name == name }) { "the function '$name' is registered twice" }
        val codec = named("function '$name'") { codecOf<Any?>(result) }
        functions += FunctionRegistration(name, checked(name, parameters), scope, placement, codec, suspending, plain)
    }

    internal fun build() = Library(name, collector, flows.toTypedArray(), functions.toTypedArray(), uncaught)

    private fun checked(name: String, parameters: Array<out Parameter<*>>): Array<Parameter<*>> {
        val twice = parameters.groupingBy { it.name }.eachCount().filterValues { it > 1 }.keys
        require(twice.isEmpty()) { "'$name' lists a parameter twice: ${twice.joinToString()}" }
        return Array(parameters.size) { parameters[it] }
    }

    private inline fun <R> named(what: String, body: () -> R): R = try {
        body()
    } catch (problem: IllegalArgumentException) {
        throw IllegalArgumentException("$what: ${problem.message}", problem)
    }
}
