package kotlinbridge

import kotlinbridge.engine.Arguments
import kotlinbridge.engine.FlowEntry
import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.FunctionEntry
import kotlinbridge.engine.RegisteredParameter
import kotlinbridge.engine.ScopeContext
import kotlinbridge.engine.StartedBody
import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlin.coroutines.Continuation

/** A registered flow or function as the manifest describes it. */
internal sealed class Registered(
    val name: String,
    val parameters: Array<RegisteredParameter>,
    val scope: CoroutineScope?,
    /** The manifest's name for the placement; null leaves it to the consumer's form. */
    val placement: String?,
    val codec: Codec<Any?>,
)

internal class RegisteredFlow(
    name: String,
    parameters: Array<RegisteredParameter>,
    scope: CoroutineScope?,
    placement: String?,
    val window: Int?,
    val kind: FlowKind,
    codec: Codec<Any?>,
    private val body: (Array<Any?>) -> Flow<*>,
) : Registered(name, parameters, scope, placement, codec) {
    /** Encodes the elements, which the manifest does not see. */
    var elements: Codec<Any?> = codec

    fun entry() = FlowEntry(name, kind, elements) { reader ->
        val arguments = Arguments.read(parameters, reader)
        scoped { body(arguments) }
    }

    private fun scoped(open: () -> Flow<*>): Any = if (scope == null) open else Scoped(scope, open)
}

internal class RegisteredFunction(
    name: String,
    parameters: Array<RegisteredParameter>,
    scope: CoroutineScope?,
    placement: String?,
    codec: Codec<Any?>,
    private val suspending: (suspend (Array<Any?>) -> Any?)?,
    private val plain: ((Array<Any?>) -> Any?)?,
) : Registered(name, parameters, scope, placement, codec) {
    val isSuspending: Boolean get() = suspending != null

    /** Its own C functions. */
    var frame: FrameEntry? = null
    var twin: COpaquePointer? = null

    /** Reads all arguments, and returns its body. */
    var body: ArgumentsReader<Any>? = null

    fun entry(): FunctionEntry = when {
        frame != null -> FunctionEntry(codec, frame, twin)
        body != null -> FunctionEntry(codec, suspending = body)
        suspending != null -> FunctionEntry(codec, suspending = { start(Arguments.read(parameters, it)) })
        else -> FunctionEntry(codec, plain = { make(Arguments.read(parameters, it)) })
    }

    @Suppress("UNCHECKED_CAST") // what a suspend lambda is
    private fun start(arguments: Array<Any?>): Any {
        val body = suspending as (Array<Any?>, Continuation<Any?>) -> Any?
        val started: StartedBody = { body(arguments, it) }
        return if (scope == null) started else Scoped(scope, started)
    }

    private fun make(arguments: Array<Any?>): () -> Any? = {
        scope?.let { scope -> ScopeContext(scope).endedJob?.let { throw it.getCancellationException() } }
        plain!!(arguments)
    }
}
