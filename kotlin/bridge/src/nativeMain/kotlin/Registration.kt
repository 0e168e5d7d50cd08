package kotlinbridge

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow

/** What a flow is to its subscribers. */
internal enum class FlowKind(val manifestName: String) {
    COLD("flow"),
    SHARED("shared"),
    STATE("state"),
    MUTABLE_STATE("state");

    val isState: Boolean get() = this == STATE || this == MUTABLE_STATE
}

/** What flows and functions have in common. */
internal sealed class Registration(
    val name: String,
    val parameters: Array<Parameter<*>>,
    private val ownScope: CoroutineScope?,
    /** What consumers take unless they choose, as [window] is. */
    val placement: Placement?,
) {
    /** The scope that bounds the life of subscriptions and calls; set when the library is installed. */
    lateinit var scope: ScopeContext
        private set

    fun attach(library: CoroutineScope) {
        scope = ScopeContext(ownScope ?: library)
    }

    /** The same with a body that throws [refusal], the answer to arguments that could not be decoded. */
    abstract fun refusing(refusal: Throwable): Registration

    protected fun <R : Registration> R.inMyScope(): R = also { it.scope = this@Registration.scope }
}

internal class FlowRegistration(
    name: String,
    parameters: Array<Parameter<*>>,
    scope: CoroutineScope?,
    placement: Placement?,
    val window: Int?,
    val kind: FlowKind,
    val codec: Codec<Any?>,
    private val body: (Array<Any?>) -> Flow<*>,
) : Registration(name, parameters, scope, placement) {
    /** Hot flows are registered with their source before `subscribe` returns, so that nothing emitted later is missed. */
    val isHot: Boolean get() = kind != FlowKind.COLD

    fun open(arguments: Array<Any?>): Flow<*> = body(arguments)

    override fun refusing(refusal: Throwable): FlowRegistration =
        FlowRegistration(name, parameters, null, placement, window, kind, codec) { throw refusal }.inMyScope()
}

internal class FunctionRegistration(
    name: String,
    parameters: Array<Parameter<*>>,
    scope: CoroutineScope?,
    placement: Placement?,
    val codec: Codec<Any?>,
    val suspending: (suspend (Array<Any?>) -> Any?)?,
    val plain: ((Array<Any?>) -> Any?)?,
) : Registration(name, parameters, scope, placement) {
    override fun refusing(refusal: Throwable): FunctionRegistration =
        FunctionRegistration(name, parameters, null, placement, codec, null) { throw refusal }.inMyScope()
}
