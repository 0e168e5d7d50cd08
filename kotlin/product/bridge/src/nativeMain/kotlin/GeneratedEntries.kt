package kotlinbridge

import kotlinbridge.engine.ExceptionWriter
import kotlinbridge.engine.FlowEntry
import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.FunctionEntry
import kotlinbridge.engine.Library
import kotlinbridge.wire.Codec
import kotlinx.cinterop.COpaquePointer

/** Collects the entries of a generated library, in the order of their numbers. */
@GeneratedCode
public class GeneratedEntries internal constructor(private val bodies: GeneratedBodies) {
    private val flows = mutableListOf<FlowEntry>()
    private val functions = mutableListOf<FunctionEntry>()

    /** Adds a function that does not suspend: its C function, and its typed twin if it has one. */
    public fun function(result: Codec<*>, frame: FrameEntry, twin: COpaquePointer? = null) {
        functions += FunctionEntry(result.ofAny(), frame, twin)
    }

    /** Adds a function that suspends. */
    public fun suspendFunction(result: Codec<*>) {
        val number = functions.size
        functions += FunctionEntry(result.ofAny(), suspending = { bodies.suspending(number, it) })
    }

    /** Adds a cold flow. */
    public fun flow(name: String, element: Codec<*>): Unit = add(FlowKind.COLD, name, element)

    public fun sharedFlow(name: String, element: Codec<*>): Unit = add(FlowKind.SHARED, name, element)

    /** Adds a state flow. [value] is the C function that reads its value, if it has one of its own. */
    public fun stateFlow(name: String, element: Codec<*>, value: FrameEntry? = null): Unit =
        add(FlowKind.STATE, name, element, value)

    /** Adds a [stateFlow] whose value the consumer may set. */
    public fun mutableStateFlow(name: String, element: Codec<*>, value: FrameEntry? = null): Unit =
        add(FlowKind.MUTABLE_STATE, name, element, value)

    private fun add(kind: FlowKind, name: String, element: Codec<*>, value: FrameEntry? = null) {
        val number = flows.size
        flows += FlowEntry(name, kind, element.ofAny(), value) { bodies.flow(number, it) }
    }

    internal fun build(
        name: String,
        manifest: String,
        exceptions: ExceptionWriter?,
        uncaught: ((Throwable) -> Unit)?,
    ): Library = Library(
        name, flows.toTypedArray(), functions.toTypedArray(), uncaught, manifest.encodeToByteArray(), exceptions,
    )
}

@Suppress("UNCHECKED_CAST") // an entry writes and reads values of its own type only
private fun Codec<*>.ofAny(): Codec<Any?> = this as Codec<Any?>
