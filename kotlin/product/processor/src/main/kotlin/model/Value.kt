package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** A type whose values cross. */
internal sealed interface Value {
    data class Nullable(val of: Value) : Value

    data class Elements(val kind: ElementsKind, val element: Value) : Value

    data class Entries(val key: Value, val value: Value) : Value

    /** A class whose values cross as its serializer writes them. */
    data class Serialized(val className: ClassName, val serializer: Serializer) : Value {
        /** What the serializer writes. Set once all serializers are known. */
        lateinit var written: Value
    }

    /** A class of the user's, with the types for its parameters. The library's types have its [NamedType]. */
    data class Declared(val className: ClassName, val arguments: List<Value> = emptyList()) : Value
}

/** Collections of one type of elements. */
internal enum class ElementsKind(val className: ClassName) {
    LIST(ClassName("kotlin.collections", "List")),
    COLLECTION(ClassName("kotlin.collections", "Collection")),
    ITERABLE(ClassName("kotlin.collections", "Iterable")),
    SET(ClassName("kotlin.collections", "Set")),
    ARRAY(ClassName("kotlin", "Array"));

    companion object {
        fun of(className: String): ElementsKind? = entries.find { it.className.canonicalName == className }
    }
}

/** A serializer that the list names. */
internal data class Serializer(val className: ClassName, val kind: Kind) {
    enum class Kind {
        OBJECT,
        /** A class that is made without arguments. */
        CLASS,
        /** The class of the values, with `@Serializable`: its own one. */
        SERIALIZABLE,
    }
}
