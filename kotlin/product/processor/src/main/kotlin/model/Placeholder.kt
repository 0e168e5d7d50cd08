package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** What stands for the type parameters of a generic class, by their numbers. No Kotlin class has such a name. */
internal object Placeholder {
    fun of(number: Int): Value = Value.Declared(ClassName("", "#$number"))

    /** The number of one; null for other types. */
    fun number(type: Value.Declared): Int? =
        type.className.simpleName.takeIf { it.startsWith("#") }?.drop(1)?.toInt()
}
