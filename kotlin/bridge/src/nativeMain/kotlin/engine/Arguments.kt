package kotlinbridge.engine

import kotlinbridge.wire.WireReader
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer

/** The decoded arguments of a subscription or call: a value for each parameter of the registration, in order. */
internal object Arguments {
    val NONE = emptyArray<Any?>()

    /** As [read]. */
    fun decode(parameters: Array<RegisteredParameter>, data: CPointer<ByteVar>?, size: Long): Array<Any?> =
        if (parameters.isEmpty() && size == 0L) NONE else read(parameters, WireReader(data, size))

    /**
     * Throws [WireException] unless what the reader stands before is exactly the encoding of [parameters]; and what
     * the user's code throws that decodes, such as a constructor that refuses its arguments.
     */
    @Suppress("NOTHING_TO_INLINE") // in the way of every call
    inline fun read(parameters: Array<RegisteredParameter>, reader: WireReader): Array<Any?> {
        val values = if (parameters.isEmpty()) NONE else Array(parameters.size) { parameters[it].codec.read(reader) }
        reader.finish()
        return values
    }
}
