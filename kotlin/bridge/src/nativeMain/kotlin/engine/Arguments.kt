package kotlinbridge.engine

import kotlinbridge.wire.WireReader
import kotlinbridge.wire.reading
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer

/**
 * Decodes the arguments of a subscription or call: a value for each parameter of the registration,
 * in order.
 */
internal object Arguments {
    val NONE = emptyArray<Any?>()

    /** Decodes [size] bytes as [read] does. Throws [WireException] when bytes are left over. */
    fun decode(parameters: Array<RegisteredParameter>, data: CPointer<ByteVar>?, size: Long): Array<Any?> =
        if (parameters.isEmpty() && size == 0L) NONE else reading(data, size) { read(parameters, it) }

    /**
     * Reads a value for each of [parameters]. Throws [WireException] for bytes that are not their
     * encoding, and what a user's code throws when it decodes, such as a constructor that refuses
     * its arguments.
     */
    @Suppress("NOTHING_TO_INLINE") // every call passes here
    inline fun read(parameters: Array<RegisteredParameter>, reader: WireReader): Array<Any?> =
        if (parameters.isEmpty()) NONE else Array(parameters.size) { parameters[it].codec.read(reader) }
}
