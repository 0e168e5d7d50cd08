package kotlinbridge

import kotlin.reflect.KProperty
import kotlin.reflect.KType

/** A parameter of registered flows and functions, made by [BridgeBuilder.parameter]: its name and type. */
public class Parameter<T> @PublishedApi internal constructor(public val name: String, type: KType) {
    internal val codec: Codec<Any?> = try {
        codecOf(type)
    } catch (problem: IllegalArgumentException) {
        throw IllegalArgumentException("parameter '$name': ${problem.message}", problem)
    }

    /** For `val interval by parameter<Duration>()`. */
    public operator fun getValue(thisRef: Any?, property: KProperty<*>): Parameter<T> = this
}
