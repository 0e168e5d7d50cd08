package kotlinbridge.engine

import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader

/** A parameter of a registration: its name, and how its values are decoded. */
internal class RegisteredParameter(val name: String, val codec: Codec<*>)

/** Decodes the arguments of a registered flow or function: a value for each parameter, in order. */
internal object Arguments {
    private val NONE = emptyArray<Any?>()

    /**
     * Reads a value for each of [parameters]. Throws [WireException] for bytes that are not their
     * encoding, and what a user's code throws when it decodes, such as a constructor that refuses
     * its arguments.
     */
    fun read(parameters: Array<RegisteredParameter>, reader: WireReader): Array<Any?> =
        if (parameters.isEmpty()) NONE else Array(parameters.size) { parameters[it].codec.read(reader) }
}
