package kotlinbridge.engine

import kotlinbridge.FrameEntry
import kotlinbridge.wire.ArgumentsReader
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.COpaquePointer
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

/** One member of a library, which consumers reach by its number. */
internal sealed class Entry(
    /** Encodes the elements or the result. */
    val codec: Codec<Any?>,
)

/**
 * A function or property that gives a flow. [body] reads the arguments, and returns a [FlowOpener],
 * which may be in a `Scoped`.
 */
internal class FlowEntry(
    val name: String,
    val kind: FlowKind,
    codec: Codec<Any?>,
    private val body: ArgumentsReader<Any>,
) : Entry(codec) {
    /**
     * A subscription to a hot flow is registered with its source before the first request returns,
     * so that it misses nothing emitted later.
     */
    val isHot: Boolean get() = kind != FlowKind.COLD

    /** Whether objects are among the elements. */
    val holdsObjects: Boolean = codec.holdsObjects

    fun read(reader: WireReader): Any = body.read(reader)
}

/** A function. It has one of [frame], [plain] and [suspending]. */
internal class FunctionEntry(
    codec: Codec<Any?>,
    /** Its own C function: reads the arguments, makes the call and answers. It does not suspend. */
    val frame: FrameEntry? = null,
    /** The same as a C function of its own type. */
    val twin: COpaquePointer? = null,
    /** Reads the arguments of a function that does not suspend, and returns what makes the call. */
    val plain: ArgumentsReader<() -> Any?>? = null,
    /** Reads the arguments of a function that suspends, and returns a [StartedBody], which may be in a `Scoped`. */
    val suspending: ArgumentsReader<Any>? = null,
) : Entry(codec)

/** Opens a flow that has its arguments: once for a collection or for one use of its value, or never. */
internal typealias FlowOpener = () -> Flow<*>

/**
 * A suspend lambda that has its arguments, as what it is in compiled form: it starts undispatched
 * with its completion, as `startCoroutineUninterceptedOrReturn` does. That would also make a wrapper,
 * to have the end of the body intercepted; it is not needed, because [Call.resumeWith] finds the
 * serial queue itself.
 */
internal typealias StartedBody = (Continuation<Any?>) -> Any?
