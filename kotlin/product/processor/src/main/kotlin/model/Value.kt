package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** A type whose values cross. */
internal sealed interface Value {
    data class Nullable(val of: Value) : Value

    data class Elements(val kind: ElementsKind, val element: Value) : Value

    data class Entries(val key: Value, val value: Value, val isMutable: Boolean = false) : Value {
        val className: ClassName get() = ClassName("kotlin.collections", if (isMutable) "MutableMap" else "Map")
    }

    /** A class whose values cross as its serializer writes them. */
    data class Serialized(val className: ClassName, val serializer: Serializer) : Value {
        /** What the serializer writes. Set once all serializers are known. */
        lateinit var written: Value
    }

    /** A class of the user's, with the types for its parameters. The library's types have its [NamedType]. */
    data class Declared(
        val className: ClassName,
        val arguments: List<Value> = emptyList(),
        /** Of a function: whether it runs on Swift's main actor. */
        val isOfMainActor: Boolean = false,
    ) : Value
}

/** Collections of one type of elements. One that can be changed crosses as a copy, like the others. */
internal enum class ElementsKind(val className: ClassName, val shape: Shape = Shape.LIST) {
    LIST(ClassName("kotlin.collections", "List")),
    COLLECTION(ClassName("kotlin.collections", "Collection")),
    ITERABLE(ClassName("kotlin.collections", "Iterable")),
    MUTABLE_LIST(ClassName("kotlin.collections", "MutableList")),
    MUTABLE_COLLECTION(ClassName("kotlin.collections", "MutableCollection")),
    MUTABLE_ITERABLE(ClassName("kotlin.collections", "MutableIterable")),
    SET(ClassName("kotlin.collections", "Set"), Shape.SET),
    MUTABLE_SET(ClassName("kotlin.collections", "MutableSet"), Shape.SET),
    ARRAY(ClassName("kotlin", "Array"), Shape.ARRAY);

    /** What stands for it in the manifest, by this name, and reads and writes it. */
    enum class Shape(val label: String) { LIST("List"), SET("Set"), ARRAY("Array") }

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
