package kotlinbridge

import kotlinbridge.engine.RegisteredParameter
import kotlinbridge.wire.codecOf
import kotlin.reflect.KProperty
import kotlin.reflect.KType

/**
 * A parameter of registered flows and functions: its name and its type. Made by
 * [BridgeBuilder.parameter].
 */
public class Parameter<T> @PublishedApi internal constructor(public val name: String, type: KType) {
    internal val registered: RegisteredParameter = try {
        RegisteredParameter(name, codecOf<Any?>(type))
    } catch (problem: IllegalArgumentException) {
        throw IllegalArgumentException("parameter '$name': ${problem.message}", problem)
    }

    /** Makes `val interval by parameter<Duration>()` possible. */
    public operator fun getValue(thisRef: Any?, property: KProperty<*>): Parameter<T> = this
}

/** The argument for the parameter with this index, which has its type. */
@PublishedApi
@Suppress("UNCHECKED_CAST")
internal fun <T> Array<Any?>.at(index: Int): T = this[index] as T
