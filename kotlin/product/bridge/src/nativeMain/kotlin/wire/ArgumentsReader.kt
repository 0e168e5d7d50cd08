package kotlinbridge.wire

import kotlinbridge.GeneratedCode

/**
 * Reads all arguments of a function or flow, and returns what is then to be done with them, once or
 * never.
 *
 * No function type, because a lambda would get a reader as an object.
 */
@GeneratedCode
public fun interface ArgumentsReader<out A> {
    public fun read(reader: WireReader): A
}
