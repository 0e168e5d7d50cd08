package kotlinbridge

import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.Library
import kotlinbridge.engine.RegisteredParameter
import kotlinbridge.table.manifestName
import kotlinbridge.table.manifestOf
import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinbridge.wire.codecOf
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlin.reflect.KType

/** Collects and checks the flows and functions that a [BridgeBuilder] is told. */
internal class Registrations {
    private val flows = mutableListOf<RegisteredFlow>()
    private val functions = mutableListOf<RegisteredFunction>()

    fun add(
        kind: FlowKind,
        name: String,
        flow: KType,
        parameters: List<Parameter<*>>,
        scope: CoroutineScope?,
        placement: Placement?,
        window: Int?,
        body: (Array<Any?>) -> Flow<*>,
    ) {
        require(flows.none { it.name == name }) { "the flow '$name' is registered twice" }
        require(window == null || !kind.isState) { "the state flow '$name' has no window: it gives the latest value" }
        require(window == null || window >= 0) { "the window of the flow '$name' is $window: 0 or more are possible" }
        val codec = named("flow '$name'") { codecOf<Any?>(elementOf(flow)) }
        flows += RegisteredFlow(name, checked(name, parameters), scope, placement?.manifestName, window, kind, codec, body)
    }

    fun add(
        name: String,
        body: KType,
        parameters: List<Parameter<*>>,
        scope: CoroutineScope?,
        placement: Placement?,
        suspending: (suspend (Array<Any?>) -> Any?)?,
        plain: ((Array<Any?>) -> Any?)?,
    ) {
        require(functions.none { it.name == name }) { "the function '$name' is registered twice" }
        val codec = named("function '$name'") { codecOf<Any?>(resultOf(body)) }
        functions += RegisteredFunction(name, checked(name, parameters), scope, placement?.manifestName, codec, suspending, plain)
    }

    fun enter(name: String, frame: FrameEntry, twin: COpaquePointer?) {
        val function = functions.find { it.name == name }
        requireNotNull(function) { "the entry of the function '$name' comes before its registration" }
        require(!function.isSuspending) { "the function '$name' suspends, and its entry can't" }
        require(function.scope == null) { "the function '$name' has a scope, which its entry would not know" }
        function.frame = frame
        function.twin = twin
    }

    fun readBody(name: String, reader: ArgumentsReader<Any>) {
        val function = functions.find { it.name == name }
        requireNotNull(function) { "the body of the function '$name' comes before its registration" }
        require(function.isSuspending) { "the function '$name' does not suspend" }
        function.body = reader
    }

    fun encode(name: String, codec: Codec<Any?>) {
        val flow = flows.find { it.name == name }
        requireNotNull(flow) { "the codec of the flow '$name' comes before its registration" }
        flow.elements = codec
    }

    fun build(name: String, uncaught: ((Throwable) -> Unit)?): Library {
        // Made now, because this finds types that contradict each other.
        val manifest = manifestOf(name, flows, functions).encodeToByteArray()
        return Library(
            name, Array(flows.size) { flows[it].entry() }, Array(functions.size) { functions[it].entry() }, uncaught, manifest,
        )
    }

    private fun checked(name: String, parameters: List<Parameter<*>>): Array<RegisteredParameter> {
        val twice = parameters.groupingBy { it.name }.eachCount().filterValues { it > 1 }.keys
        require(twice.isEmpty()) { "'$name' lists a parameter twice: ${twice.joinToString()}" }
        return Array(parameters.size) { parameters[it].registered }
    }

    private inline fun <R> named(what: String, body: () -> R): R = try {
        body()
    } catch (problem: IllegalArgumentException) {
        throw IllegalArgumentException("$what: ${problem.message}", problem)
    }
}

/**
 * The types whose argument is the type of the elements. A class of a user's own may have other
 * arguments.
 */
private val FLOWS = setOf(
    Flow::class, SharedFlow::class, MutableSharedFlow::class, StateFlow::class, MutableStateFlow::class,
)

private fun elementOf(flow: KType): KType =
    requireNotNull(flow.arguments.singleOrNull()?.type?.takeIf { flow.classifier in FLOWS }) {
        "the elements of $flow can't be told: let the body return it as a Flow of their type"
    }

private fun resultOf(body: KType): KType =
    requireNotNull(body.arguments.lastOrNull()?.type) { "the result of $body can't be told: use a lambda for the body" }
