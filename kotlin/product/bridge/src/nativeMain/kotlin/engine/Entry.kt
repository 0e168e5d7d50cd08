package kotlinbridge.engine

import kotlinbridge.FrameEntry
import kotlinbridge.Scoped
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.flow.Flow
import kotlin.coroutines.Continuation

/** The kind of a flow, as its subscribers see it. */
internal enum class FlowKind {
    COLD, SHARED, STATE, MUTABLE_STATE;

    val isState: Boolean get() = this == STATE || this == MUTABLE_STATE
}

/** One member of a library, which consumers reach by its number. */
internal sealed class Entry(
    /** Encodes the elements or the result. */
    val codec: Codec<Any?>,
)

/**
 * A function or property that gives a flow. [body] reads the arguments, and returns a [FlowOpener],
 * which may be in a [Scoped].
 */
internal class FlowEntry(
    val name: String,
    val kind: FlowKind,
    codec: Codec<Any?>,
    /** Its own C function for the value of a state: reads the arguments, and answers. */
    val value: FrameEntry?,
    private val body: BodyReader,
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

/** A function. It has one of [frame] and [suspending]. */
internal class FunctionEntry(
    codec: Codec<Any?>,
    /** Its own C function: reads the arguments, makes the call and answers. It does not suspend. */
    val frame: FrameEntry? = null,
    /** The same as a C function of its own type. */
    val twin: COpaquePointer? = null,
    /** Reads the arguments of a function that suspends, and returns a [StartedBody], which may be in a [Scoped]. */
    val suspending: BodyReader? = null,
) : Entry(codec)

/**
 * Reads all arguments of a function or flow, and returns its body, which is called once or never.
 *
 * No function type, because a lambda would get a reader as an object.
 */
internal fun interface BodyReader {
    fun read(reader: WireReader): Any
}

/** Opens a flow that has its arguments: once for a collection or for one use of its value, or never. */
internal typealias FlowOpener = () -> Flow<*>

/**
 * A suspend lambda that has its arguments, as what it is in compiled form: it starts undispatched
 * with its completion, as `startCoroutineUninterceptedOrReturn` does. That would also make a wrapper,
 * to have the end of the body intercepted; it is not needed, because [Call.resumeWith] finds the
 * serial queue itself.
 */
internal typealias StartedBody = (Continuation<Any?>) -> Any?
