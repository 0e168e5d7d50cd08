package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import kotlinbridge.processor.model.Serializer
import kotlinbridge.processor.model.Value

/** The class whose values a listed serializer writes, with how they cross. Throws [CannotCross]. */
internal fun serializedBy(serializer: KSClassDeclaration): Pair<KSClassDeclaration, Value.Serialized> {
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
    return written to Value.Serialized(written.className, Serializer(serializer.className, isObject))
}
