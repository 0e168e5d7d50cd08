package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
import com.squareup.kotlinpoet.ClassName
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.EnumCase
import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.Field
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Placeholder
import kotlinbridge.processor.model.RecordType
import kotlinbridge.processor.model.SealedType
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.TypeOrigin
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.boxed
import kotlinbridge.processor.model.isFlow
import kotlinbridge.processor.model.isFunction
import kotlinbridge.processor.model.isSuspendFunction
import kotlinbridge.processor.model.simpleKotlin
import kotlinbridge.processor.model.wireName

/** Reads the classes whose values or objects cross, and collects them with all that they mention. */
internal class ClassReader(
    private val documentation: Documentation,
    private val optIns: OptIns,
    private val defaults: Defaults,
    private val omit: (Omission) -> Unit,
) {
    private val types = TypeReader(::value)

    /** Reads types with [Placeholder]s, which are none of the library's. */
    private val declaredTypes = TypeReader { declaration, arguments ->
        serializers[declaration] ?: Value.Declared(declaration.className, arguments)
    }

    /** The classes in the order in which they were first mentioned; null while one is being read. */
    private val found = LinkedHashMap<Value.Declared, NamedType?>()
    private val refused = HashMap<Value.Declared, CannotCross>()

    val read: List<NamedType> get() = found.values.filterNotNull()

    /** The classes whose values cross as their serializers write them. */
    val serializers = HashMap<KSClassDeclaration, Value.Serialized>()

    /** Whether it is a serializer of the list, or crosses by one. */
    fun isOfSerializer(declaration: KSDeclaration): Boolean = declaration is KSClassDeclaration &&
        (declaration in serializers || serializers.values.any { it.serializer.className == declaration.className })

    /** The classes of other modules that somebody named: others of them don't come along. */
    val listed = mutableSetOf<KSClassDeclaration>()

    /** The value of a class, with [arguments] for its type parameters. Throws [CannotCross]. */
    fun value(declaration: KSClassDeclaration, arguments: List<Value>): Value =
        serializers[declaration] ?: read(declaration, arguments)

    /** Reads a class, with [arguments] for its type parameters. Throws [CannotCross]. */
    fun read(declaration: KSClassDeclaration, arguments: List<Value> = emptyList()): Value.Declared {
        if (declaration.isThrowable) {
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
            val value = inside("${declaration.fullName} has the field $name", property.type) { field(it) }
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
            throw CannotCross("$full has itself inside, with ever other types: use concrete ones", isWhole = true)
        }
        val origin = TypeOrigin(
            type, declaration.fileName, documentation.of(declaration), declaration.swiftName,
            declaration.typeParameters.map { it.name.asString() }, supertypes(declaration, type),
        )
        return when {
            declaration.isThrowable -> exception(declaration, origin)
            declaration.classKind == ClassKind.ENUM_CLASS -> EnumType(origin, enumCases(declaration))
            Modifier.SEALED in modifiers && !hasOtherLeaves(declaration) -> sealed(declaration, origin)
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
                !value.isFunction -> "it is no function"
                value.isSuspendFunction -> "it suspends, and Swift may have an async closure on any actor"
                value.arguments.last() != Simple.UNIT -> "it has a result, for which a caller would wait"
                else -> null
            }
            if (problem != null) throw CannotCross("it can't run on the main actor: $problem")
            value.copy(isOfMainActor = true).also { found[it] = function(it) }
        }
        else -> throw CannotCross("it can't run on the main actor: it is no function")
    }

    private fun function(type: Value.Declared) = ClassType(TypeOrigin(type, null, null, null), isInterface = true)

    private fun objects(declaration: KSClassDeclaration, origin: TypeOrigin): ClassType {
        whyNoObject(declaration)?.let { throw CannotCross("${declaration.fullName} $it") }
        val type = origin.type
        found.keys.find { it != type && it.wireName == type.wireName }?.let {
            throw CannotCross("${type.simpleKotlin} and ${it.simpleKotlin} are one type to Swift: use one of them")
        }
        return ClassType(origin, declaration.classKind == ClassKind.INTERFACE, Modifier.FUN in declaration.modifiers)
    }

    /** The classes and interfaces with objects that Swift's type extends directly. */
    private fun supertypes(declaration: KSClassDeclaration, type: Value.Declared): List<Value.Declared> {
        val isValue = declaration.isValue && !(Modifier.SEALED in declaration.modifiers && hasOtherLeaves(declaration))
        // What a generic value has depends on its types, which nobody knows at run time.
        if (declaration.isThrowable || isValue && type.arguments.isNotEmpty()) return emptyList()
        val scope = scope(Owner(declaration, type.arguments), declaration)
        return declaration.superTypes.flatMap { extended(it.resolve(), scope, onlyInterfaces = isValue) }.distinct().toList()
    }

    /** The interfaces that a value has, and those that they extend. */
    fun interfacesOf(type: NamedType): Set<ClassName> =
        type.declared.supertypes.flatMapTo(HashSet()) { interfacesOf(found.getValue(it)!!) + it.className }

    /** The class or interface as whose object an object crosses. */
    fun objectAbove(declaration: KSClassDeclaration): Value.Declared? =
        declaration.superTypes.flatMap { extended(it.resolve(), emptyMap(), onlyInterfaces = false) }.firstOrNull()

    /** What Swift's type extends for a supertype: those above it where Swift's can't extend that. It has the members itself then. */
    private fun extended(supertype: KSType, scope: Map<String, Value>, onlyInterfaces: Boolean): List<Value.Declared> {
        val declaration = supertype.expandedDeclaration as? KSClassDeclaration ?: return emptyList()
        if (isExtendedInSwift(declaration) && !(onlyInterfaces && declaration.classKind != ClassKind.INTERFACE)) {
            return try {
                listOfNotNull(types.value(supertype, scope) as? Value.Declared)
            } catch (_: CannotCross) {
                emptyList() // Its types are none of Swift's.
            }
        }
        val (above, own) = types.supertype(supertype, scope) ?: return emptyList()
        return above.superTypes.flatMap { extended(it.resolve(), own, onlyInterfaces) }.toList()
    }

    /** What the type parameters of [declaring] stand for, which the owner is or extends. */
    fun scope(owner: Owner, declaring: KSClassDeclaration): Map<String, Value> {
        val own = owner.declaration.typeParameters.map { it.name.asString() }.zip(owner.arguments).toMap()
        return scope(owner.declaration, own, declaring).orEmpty()
    }

    private fun scope(
        of: KSClassDeclaration,
        own: Map<String, Value>,
        declaring: KSClassDeclaration,
    ): Map<String, Value>? {
        if (of == declaring) return own
        return of.superTypes.mapNotNull { types.supertype(it.resolve(), own) }
            .firstNotNullOfOrNull { (above, scope) -> scope(above, scope, declaring) }
    }

    private fun whyNoObject(declaration: KSClassDeclaration): String? = when {
        declaration.isThrowable -> "is an exception"
        declaration.isInnerOfGeneric -> INNER_OF_GENERIC
        declaration.classKind == ClassKind.ANNOTATION_CLASS -> "is an annotation, which means nothing to Swift"
        !isExported(declaration) && declaration.isOfKotlin ->
            "is of Kotlin's own library and has no form in Swift: give a list, a map, a flow, or a class of your own"
        !isExported(declaration) ->
            "is a class of another module: list it in the classes of @BridgeExports"
        else -> null
    }

    /** Whether it is of this module, or somebody named it, its package or the class that nests it, or everybody has it. */
    fun isExported(declaration: KSClassDeclaration): Boolean =
        declaration.containingFile != null || declaration in listed || declaration.fullName == FLOW_COLLECTOR ||
            declaration.outer?.let(::isExported) == true

    /** Whether Swift's class extends that of this supertype. Else it has the members itself. */
    private fun isExtendedInSwift(supertype: KSClassDeclaration): Boolean =
        supertype.isPublic && (Modifier.SEALED !in supertype.modifiers || hasOtherLeaves(supertype)) &&
            whyNoObject(supertype) == null

    fun isObject(value: Value): Boolean = value is Value.Declared && found[value] is ObjectType

    /** Whether such values consist of objects. All of their classes have been read. */
    fun holdObjects(value: Value, within: Set<Value.Declared> = emptySet()): Boolean = when (value) {
        is Simple, is NumberArray, is Value.Serialized -> false
        is Value.Nullable -> holdObjects(value.of, within)
        is Value.Elements -> holdObjects(value.element, within)
        is Value.Entries -> holdObjects(value.key, within) || holdObjects(value.value, within)
        is Value.Declared -> when (val type = found[value]) {
            is ObjectType -> true
            else -> value !in within && type!!.parts.any { holdObjects(it, within + value) }
        }
    }

    /**
     * Whether Kotlin may refuse such a value of Swift's: a class may, also where an interface is declared
     * that it has, and a time or a serializer. All of their classes have been read.
     */
    fun mayBeRefused(value: Value): Boolean = when (value) {
        is Simple -> value == Simple.DURATION || value == Simple.INSTANT
        is NumberArray -> false
        is Value.Serialized -> true
        is Value.Nullable -> mayBeRefused(value.of)
        is Value.Elements -> mayBeRefused(value.element)
        is Value.Entries -> mayBeRefused(value.key) || mayBeRefused(value.value)
        is Value.Declared -> !value.isFunction && found[value].let { it !is EnumType && (it !is ClassType || it.isInterface) }
    }

    private fun fields(declaration: KSClassDeclaration, type: Value.Declared): List<Field> {
        val full = declaration.fullName
        val scope = scope(Owner(declaration, type.arguments), declaration)
        val placeholders = placeholders(declaration)?.let { scope(Owner(declaration, it), declaration) }
        val constructor = declaration.primaryConstructor!!
        if (!constructor.isPublic) throw CannotCross("$full has a constructor that isn't public: make it public")
        val properties = declaration.getDeclaredProperties().associateBy { it.simpleName.asString() }
        val fields = constructor.parameters.map { parameter ->
            val name = parameter.name!!.asString()
            val property = properties[name]?.takeIf { parameter.isVal || parameter.isVar }
            if (property?.isPublic != true) {
                throw CannotCross("$full has the field $name, which isn't public: make it a public property")
            }
            val value = inside("$full has the field $name", parameter.type) { field(it, scope) }
            val declared = placeholders?.let { declaredTypes.value(parameter.type.resolve(), it) }
            Field(name, value, documentation.of(property), declared)
        }
        return fields.zip(defaults.of(declaration, fields.map { it.value })) { field, default -> field.with(default) }
    }

    private fun field(type: KSType, scope: Map<String, Value> = emptyMap()): Value =
        types.value(type, scope).also { it.boxed?.let { boxed -> throw CannotCross(insideOfOther(boxed)) } }

    private fun exception(declaration: KSClassDeclaration, origin: TypeOrigin): ExceptionType {
        val superclass = declaration.superTypes.map { it.resolve().expandedDeclaration }
            .filterIsInstance<KSClassDeclaration>().find { it.isThrowable && it.isPublic && !it.isHidden && isExported(it) }
            ?.let(::exception)
        val inherited = superclass?.let { (found[it] as ExceptionType).fields }.orEmpty()
        val known = inherited.map { it.name } + listOf("message", "cause")
        val own = declaration.getDeclaredProperties()
            .filter { it.isPublic && !it.isHidden && it.extensionReceiver == null && it.simpleName.asString() !in known }
        val fields = inherited + own.mapNotNull(::fieldOfException)
        return ExceptionType(origin, fields, superclass, constructor(declaration, fields))
    }

    /** A constructor that takes all fields of an exception, and what each one has. */
    private fun constructor(declaration: KSClassDeclaration, fields: List<Field>): List<String>? {
        val isMade = declaration.classKind == ClassKind.CLASS && !declaration.isAbstract() && !declaration.isInner &&
            Modifier.SEALED !in declaration.modifiers
        if (!isMade) return null
        return declaration.getConstructors().filter { it.isPublic && !it.isUncallable }.mapNotNull { constructor ->
            val taken = constructor.parameters.filter { parameter -> fields.any { it.isTaken(parameter) } || parameter.isOfThrowable }
            val names = taken.map { it.name!!.asString() }
            val isWhole = fields.all { it.name in names } && constructor.parameters.all { it in taken || it.hasDefault }
            names.takeIf { isWhole }
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
        val value = inside("its type", property.type) { field(it) }
        // Nobody would release them if the failure is not read.
        if (holdObjects(value)) throw CannotCross("exceptions can't have objects: give values")
        optIns.add(property)
        Field(property.simpleName.asString(), value, documentation.of(property))
    } catch (refusal: CannotCross) {
        omit(Omission(property.fullName, refusal.reason))
        null
    }

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

    /** Whether a sealed hierarchy has leaves that Swift can't tell from others: it crosses by handle then. */
    private fun hasOtherLeaves(sealed: KSClassDeclaration): Boolean = sealed.getSealedSubclasses().any { subclass ->
        when {
            Modifier.SEALED in subclass.modifiers -> hasOtherLeaves(subclass)
            !subclass.isPublic -> true
            subclass.isValue -> false
            else -> subclass.isHidden || subclass in serializers || whyNoObject(subclass) != null ||
                !handsOnAll(subclass, sealed)
        }
    }
}

/** Whether it is a parameter for what each throwable has. */
private val KSValueParameter.isOfThrowable: Boolean
    get() = when (name?.asString()) {
        "message" -> type.resolve().className == "kotlin.String" && type.resolve().isMarkedNullable
        "cause" -> type.resolve().className == "kotlin.Throwable" && type.resolve().isMarkedNullable
        else -> false
    }

/** What stands for the type parameters; null if there are none. */
private fun placeholders(declaration: KSClassDeclaration): List<Value>? =
    declaration.typeParameters.indices.map(Placeholder::of).ifEmpty { null }

/** Whether it is a type of Kotlin's own library that would say nothing to Swift if it were listed. */
private val KSClassDeclaration.isOfKotlin: Boolean
    get() = typeParameters.isNotEmpty() && packageName.asString().substringBefore('.') == "kotlin"

internal val ANY = ClassName("kotlin", "Any")

/** Whether it crosses by value, if all that it has does. */
internal val KSClassDeclaration.isValue: Boolean
    get() = classKind == ClassKind.ENUM_CLASS || classKind == ClassKind.OBJECT ||
        modifiers.any { it in setOf(Modifier.DATA, Modifier.VALUE, Modifier.INLINE, Modifier.SEALED) }

/** How many types are inside of each other. */
internal val Value.depth: Int
    get() = when (this) {
        is Simple, is NumberArray, is Value.Serialized -> 0
        is Value.Nullable -> of.depth
        is Value.Elements -> 1 + element.depth
        is Value.Entries -> 1 + maxOf(key.depth, value.depth)
        is Value.Declared -> if (arguments.isEmpty()) 0 else 1 + arguments.maxOf { it.depth }
    }

/** The interface of another module that needs no mention in the list. */
private const val FLOW_COLLECTOR = "kotlinx.coroutines.flow.FlowCollector"

/** `Nested<T>(val next: Nested<List<T>>?)` would be endless. */
private const val MOST_NESTED = 16

private const val INNER_OF_GENERIC = "is an inner class of a generic one: make it a class on its own"

private val KSClassDeclaration.isInnerOfGeneric: Boolean
    get() = isInner && generateSequence(outer) { it.outer }.any { it.typeParameters.isNotEmpty() }
