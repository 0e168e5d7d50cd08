package kotlinbridge

import kotlinbridge.wire.WireReader
import kotlinx.coroutines.CoroutineScope

/**
 * The bodies of a generated library, by the numbers of its members. Each reads all arguments, and
 * returns a lambda that has them. The lambda may be [Scoped]; it is called once, or never.
 *
 * No lambda for each body, because it would get a reader as an object.
 */
@GeneratedCode
public abstract class GeneratedBodies {
    /** The body of a flow: returns a `() -> Flow<E>`. */
    public open fun flow(number: Int, reader: WireReader): Any = unknown("flow", number)

    /** The body of a function that suspends: returns a `suspend () -> R`. */
    public open fun suspending(number: Int, reader: WireReader): Any = unknown("suspend function", number)

    private fun unknown(what: String, number: Int): Nothing =
        throw IllegalArgumentException("the library has no $what with the number $number")
}

/** A body that has its arguments, with the scope whose end ends it. */
@GeneratedCode
public class Scoped(internal val scope: CoroutineScope, internal val body: Any)
