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

    /** Decodes [size] bytes as [read] does. */
    fun decode(parameters: Array<RegisteredParameter>, data: CPointer<ByteVar>?, size: Long): Array<Any?> =
        if (parameters.isEmpty() && size == 0L) NONE else reading(data, size) { read(parameters, it) }

    /**
     * Reads a value for each of [parameters]. Throws [WireException] unless the rest of the bytes
     * is exactly their encoding. Throws what a user's code throws when it decodes, such as a
     * constructor that refuses its arguments.
     */
    @Suppress("NOTHING_TO_INLINE") // every call passes here
    inline fun read(parameters: Array<RegisteredParameter>, reader: WireReader): Array<Any?> {
        val values = if (parameters.isEmpty()) NONE else Array(parameters.size) { parameters[it].codec.read(reader) }
        reader.finish()
        return values
    }
}
