package kotlinbridge

import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.Library
import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinbridge.wire.ObjectCodec
import kotlinbridge.wire.objectCodecs
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlin.properties.PropertyDelegateProvider
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Collects the registrations of one library. Each has a name, parameters, and a body that takes
 * their values:
 *
 *     val interval by parameter<Duration>()
 *     flow("pollIssPosition", interval) { interval -> repository.pollIssPosition(interval) }
 *
 * Each also takes these, by name:
 * - `scope`, which bounds the life of each subscription or call. Without it that is the library's
 *   own scope, which is never cancelled.
 * - `placement`, where the code runs unless the consumer chooses. Without it the consumer's form
 *   decides.
 */
public class BridgeBuilder internal constructor(private val name: String) {
    private val registrations = Registrations()
    private var uncaught: ((Throwable) -> Unit)? = null

    /**
     * Takes the exceptions that nobody catches anywhere in this library: those of coroutines that
     * nobody awaits, in whatever scope (`GlobalScope.launch { throw … }`), and those of the
     * library's own threads. Without a handler Kotlin prints them and ends the process.
     *
     * - The handler runs on the thread that failed, at any time, and on several threads at once. If
     *   it throws, the process ends.
     * - It gets each exception once; then a hook gets it that `setUnhandledExceptionHook` had
     *   installed before the registration. A hook that is installed afterwards replaces the
     *   handler, unless it calls what `setUnhandledExceptionHook` returned.
     * - It does not get an exception that fails a flow or call, because the consumer is told; one
     *   that an `async` keeps for its `await`; one that your own `CoroutineExceptionHandler` takes;
     *   or one of another Kotlin library in the process, because each has a runtime of its own.
     * - An exception that leaves Kotlin through a C function of your own reaches the handler, and
     *   then ends the process all the same.
     */
    public fun uncaught(handler: (Throwable) -> Unit) {
        uncaught = handler
    }

    /** Declares a parameter for the registrations that list it. */
    public inline fun <reified T> parameter(name: String): Parameter<T> = Parameter(name, typeOf<T>())

    /**
     * Declares a parameter with the name of the property: `val interval by parameter<Duration>()`.
     */
    public inline fun <reified T> parameter(): PropertyDelegateProvider<Any?, Parameter<T>> {
        val type = typeOf<T>()
        return PropertyDelegateProvider { _, property -> Parameter(property.name, type) }
    }

    /**
     * Registers a cold flow. The body runs when collection starts, in the job of the subscription.
     *
     * `window` is the count of elements that the flow may be ahead of a consumer that iterates,
     * unless the consumer chooses. Without it that is 64. A window of 0 (`Channel.RENDEZVOUS`) is
     * for elements that must not be taken before they are asked for, such as those of a channel
     * received as a flow: `emit` then returns only with the request for the next element, and
     * nothing is lost when a loop is left.
     */
    public val flow: FlowDeclaration<Flow<*>> = FlowDeclaration(registrations, FlowKind.COLD)

    /**
     * Registers a shared flow: a subscription gets its replay, then every value emitted after the
     * subscription was made.
     *
     * The body runs for each subscription, on the thread that subscribes. The registration with its
     * flow runs there too. A flow that is made once, for example by `shareIn`, is handed over
     * itself: `sharedFlow("news", news)`.
     */
    public val sharedFlow: FlowDeclaration<SharedFlow<*>> = FlowDeclaration(registrations, FlowKind.SHARED)

    /**
     * Registers a state flow: its current value can be read, and a slow subscription gets the
     * latest value. It has no `window`.
     *
     * The body runs for each subscription and each value that is read, on the thread that asks. It
     * must not make a flow: `stateIn` here would leave one sharing coroutine each time. A flow that
     * is made once is handed over itself: `stateFlow("status", repository.status)`.
     */
    public val stateFlow: FlowDeclaration<StateFlow<*>> = FlowDeclaration(registrations, FlowKind.STATE)

    /**
     * Registers a [stateFlow] whose value the consumer may set. The body also runs each time that
     * it is set.
     */
    public val mutableStateFlow: FlowDeclaration<MutableStateFlow<*>> = FlowDeclaration(registrations, FlowKind.MUTABLE_STATE)

    /** Registers a suspend function. */
    public val suspendFunction: SuspendFunctionDeclaration = SuspendFunctionDeclaration(registrations)

    /** Registers a function that does not suspend. */
    public val function: FunctionDeclaration = FunctionDeclaration(registrations)

    /**
     * Lets the objects of class [T] cross by handle, in registrations after this one. [name] is the
     * class in the manifest.
     */
    @GeneratedCode
    public inline fun <reified T : Any> objectType(name: String): Unit = objectType(name, T::class)

    @PublishedApi
    internal fun <T : Any> objectType(name: String, type: KClass<T>) {
        require(objectCodecs.put(type, ObjectCodec(type, name)) == null) { "the class '$name' is registered twice" }
    }

    /**
     * Gives the registered function [name] C functions of its own, which do what its body does: one
     * that answers in a frame, and for scalars a typed twin.
     *
     * @throws IllegalArgumentException unless the function is registered, does not suspend, and has
     *   no scope of its own.
     */
    @GeneratedCode
    public fun bindFunction(name: String, frame: FrameEntry, twin: COpaquePointer? = null): Unit =
        registrations.enter(name, frame, twin)

    /**
     * Lets [read] read the arguments of the registered function [name], which suspends, and return
     * its body.
     *
     * @throws IllegalArgumentException unless the function is registered and suspends.
     */
    @GeneratedCode
    public fun <R> bindSuspendFunction(name: String, read: ArgumentsReader<suspend () -> R>): Unit =
        registrations.readBody(name, read)

    /**
     * Encodes the elements of the registered flow [name] by [codec], into the same bytes as their
     * serializer would.
     *
     * @throws IllegalArgumentException unless the flow is registered.
     */
    @GeneratedCode
    @Suppress("UNCHECKED_CAST") // its elements are of this type
    public fun <E> bindFlow(name: String, codec: Codec<E>): Unit = registrations.encode(name, codec as Codec<Any?>)

    internal fun build(): Library = registrations.build(name, uncaught)
}
