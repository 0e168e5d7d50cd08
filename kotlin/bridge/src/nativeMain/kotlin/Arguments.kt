package kotlinbridge

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
import kotlin.reflect.KType

/** A parameter of registered flows and functions, made by [BridgeBuilder.parameter]: its name and type. */
public class Parameter<T> @PublishedApi internal constructor(public val name: String, type: KType) {
    internal val codec: Codec<Any?> = try {
        codecOf(type)
    } catch (problem: IllegalArgumentException) {
        throw IllegalArgumentException("parameter '$name': ${problem.message}", problem)
    }
}

/** The decoded arguments of one subscription or call; the receiver of registered bodies. */
public open class Arguments internal constructor(
    private val parameters: Array<Parameter<*>>,
    private val values: Array<Any?>,
) {
    /** The value of this parameter, which the registration must list. */
    public operator fun <T> Parameter<T>.invoke(): T {
        var index = parameters.size - 1
        while (index >= 0 && parameters[index] !== this) index--
        check(index >= 0) { "the parameter '$name' is read but not listed in the registration" }
        @Suppress("UNCHECKED_CAST")
        return values[index] as T
    }

    internal companion object {
        val NO_VALUES = emptyArray<Any?>()
        val NONE = Arguments(emptyArray(), NO_VALUES)

        /** As [values]. */
        fun decode(parameters: Array<Parameter<*>>, data: CPointer<ByteVar>?, size: Long): Arguments =
            if (parameters.isEmpty() && size == 0L) NONE
            else Arguments(parameters, values(parameters, WireReader(data, size)))

        /**
         * Throws [WireException] unless what the reader stands before is exactly the encoding of [parameters]; and what
         * the user's code throws that decodes, such as a constructor that refuses its arguments.
         */
        @Suppress("NOTHING_TO_INLINE") // in the way of every call
        inline fun values(parameters: Array<Parameter<*>>, reader: WireReader): Array<Any?> {
            val values = if (parameters.isEmpty()) NO_VALUES else Array(parameters.size) { parameters[it].codec.read(reader) }
            reader.finish()
            return values
        }
    }
}
