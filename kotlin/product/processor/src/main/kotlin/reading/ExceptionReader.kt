package kotlinbridge.processor.reading

import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.ExceptionParameter
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.Field
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.TypeOrigin
import kotlinbridge.processor.model.Value

/** Reads the exceptions that cross with their properties. Throws [CannotCross]. */
internal class ExceptionReader(
    private val types: TypeReader,
    private val documentation: Documentation,
    private val optIns: OptIns,
    private val found: (Value.Declared) -> NamedType?,
    private val omit: (Omission) -> Unit,
) {
    /** - [superclass]: an exception that has been read. */
    fun read(declaration: KSClassDeclaration, origin: TypeOrigin, superclass: Value.Declared?): ExceptionType {
        val inherited = superclass?.let { (found(it) as ExceptionType).fields }.orEmpty()
        val known = inherited.map { it.name } + listOf("message", "cause")
        val own = declaration.getDeclaredProperties()
            .filter { it.isPublic && !it.isHidden && it.extensionReceiver == null && it.simpleName.asString() !in known }
        val fields = inherited + own.mapNotNull(::fieldOfException)
        val isObject = declaration.classKind == ClassKind.OBJECT
        return ExceptionType(origin, fields, superclass, isObject, if (isObject) null else constructor(declaration, fields))
    }

    /** A constructor that takes all fields of an exception, and what each one has. */
    private fun constructor(declaration: KSClassDeclaration, fields: List<Field>): List<ExceptionParameter>? {
        val isMade = declaration.classKind == ClassKind.CLASS && !declaration.isAbstract() && !declaration.isInner &&
            Modifier.SEALED !in declaration.modifiers
        if (!isMade) return null
        return declaration.getConstructors().filter { it.isPublic && !it.isUncallable }.mapNotNull { constructor ->
            val taken = constructor.parameters.filter { parameter -> fields.any { it.isTaken(parameter) } || parameter.isOfThrowable }
            val parameters = taken.map { ExceptionParameter(it.name!!.asString(), it.type.resolve().isMarkedNullable) }
            val names = parameters.map { it.name }
            val isWhole = fields.all { it.name in names } && constructor.parameters.all { it in taken || it.hasDefault }
            parameters.takeIf { isWhole }
        }.maxByOrNull { it.size }
    }

    private fun Field.isTaken(parameter: KSValueParameter): Boolean = try {
        parameter.name?.asString() == name && types.value(parameter.type.resolve()) == value
    } catch (_: CannotCross) {
        false
    }

    /** Null for a property that can't cross. */
    private fun fieldOfException(property: KSPropertyDeclaration): Field? = try {
        if (property.isUncallable) throw CannotCross(UNCALLABLE)
        val value = inside("its type", property.type) { types.inner(it) }
        // Nobody would release them if the failure is not read.
        if (holdObjects(value)) throw CannotCross("exceptions can't have objects: give values")
        optIns.add(property)
        Field(property.simpleName.asString(), value, documentation.of(property))
    } catch (refusal: CannotCross) {
        omit(Omission(property.fullName, refusal.reason))
        null
    }

    /** Whether such values consist of objects. All of their classes have been read. */
    private fun holdObjects(value: Value, within: Set<Value.Declared> = emptySet()): Boolean = when (value) {
        is Simple, is NumberArray, is Value.Serialized -> false
        is Value.Nullable -> holdObjects(value.of, within)
        is Value.Elements -> holdObjects(value.element, within)
        is Value.Entries -> holdObjects(value.key, within) || holdObjects(value.value, within)
        is Value.Declared -> when (val type = found(value)) {
            is ObjectType -> true
            else -> value !in within && type!!.parts.any { holdObjects(it, within + value) }
        }
    }
}

/** Whether it is a parameter for what each throwable has. */
private val KSValueParameter.isOfThrowable: Boolean
    get() = when (name?.asString()) {
        "message" -> type.resolve().className == "kotlin.String"
        "cause" -> type.resolve().className == "kotlin.Throwable" && type.resolve().isMarkedNullable
        else -> false
    }

