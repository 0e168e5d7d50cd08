package kotlinbridge.engine

import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlin.coroutines.Continuation

/** The kind of a flow, as its subscribers see it. */
internal enum class FlowKind(val manifestName: String) {
    COLD("flow"),
    SHARED("shared"),
    STATE("state"),
    MUTABLE_STATE("state");

    val isState: Boolean get() = this == STATE || this == MUTABLE_STATE
}

/** A parameter of a registration: its name, and how its values are decoded. */
internal class RegisteredParameter(val name: String, val codec: Codec<*>)

/** What a registered flow and a registered function have in common. */
internal sealed class Registration(
    val name: String,
    val parameters: Array<RegisteredParameter>,
    private val ownScope: CoroutineScope?,
    /**
     * The manifest's name for the placement that consumers take unless they choose; null leaves it
     * to their form.
     */
    val placement: String?,
) {
    /** The scope that bounds the life of subscriptions and calls. Set when the library is made. */
    lateinit var scope: ScopeContext
        private set

    val hasOwnScope: Boolean get() = ownScope != null

    /** The C functions that generated code has made for this one; null leaves it to the lambda. */
    var entry: NativeEntry? = null

    fun attach(library: CoroutineScope) {
        scope = ScopeContext(ownScope ?: library, mayEnd = ownScope != null)
    }

    protected fun <R : Registration> R.inMyScope(): R = also { it.scope = this@Registration.scope }
}

internal class FlowRegistration(
    name: String,
    parameters: Array<RegisteredParameter>,
    scope: CoroutineScope?,
    placement: String?,
    val window: Int?, // how far a consumer that iterates lets the flow get ahead, unless it chooses
    val kind: FlowKind,
    codec: Codec<Any?>,
    private val body: (Array<Any?>) -> Flow<*>,
) : Registration(name, parameters, scope, placement) {
    /** Encodes the elements. Set before the library is in use, if at all. */
    var codec: Codec<Any?> = codec

    /**
     * A subscription to a hot flow is registered with its source before the first request returns,
     * so that it misses nothing emitted later.
     */
    val isHot: Boolean get() = kind != FlowKind.COLD

    /** Whether objects are among the elements. */
    val holdsObjects: Boolean = codec.holdsObjects

    fun open(arguments: Array<Any?>): Flow<*> = body(arguments)

    /**
     * This registration with a body that throws [refusal], why the arguments could not be decoded.
     */
    fun refusing(refusal: Throwable): FlowRegistration =
        FlowRegistration(name, parameters, null, placement, window, kind, codec) { throw refusal }.inMyScope()
}

internal class FunctionRegistration(
    name: String,
    parameters: Array<RegisteredParameter>,
    scope: CoroutineScope?,
    placement: String?,
    val codec: Codec<Any?>,
    /** A body that suspends, and takes an array of values. */
    val suspending: SuspendingBody?,
    /** A body that does not. */
    val plain: ((Array<Any?>) -> Any?)?,
) : Registration(name, parameters, scope, placement) {
    /**
     * Reads all arguments, and returns a [ReadBody] that has them. Null if one of the other bodies is
     * used. Set before the library is in use, if at all.
     */
    var bodyReader: ArgumentsReader<*>? = null
}

/**
 * Starts a body undispatched with its arguments and its completion, as
 * `startCoroutineUninterceptedOrReturn` does. That would also make a wrapper, to have the end of the
 * body intercepted; it is not needed, because [Call.resumeWith] finds the mailbox itself.
 */
internal typealias SuspendingBody = (Array<Any?>, Continuation<Any?>) -> Any?

/** Starts a body that has its arguments. */
internal typealias ReadBody = (Continuation<Any?>) -> Any?

@Suppress("UNCHECKED_CAST") // what a suspend lambda is
internal fun (suspend (Array<Any?>) -> Any?).asStarted(): SuspendingBody = this as SuspendingBody
