package kotlinbridge

import kotlinbridge.engine.ExceptionWriter
import kotlinbridge.engine.FlowKind
import kotlinbridge.engine.FlowRegistration
import kotlinbridge.engine.FunctionRegistration
import kotlinbridge.engine.Library
import kotlinbridge.engine.NativeEntry
import kotlinbridge.engine.RegisteredParameter
import kotlinbridge.table.manifestName
import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow

/**
 * Collects the registrations of generated code.
 *
 * The last lambda of each reads all arguments, and returns what is then to be done with them, once
 * or never: so the arguments need no array, and their types no description.
 */
@GeneratedCode
public class GeneratedRegistrations internal constructor(
    private val manifest: String,
    private val exceptions: ExceptionWriter?,
) {
    private val flows = mutableListOf<FlowRegistration>()
    private val functions = mutableListOf<FunctionRegistration>()

    /** Registers a function that does not suspend, with C functions of its own. */
    public fun <R> function(
        name: String,
        result: Codec<R>,
        frame: FrameEntry,
        twin: COpaquePointer? = null,
        placement: Placement? = null,
        read: ArgumentsReader<() -> R>,
    ) {
        functions += FunctionRegistration(
            name, arguments(read), null, placement?.manifestName, result.ofAny(), null,
        ) { it.at<() -> R>(0)() }.also { it.entry = NativeEntry(frame, twin) }
    }

    public fun <R> suspendFunction(
        name: String,
        result: Codec<R>,
        placement: Placement? = null,
        read: ArgumentsReader<suspend () -> R>,
    ) {
        functions += FunctionRegistration(
            name, emptyArray(), null, placement?.manifestName, result.ofAny(), null, null,
        ).also { it.bodyReader = read }
    }

    /** Registers a cold flow. */
    public fun <E> flow(
        name: String,
        element: Codec<E>,
        placement: Placement? = null,
        window: Int? = null,
        read: ArgumentsReader<() -> Flow<E>>,
    ): Unit = add(FlowKind.COLD, name, element, placement, window, read)

    public fun <E> sharedFlow(
        name: String,
        element: Codec<E>,
        placement: Placement? = null,
        read: ArgumentsReader<() -> SharedFlow<E>>,
    ): Unit = add(FlowKind.SHARED, name, element, placement, null, read)

    /** Registers a state flow with C functions that read its value. */
    public fun <E> stateFlow(
        name: String,
        element: Codec<E>,
        frame: FrameEntry,
        twin: COpaquePointer? = null,
        placement: Placement? = null,
        read: ArgumentsReader<() -> StateFlow<E>>,
    ) {
        add(FlowKind.STATE, name, element, placement, null, read)
        flows.last().entry = NativeEntry(frame, twin)
    }

    /** Registers a [stateFlow] whose value the consumer may set. */
    public fun <E> mutableStateFlow(
        name: String,
        element: Codec<E>,
        frame: FrameEntry,
        twin: COpaquePointer? = null,
        placement: Placement? = null,
        read: ArgumentsReader<() -> MutableStateFlow<E>>,
    ) {
        add(FlowKind.MUTABLE_STATE, name, element, placement, null, read)
        flows.last().entry = NativeEntry(frame, twin)
    }

    private fun <E> add(
        kind: FlowKind,
        name: String,
        element: Codec<E>,
        placement: Placement?,
        window: Int?,
        read: ArgumentsReader<() -> Flow<E>>,
    ) {
        flows += FlowRegistration(
            name, arguments(read), null, placement?.manifestName, window, kind, element.ofAny(),
        ) { it.at<() -> Flow<E>>(0)() }
    }

    internal fun build(name: String): Library {
        val manifest = manifest.encodeToByteArray()
        return Library(name, flows.toTypedArray(), functions.toTypedArray(), uncaught = null, manifest, exceptions)
    }
}

/** All arguments as one. */
private fun <A> arguments(read: ArgumentsReader<A>): Array<RegisteredParameter> =
    arrayOf(RegisteredParameter("arguments", ArgumentsCodec(read)))

private class ArgumentsCodec<A>(private val arguments: ArgumentsReader<A>) : Codec<A>() {
    override fun write(writer: WireWriter, value: A) = throw UnsupportedOperationException("arguments are only read")
    override fun read(reader: WireReader): A = arguments.read(reader)
}

@Suppress("UNCHECKED_CAST") // the registration writes and reads values of its own type only
private fun <T> Codec<T>.ofAny(): Codec<Any?> = this as Codec<Any?>
