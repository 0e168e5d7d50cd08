package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.Modifier
import com.squareup.kotlinpoet.ClassName
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.EnumCase
import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.Field
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Placeholder
import kotlinbridge.processor.model.RecordType
import kotlinbridge.processor.model.SealedType
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.TypeOrigin
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFlow
import kotlinbridge.processor.model.isFunction
import kotlinbridge.processor.model.isOpen
import kotlinbridge.processor.model.isSuspendFunction
import kotlinbridge.processor.model.simpleKotlin
import kotlinbridge.processor.model.wireName

/** Reads the classes whose values or objects cross, and collects them with all that they mention. */
internal class ClassReader(
    val listed: ListedClasses,
    private val documentation: Documentation,
    private val optIns: OptIns,
    private val defaults: Defaults,
    omit: (Omission) -> Unit,
) {
    private val types = TypeReader(::value)
    private val supertypes = Supertypes(types, listed)
    private val exceptions = ExceptionReader(types, documentation, optIns, ::get, omit)

    /** Reads types with [Placeholder]s, which are none of the library's. */
    private val declaredTypes = TypeReader { declaration, arguments ->
        listed.serializers[declaration] ?: Value.Declared(declaration.className, arguments)
    }

    /** The classes in the order in which they were first mentioned; null while one is being read. */
    private val found = LinkedHashMap<Value.Declared, NamedType?>()
    private val refused = HashMap<Value.Declared, CannotCross>()

    val read: List<NamedType> get() = found.values.filterNotNull()

    /** What has been read of a class. */
    operator fun get(type: Value.Declared): NamedType? = found[type]

    /** The value of a class, with [arguments] for its type parameters. Throws [CannotCross]. */
    fun value(declaration: KSClassDeclaration, arguments: List<Value>): Value =
        listed.serializers[declaration] ?: read(declaration, arguments)

    /** Reads a class, with [arguments] for its type parameters. Throws [CannotCross]. */
    fun read(declaration: KSClassDeclaration, arguments: List<Value> = emptyList()): Value.Declared {
        if (declaration.isThrowable && CoroutineType.of(declaration.className) == null) {
            throw CannotCross("${declaration.fullName} is an exception: throw it, or give what it says as a value")
        }
        return read(declaration, Value.Declared(declaration.className, arguments))
    }

    /** Reads the fields that a class's own serializer writes. Throws [CannotCross]. */
    fun serialized(declaration: KSClassDeclaration): Value.Declared {
        val type = Value.Declared(declaration.className)
        val origin = TypeOrigin(type, declaration.fileName, documentation.of(declaration), declaration.swiftName)
        optIns.add(declaration)
        val fields = declaration.serializedProperties.map { property ->
            val name = property.serialName
            val value = inside("${declaration.fullName} has the field $name", property.type) { types.inner(it) }
            Field(name, value, documentation.of(property))
        }
        found[type] = RecordType(origin, RecordType.Kind.SERIALIZABLE, fields)
        return type
    }

    /** Reads an exception, which crosses when it is thrown. Throws [CannotCross]. */
    fun exception(declaration: KSClassDeclaration): Value.Declared =
        read(declaration, Value.Declared(declaration.className))

    private fun read(declaration: KSClassDeclaration, type: Value.Declared): Value.Declared {
        refused[type]?.let { throw it }
        if (type !in found) readNew(declaration, type)
        return type
    }

    private fun readNew(declaration: KSClassDeclaration, type: Value.Declared) {
        val before = found.keys.toList()
        found[type] = null
        try {
            found[type] = named(declaration, type)
        } catch (refusal: CannotCross) {
            // What it mentions may mention it.
            found.keys.retainAll(before.toSet())
            refused[type] = refusal
            throw refusal
        }
    }

    private fun named(declaration: KSClassDeclaration, type: Value.Declared): NamedType {
        if (type.isFunction) return function(type)
        if (CoroutineType.of(type.className) != null) return ClassType(TypeOrigin(type, null, null, null), isInterface = type.isFlow)
        val full = declaration.fullName
        val modifiers = declaration.modifiers
        optIns.add(declaration)
        if (!declaration.isPublic) throw CannotCross("$full isn't public: make it public")
        if (declaration.isInnerOfGeneric) throw CannotCross("$full $INNER_OF_GENERIC")
        if (declaration.typeParameters.size != type.arguments.size) {
            throw CannotCross("$full is generic: mention it in a function or property, or list it in generics, with its types")
        }
        if (type.depth > MOST_NESTED) {
            throw CannotCross("$full contains itself with ever new type arguments: use concrete types", isWhole = true)
        }
        val origin = TypeOrigin(
            type, declaration.fileName, documentation.of(declaration), declaration.swiftName,
            declaration.typeParameters.map { it.name.asString() }, supertypes.of(declaration, type),
        )
        return when {
            declaration.isThrowable -> exceptions.read(declaration, origin, exceptionAbove(declaration))
            declaration.classKind == ClassKind.ENUM_CLASS -> EnumType(origin, enumCases(declaration))
            Modifier.SEALED in modifiers && !listed.hasOtherLeaves(declaration) -> sealed(declaration, origin)
            declaration.classKind == ClassKind.OBJECT -> RecordType(origin, RecordType.Kind.OBJECT, emptyList())
            Modifier.DATA in modifiers -> RecordType(origin, RecordType.Kind.DATA_CLASS, fields(declaration, type))
            Modifier.VALUE in modifiers || Modifier.INLINE in modifiers ->
                RecordType(origin, RecordType.Kind.VALUE_CLASS, fields(declaration, type))
            else -> objects(declaration, origin)
        }
    }

    /** Any object. */
    fun any(): Value.Declared = Value.Declared(ANY).also {
        found[it] = ClassType(TypeOrigin(it, null, null, null), isInterface = false)
    }

    /** A function as one that runs on Swift's main actor. Throws [CannotCross] if that has no form. */
    fun ofMainActor(value: Value): Value = when (value) {
        is Value.Nullable -> Value.Nullable(ofMainActor(value.of))
        is Value.Declared -> {
            val problem = when {
                !value.isFunction -> "it isn't a function"
                value.isSuspendFunction -> "it suspends, and Swift may have an async closure on any actor"
                value.arguments.last() != Simple.UNIT -> "it has a result, for which a caller would wait"
                else -> null
            }
            if (problem != null) throw CannotCross("it can't run on the main actor: $problem")
            value.copy(isOfMainActor = true).also { found[it] = function(it) }
        }
        else -> throw CannotCross("it can't run on the main actor: it isn't a function")
    }

    private fun function(type: Value.Declared) = ClassType(TypeOrigin(type, null, null, null), isInterface = true)

    private fun objects(declaration: KSClassDeclaration, origin: TypeOrigin): ClassType {
        listed.whyNoObject(declaration)?.let { throw CannotCross("${declaration.fullName} $it") }
        val type = origin.type
        found.keys.find { it != type && it.wireName == type.wireName }?.let {
            throw CannotCross("${type.simpleKotlin} and ${it.simpleKotlin} are one type to Swift: use one of them")
        }
        // Swift can't implement an interface of which it knows some members alone.
        if (type.isOpen) return ClassType(origin, isInterface = false)
        return ClassType(origin, declaration.classKind == ClassKind.INTERFACE, Modifier.FUN in declaration.modifiers)
    }

    /** The names of what a type extends in Swift, and of what that extends. */
    fun above(type: NamedType): Set<ClassName> =
        type.declared.supertypes.flatMapTo(HashSet()) { above(found.getValue(it)!!) + it.className }

    /** The names of the sealed classes of which a value, or each case of a sealed one, is a case. */
    fun sealedAbove(type: NamedType): Set<ClassName> {
        val cases = if (type is SealedType) type.cases else listOf(type.declared.type)
        return read.filterIsInstance<SealedType>().filter { it !== type && it.cases.containsAll(cases) }
            .map { it.declared.type.className }.toSet()
    }

    /** The class or interface as whose object an object crosses. */
    fun objectAbove(declaration: KSClassDeclaration): Value.Declared? = supertypes.objectAbove(declaration)

    private fun fields(declaration: KSClassDeclaration, type: Value.Declared): List<Field> {
        val full = declaration.fullName
        val scope = types.scope(Owner(declaration, type.arguments), declaration)
        val placeholders = placeholders(declaration)?.let { types.scope(Owner(declaration, it), declaration) }
        val constructor = declaration.primaryConstructor!!
        if (!constructor.isPublic) throw CannotCross("$full has a constructor that isn't public: make it public")
        val properties = declaration.getDeclaredProperties().associateBy { it.simpleName.asString() }
        val fields = constructor.parameters.map { parameter ->
            val name = parameter.name!!.asString()
            val property = properties[name]?.takeIf { parameter.isVal || parameter.isVar }
            if (property?.isPublic != true) {
                throw CannotCross("$full has the field $name, which isn't public: make it a public property")
            }
            val value = inside("$full has the field $name", parameter.type) { types.inner(it, scope) }
            val declared = placeholders?.let { declaredTypes.value(parameter.type.resolve(), it) }
            Field(name, value, documentation.of(property), declared)
        }
        return fields.zip(defaults.of(declaration, fields.map { it.value })) { field, default -> field.with(default) }
    }

    private fun exceptionAbove(declaration: KSClassDeclaration): Value.Declared? =
        declaration.superTypes.map { it.resolve().expandedDeclaration }.filterIsInstance<KSClassDeclaration>()
            .find { it.isThrowable && it.isPublic && !it.isHidden && listed.isExported(it) }?.let(::exception)

    private fun enumCases(declaration: KSClassDeclaration): List<EnumCase> =
        declaration.declarations.filterIsInstance<KSClassDeclaration>().filter { it.classKind == ClassKind.ENUM_ENTRY }
            .map { EnumCase(it.simpleName.asString(), documentation.of(it, declaration)) }.toList()

    private fun sealed(declaration: KSClassDeclaration, origin: TypeOrigin): SealedType {
        val full = declaration.fullName
        val leaves = leaves(declaration, origin.type.arguments)
        if (leaves.isEmpty()) throw CannotCross("$full is sealed and has no case")
        val cases = leaves.map { (leaf, arguments) ->
            try {
                read(leaf, arguments)
            } catch (refusal: CannotCross) {
                throw CannotCross("$full has a case that can't cross: ${refusal.reason}")
            }
        }
        // What extends another one has all of its supertypes, and that one besides.
        val mostDerivedFirst = leaves.zip(cases).sortedByDescending { (leaf, _) -> leaf.first.getAllSuperTypes().count() }
        val declared = placeholders(declaration)?.let { leaves(declaration, it) }
        return SealedType(
            origin, cases, mostDerivedFirst.map { it.second },
            declared?.map { (leaf, arguments) -> Value.Declared(leaf.className, arguments) },
        )
    }
}

/** What stands for the type parameters; null if there are none. */
private fun placeholders(declaration: KSClassDeclaration): List<Value>? =
    declaration.typeParameters.indices.map(Placeholder::of).ifEmpty { null }

internal val ANY = ClassName("kotlin", "Any")

/** `Nested<T>(val next: Nested<List<T>>?)` would be endless. */
private const val MOST_NESTED = 16
