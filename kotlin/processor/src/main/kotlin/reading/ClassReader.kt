package kotlinbridge.processor.reading

import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.Modifier
import com.squareup.kotlinpoet.ClassName
import kotlinbridge.processor.model.EnumCase
import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.Field
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.RecordType
import kotlinbridge.processor.model.SealedType
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.TypeOrigin
import kotlinbridge.processor.model.Value

/** Reads the classes whose values or objects cross, and collects them with all that they mention. */
internal class ClassReader(private val optIns: OptIns) {
    private val types = TypeReader(::read)

    /** The classes in the order in which they were first mentioned; null while one is being read. */
    private val found = LinkedHashMap<ClassName, NamedType?>()
    private val refused = HashMap<ClassName, CannotCross>()

    val read: List<NamedType> get() = found.values.filterNotNull()

    /** The classes of other modules that somebody named: others of them don't come along. */
    val listed = mutableSetOf<KSClassDeclaration>()

    /** Throws [CannotCross]. */
    fun read(declaration: KSClassDeclaration): Value.Declared {
        val name = declaration.className
        refused[name]?.let { throw it }
        if (name !in found) readNew(declaration, name)
        return Value.Declared(name)
    }

    private fun readNew(declaration: KSClassDeclaration, name: ClassName) {
        val before = found.keys.toList()
        found[name] = null
        try {
            found[name] = named(declaration, name)
        } catch (refusal: CannotCross) {
            // What it mentions may mention it.
            found.keys.retainAll(before.toSet())
            refused[name] = refusal
            throw refusal
        }
    }

    private fun named(declaration: KSClassDeclaration, name: ClassName): NamedType {
        val full = declaration.fullName
        val modifiers = declaration.modifiers
        optIns.add(declaration)
        val origin = TypeOrigin(name, declaration.fileName, declaration.documentation, declaration.swiftName)
        if (!declaration.isPublic) throw CannotCross("$full isn't public: make it public")
        if (declaration.typeParameters.isNotEmpty()) {
            throw CannotCross("$full is generic, and generic classes can't cross yet: use a class of concrete types")
        }
        return when {
            declaration.classKind == ClassKind.ENUM_CLASS -> EnumType(origin, declaration.enumCases())
            Modifier.SEALED in modifiers -> SealedType(origin, cases(declaration))
            declaration.classKind == ClassKind.OBJECT -> RecordType(origin, RecordType.Kind.OBJECT, emptyList())
            Modifier.DATA in modifiers -> RecordType(origin, RecordType.Kind.DATA_CLASS, fields(declaration))
            Modifier.VALUE in modifiers || Modifier.INLINE in modifiers ->
                RecordType(origin, RecordType.Kind.VALUE_CLASS, fields(declaration))
            else -> objects(declaration, origin)
        }
    }

    private fun objects(declaration: KSClassDeclaration, origin: TypeOrigin): ObjectType {
        whyNoObject(declaration)?.let { throw CannotCross("${declaration.fullName} $it") }
        val supertypes = declaration.superTypes.map { it.resolve().expandedDeclaration }
            .filterIsInstance<KSClassDeclaration>().filter(::isExtendedInSwift).map(::read).toList()
        return ObjectType(origin, declaration.classKind == ClassKind.INTERFACE, supertypes)
    }

    private fun whyNoObject(declaration: KSClassDeclaration): String? = when {
        declaration.isThrowable -> "is an exception: throw it, or give what it says as a value"
        Modifier.INNER in declaration.modifiers ->
            "is an inner class, which belongs to an object: make it a data class on its own"
        declaration.classKind == ClassKind.ANNOTATION_CLASS -> "is an annotation, which means nothing to Swift"
        declaration.containingFile == null && declaration !in listed ->
            "is a class of another module: list it in the classes of @BridgeExports"
        else -> null
    }

    /** Whether Swift's class extends that of this supertype. Else it has the members itself. */
    private fun isExtendedInSwift(supertype: KSClassDeclaration): Boolean =
        supertype.isPublic && supertype.typeParameters.isEmpty() && Modifier.SEALED !in supertype.modifiers &&
            whyNoObject(supertype) == null

    /** Whether such values consist of objects. All of their classes have been read. */
    fun holdObjects(value: Value, within: Set<ClassName> = emptySet()): Boolean = when (value) {
        is Simple, is NumberArray -> false
        is Value.Nullable -> holdObjects(value.of, within)
        is Value.Elements -> holdObjects(value.element, within)
        is Value.Entries -> holdObjects(value.key, within) || holdObjects(value.value, within)
        is Value.Declared -> when (val type = found[value.name]) {
            is ObjectType -> true
            else -> value.name !in within && type!!.parts.any { holdObjects(it, within + value.name) }
        }
    }

    private fun fields(declaration: KSClassDeclaration): List<Field> {
        val full = declaration.fullName
        val constructor = declaration.primaryConstructor!!
        if (!constructor.isPublic) throw CannotCross("$full has a constructor that isn't public: make it public")
        val properties = declaration.getDeclaredProperties().associateBy { it.simpleName.asString() }
        return constructor.parameters.map { parameter ->
            val name = parameter.name!!.asString()
            val property = properties[name]?.takeIf { parameter.isVal || parameter.isVar }
            if (property?.isPublic != true) {
                throw CannotCross("$full has the field $name, which isn't public: make it a public property")
            }
            Field(name, inside("$full has the field $name", parameter.type) { types.value(it) }, property.documentation)
        }
    }

    private fun cases(declaration: KSClassDeclaration): List<Value.Declared> {
        val full = declaration.fullName
        // As kotlinx.serialization sorts them.
        val leaves = declaration.leaves().distinct().sortedBy { it.fullName }.toList()
        if (leaves.isEmpty()) throw CannotCross("$full is sealed and has no case")
        return leaves.map { leaf ->
            if (leaf.classKind == ClassKind.ENUM_CLASS) {
                throw CannotCross("$full has the case ${leaf.fullName}, an enum: make it a data class that has one")
            }
            val case = try {
                read(leaf)
            } catch (refusal: CannotCross) {
                throw CannotCross("$full has a case that is no value: ${refusal.reason}")
            }
            if (found[case.name] is ObjectType) {
                throw CannotCross("$full has a case that is no value, ${leaf.fullName}: make it a data class")
            }
            case
        }
    }
}

private fun KSClassDeclaration.leaves(): Sequence<KSClassDeclaration> =
    getSealedSubclasses().flatMap { if (Modifier.SEALED in it.modifiers) it.leaves() else sequenceOf(it) }

private fun KSClassDeclaration.enumCases(): List<EnumCase> = declarations.filterIsInstance<KSClassDeclaration>()
    .filter { it.classKind == ClassKind.ENUM_ENTRY }
    .map { EnumCase(it.simpleName.asString(), it.documentation) }.toList()
