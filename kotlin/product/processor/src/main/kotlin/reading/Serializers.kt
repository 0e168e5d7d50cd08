package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Serializer
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value

/** A serializer of the list. */
internal class ListedSerializer(
    val serializer: KSClassDeclaration,
    /** The class whose values it writes. */
    val written: KSClassDeclaration,
    val value: Value.Serialized,
    /** The type that the list says. */
    val writes: ListedName,
)

/** Throws [CannotCross]. */
internal fun listedSerializer(serializer: KSClassDeclaration, writes: String): ListedSerializer {
    if (!serializer.isPublic) throw CannotCross("it isn't public: make it public")
    val type = serializer.getAllSuperTypes().find { it.className == "kotlinx.serialization.KSerializer" }
        ?.arguments?.single()?.type?.resolve()
    val written = type?.expandedDeclaration as? KSClassDeclaration
    if (type == null || written == null || type.isMarkedNullable) throw CannotCross("it is no serializer of a class")
    if (written.typeParameters.isNotEmpty()) {
        throw CannotCross("it is the serializer of a generic class: list one of a class of concrete types")
    }
    val isObject = serializer.classKind == ClassKind.OBJECT
    if (!isObject && serializer.getConstructors().none { it.isPublic && it.parameters.all { it.hasDefault } }) {
        throw CannotCross("it can't be made without arguments: make it an object")
    }
    val value = Value.Serialized(written.className, Serializer(serializer.className, isObject))
    return ListedSerializer(serializer, written, value, ListedName.read(writes))
}

/** Throws [CannotCross] unless a serializer can write values of the type that the list says. */
internal fun checkWritten(value: Value.Serialized, types: Types) {
    if (value.written.mentions(value)) {
        value.written = Simple.UNIT // The name of it would be endless.
        throw CannotCross("it can't write itself: name what it writes in the end")
    }
    if (types.hasObjects(value)) {
        throw CannotCross("objects cross by handle, which no serializer writes: name a data class with the fields that it writes")
    }
    if (types.minimumSize(value) == 0) {
        throw CannotCross("a serializer that writes nothing can't be told from others: make its class an object")
    }
}

/** Whether the name of the type has that of another one in it. */
private fun Value.mentions(other: Value.Serialized): Boolean = when (this) {
    is Simple, is NumberArray, is Value.Declared -> false
    is Value.Nullable -> of.mentions(other)
    is Value.Elements -> element.mentions(other)
    is Value.Entries -> key.mentions(other) || value.mentions(other)
    is Value.Serialized -> this == other || written.mentions(other)
}
