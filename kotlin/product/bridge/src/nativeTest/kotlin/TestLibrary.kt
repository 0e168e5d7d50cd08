package kotlinbridge

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.FlowOpener
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.CoroutineScope

/**
 * Makes a library as generated code does, but of members with names, whose bodies are lambdas.
 *
 * Each body reads the arguments, and returns what opens the flow or makes the call. A function that
 * does not suspend has its C function in place of a body.
 */
internal class TestLibrary(
    name: String,
    uncaught: (Throwable) -> Unit,
    peers: GeneratedPeers? = null,
    hostEntries: Int = 0,
    private val members: TestLibrary.() -> Unit,
) {
    private val flows = LinkedHashMap<String, (WireReader) -> Any>()
    private val functions = LinkedHashMap<String, ((WireReader) -> Any)?>()

    private val bodies = object : GeneratedBodies() {
        override fun flow(number: Int, reader: WireReader): Any = flows.values.elementAt(number)(reader)
        override fun suspending(number: Int, reader: WireReader): Any = functions.values.elementAt(number)!!(reader)
    }

    private lateinit var entries: GeneratedEntries

    /** The function table; null if the library could not be set up. */
    val table = generatedLibrary(name, ABI, MANIFEST, bodies, null, uncaught, peers, hostEntries) {
        this@TestLibrary.entries = this
        members()
    }

    fun flow(
        name: String, element: Codec<*>, kind: FlowKind = FlowKind.COLD, scope: CoroutineScope? = null,
        body: (WireReader) -> FlowOpener,
    ) {
        flows[name] = scoped(scope, body)
        when (kind) {
            FlowKind.COLD -> entries.flow(name, element)
            FlowKind.SHARED -> entries.sharedFlow(name, element)
            FlowKind.STATE -> entries.stateFlow(name, element)
            FlowKind.MUTABLE_STATE -> entries.mutableStateFlow(name, element)
        }
    }

    fun suspendFunction(
        name: String, result: Codec<*>, scope: CoroutineScope? = null,
        body: (WireReader) -> suspend () -> Any?,
    ) {
        functions[name] = scoped(scope, body)
        entries.suspendFunction(result)
    }

    fun function(name: String, result: Codec<*>, frame: FrameEntry, twin: COpaquePointer? = null) {
        functions[name] = null
        entries.function(result, frame, twin)
    }

    private fun scoped(scope: CoroutineScope?, body: (WireReader) -> Any): (WireReader) -> Any =
        if (scope == null) body else { reader -> Scoped(scope, body(reader)) }

    /** The number of a flow; none has that of a name that does not exist. */
    fun flowId(name: String): UInt = flows.keys.indexOf(name).toUInt()

    fun functionId(name: String): UInt = functions.keys.indexOf(name).toUInt()

    companion object {
        val ABI = KB_ABI_VERSION.toInt()
        const val MANIFEST = "the manifest"
    }
}
