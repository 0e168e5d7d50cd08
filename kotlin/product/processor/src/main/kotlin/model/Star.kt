package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** The `*` of a `Box<*>`: the argument for a type parameter that may be any type. No value is of it. */
internal val STAR: Value = Value.Declared(ClassName("", "*"))

/** Whether it is a use of a generic class that leaves types open: its objects are of any of them. */
internal val Value.Declared.isOpen: Boolean get() = STAR in arguments
