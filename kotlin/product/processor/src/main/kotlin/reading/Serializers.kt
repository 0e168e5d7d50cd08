package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Modifier
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
    /** The type that the list says; null for the fields of a class with `@Serializable`. */
    val writes: ListedName?,
)

/** Throws [CannotCross]. */
internal fun listedSerializer(serializer: KSClassDeclaration, writes: String): ListedSerializer {
    if (!serializer.isPublic) throw CannotCross("it isn't public: make it public")
    serializer.serializable?.let { return serializable(serializer, it, writes) }
    val type = serializer.getAllSuperTypes().find { it.className == "kotlinx.serialization.KSerializer" }
        ?.arguments?.single()?.type?.resolve()
    val written = type?.expandedDeclaration as? KSClassDeclaration
    if (type == null || written == null || type.isMarkedNullable) throw CannotCross("it isn't the serializer of a class")
    if (written.typeParameters.isNotEmpty()) {
        throw CannotCross("it is the serializer of a generic class: list one of a class of concrete types")
    }
    if (writes.isEmpty()) throw CannotCross("the list does not say what it writes: writes = \"String\"")
    val isObject = serializer.classKind == ClassKind.OBJECT
    if (!isObject && serializer.getConstructors().none { it.isPublic && it.parameters.all { it.hasDefault } }) {
        throw CannotCross("it can't be made without arguments: make it an object")
    }
    val kind = if (isObject) Serializer.Kind.OBJECT else Serializer.Kind.CLASS
    val value = Value.Serialized(written.className, Serializer(serializer.className, kind))
    return ListedSerializer(serializer, written, value, ListedName.read(writes))
}

/** A class whose own serializer, which the compiler has made, writes its fields. */
private fun serializable(written: KSClassDeclaration, annotation: KSAnnotation, writes: String): ListedSerializer {
    val other = (annotation.argument("with") as? KSType)?.expandedDeclaration
    if (other != null && other.fullName != "kotlinx.serialization.KSerializer") {
        throw CannotCross("${other.fullName} writes it: list that serializer")
    }
    if (writes.isNotEmpty()) throw CannotCross("a class with @Serializable writes its fields: leave out what it writes")
    if (written.typeParameters.isNotEmpty()) throw CannotCross("it is generic: list a serializer of concrete types")
    if (written.classKind != ClassKind.CLASS || written.isAbstract() || Modifier.SEALED in written.modifiers) {
        throw CannotCross("only a class that can be made has fields to write: list its subclasses, or a serializer")
    }
    val serializer = Serializer(written.className, Serializer.Kind.SERIALIZABLE)
    return ListedSerializer(written, written, Value.Serialized(written.className, serializer), writes = null)
}

private val KSClassDeclaration.serializable: KSAnnotation? get() = serialization("Serializable")

/** The properties that the serializer of a class with `@Serializable` writes, in their order. */
internal val KSClassDeclaration.serializedProperties: List<KSPropertyDeclaration>
    get() {
        val above = superTypes.map { it.resolve().expandedDeclaration }.filterIsInstance<KSClassDeclaration>()
            .find { it.serializable != null }
        val own = getDeclaredProperties()
            .filter { it.hasBackingField && !it.isDelegated() && it.serialization("Transient") == null }.toList()
        val parameters = primaryConstructor?.parameters.orEmpty().map { it.name?.asString() }
        val (constructed, others) = own.partition { it.simpleName.asString() in parameters }
        return above?.serializedProperties.orEmpty() +
            constructed.sortedBy { parameters.indexOf(it.simpleName.asString()) } + others
    }

/** The name of a property in what its class's serializer writes. */
internal val KSPropertyDeclaration.serialName: String
    get() = serialization("SerialName")?.argument("value") as? String ?: simpleName.asString()

/** The annotation of kotlinx.serialization with this name. */
private fun KSAnnotated.serialization(name: String): KSAnnotation? = annotations.find {
    it.shortName.asString() == name &&
        it.annotationType.resolve().declaration.qualifiedName?.asString() == "kotlinx.serialization.$name"
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
