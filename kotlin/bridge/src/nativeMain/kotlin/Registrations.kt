package kotlinbridge

import kotlinbridge.engine.*
import kotlinbridge.table.manifestName
import kotlinbridge.table.manifestOf
import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinbridge.wire.codecOf
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlin.reflect.KType

/** Collects and checks the flows and functions that a [BridgeBuilder] is told. */
internal class Registrations {
    private val flows = mutableListOf<FlowRegistration>()
    private val functions = mutableListOf<FunctionRegistration>()
    private val codecs = mutableMapOf<FlowRegistration, Codec<Any?>>() // which the manifest does not see

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
        flows += FlowRegistration(name, checked(name, parameters), scope, placement?.manifestName, window, kind, codec, body)
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
        functions += FunctionRegistration(name, checked(name, parameters), scope, placement?.manifestName, codec, suspending?.asStarted(), plain)
    }

    fun enter(name: String, entry: NativeEntry) {
        val function = functions.find { it.name == name }
        requireNotNull(function) { "the entry of the function '$name' comes before its registration" }
        require(function.plain != null) { "the function '$name' suspends, and its entry can't" }
        require(!function.hasOwnScope) { "the function '$name' has a scope, which its entry would not know" }
        function.entry = entry
    }

    fun enterState(name: String, entry: NativeEntry) {
        val flow = flows.find { it.name == name }
        requireNotNull(flow) { "the entry of the state flow '$name' comes before its registration" }
        require(flow.kind.isState) { "the flow '$name' has no value that an entry could read" }
        require(entry.twin == null || flow.parameters.isEmpty()) { "the state flow '$name' has parameters, and its twin none" }
        flow.entry = entry
    }

    fun readBody(name: String, reader: ArgumentsReader<*>) {
        val function = functions.find { it.name == name }
        requireNotNull(function) { "the body of the function '$name' comes before its registration" }
        require(function.plain == null) { "the function '$name' does not suspend" }
        function.bodyReader = reader
    }

    fun encode(name: String, codec: Codec<Any?>) {
        val flow = flows.find { it.name == name }
        requireNotNull(flow) { "the codec of the flow '$name' comes before its registration" }
        codecs[flow] = codec
    }

    fun build(name: String, uncaught: ((Throwable) -> Unit)?): Library {
        val flows = flows.toTypedArray()
        val functions = functions.toTypedArray()
        // Made now, because this finds types that contradict each other.
        val manifest = manifestOf(name, flows, functions).encodeToByteArray()
        for ((flow, codec) in codecs) flow.codec = codec
        return Library(name, flows, functions, uncaught, manifest)
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
