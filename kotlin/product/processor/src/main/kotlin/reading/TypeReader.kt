package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.KSTypeArgument
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.Variance
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.STAR
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.boxed
import kotlinbridge.processor.model.isFunction

/** Tells how the values of a type cross. Types have the arguments for their own parameters. */
internal class TypeReader(private val readClass: (KSClassDeclaration, List<Value>) -> Value) {
    /**
     * The value of a type inside a generic class, whose parameters stand for those of [scope]. Throws
     * [CannotCross].
     */
    fun value(type: KSType, scope: Map<String, Value> = emptyMap()): Value = value(ScopedType(type, scope))

    /**
     * The kind of flow that the type is, and its elements; null for other types, and for one that may be null,
     * which is a value. Throws [CannotCross].
     */
    fun flow(type: KSType, scope: Map<String, Value> = emptyMap()): DeclaredFlow? {
        val expanded = expanded(ScopedType(type, scope))
        val kind = FlowKind.of(expanded.type.className) ?: return null
        if (expanded.isNullable) {
            if (kind == FlowKind.CHANNEL) throw CannotCross("a ReceiveChannel that may be null: give a Flow instead")
            return null
        }
        val element = expanded.type.arguments[0].type?.let { expanded(ScopedType(it.resolve(), expanded.scope)) }
        // It only fails or ends. One whose value can be set needs values.
        if (element?.isNothing == true && kind != FlowKind.MUTABLE_STATE) return DeclaredFlow(kind, Simple.UNIT, null)
        val declaration = expanded.type.declaration as? KSClassDeclaration
        return DeclaredFlow(kind, argument(expanded, 0), declaration.takeIf { kind != FlowKind.CHANNEL })
    }

    /** The value of a type inside of another value, such as that of a field. Throws [CannotCross]. */
    fun inner(type: KSType, scope: Map<String, Value> = emptyMap()): Value =
        value(type, scope).also { it.boxed?.let { boxed -> throw CannotCross(insideOfOther(boxed)) } }

    /** The value of a function or getter, which may only throw. */
    fun result(type: KSType, scope: Map<String, Value> = emptyMap()): Value =
        if (isNothing(type, scope)) Simple.UNIT else given(type, scope)

    /**
     * The value of a type that Kotlin gives, or that a class extends. With any type for `T`, a `Box<T>` is a `Box<*>` there,
     * and as a parameter of a member it isn't.
     */
    fun given(type: KSType, scope: Map<String, Value>): Value = value(ScopedType(type, scope, isGiven = true))

    /** Whether no code can have a value of it. */
    fun isNothing(type: KSType, scope: Map<String, Value>): Boolean = expanded(ScopedType(type, scope)).isNothing

    private val ScopedType.isNothing: Boolean get() = !isNullable && type.className == "kotlin.Nothing"

    /** The class that a supertype names, and what its type parameters stand for, as far as that crosses. */
    fun supertype(type: KSType, scope: Map<String, Value>): Pair<KSClassDeclaration, Map<String, Value>>? {
        val expanded = expanded(ScopedType(type, scope))
        val declaration = expanded.type.declaration as? KSClassDeclaration ?: return null
        val known = declaration.typeParameters.mapIndexedNotNull { index, parameter ->
            try {
                parameter.name.asString() to argumentOfObject(expanded, index, isGiven = true)
            } catch (_: CannotCross) {
                null
            }
        }
        return declaration to known.toMap()
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
        return of.superTypes.mapNotNull { supertype(it.resolve(), own) }
            .firstNotNullOfOrNull { (above, scope) -> scope(above, scope, declaring) }
    }

    private fun value(scoped: ScopedType): Value {
        val expanded = expanded(scoped)
        val value = notNull(expanded)
        return if (expanded.isNullable && value !is Value.Nullable) Value.Nullable(value) else value
    }

    private fun notNull(scoped: ScopedType): Value {
        val type = scoped.type
        val declaration = type.declaration
        if (declaration is KSTypeParameter) {
            val name = declaration.name.asString()
            val argument = scoped.scope[name] ?: throw CannotCross("the type $name is generic: $CONCRETE")
            if (argument == STAR) throw CannotCross("the type $name may be any: $CONCRETE")
            return argument
        }
        val name = declaration.fullName
        if (name == "kotlin.Nothing") {
            if (scoped.isNullable) throw CannotCross("kotlin.Nothing? is never anything but null: leave it out")
            throw CannotCross("kotlin.Nothing has no values: only a result or the elements of a flow may be of that type")
        }
        Simple.of(name)?.let { return it }
        Simple.ofArray(name)?.let { return NumberArray(it) }
        ElementsKind.of(name)?.let { return Value.Elements(it, argument(scoped, 0)) }
        val isMutableMap = name == "kotlin.collections.MutableMap"
        if (isMutableMap || name == "kotlin.collections.Map") {
            return Value.Entries(argument(scoped, 0), argument(scoped, 1), isMutableMap)
        }
        reasonOf(name)?.let { throw CannotCross(it) }
        if (declaration !is KSClassDeclaration || type.isError) throw CannotCross("$name is unknown here")
        val isFunction = declaration.className.isFunction
        if (isFunction && type.arguments.size > MOST_PARAMETERS + 1) {
            throw CannotCross("a function of more than $MOST_PARAMETERS parameters: give it fewer")
        }
        val isTyped = declaration.isValue || CoroutineType.of(declaration.className) != null
        val arguments = type.arguments.indices.map { index ->
            when {
                isFunction -> part(scoped, index)
                isTyped -> argument(scoped, index)
                else -> argumentOfObject(scoped, index, scoped.isGiven)
            }
        }
        return readClass(declaration, arguments)
    }

    /** What a type parameter of an object's class stands for, which may be left open. */
    private fun argumentOfObject(scoped: ScopedType, index: Int, isGiven: Boolean): Value {
        val argument = scoped.type.arguments[index]
        if (argument.variance == Variance.STAR) return STAR
        val parameter = argument.type?.resolve()?.declaration as? KSTypeParameter
        val isOpen = isGiven && parameter != null && scoped.scope[parameter.name.asString()] == STAR
        return if (isOpen) STAR else argument(scoped, index)
    }

    /** What a function takes or gives. */
    private fun part(function: ScopedType, index: Int): Value {
        val type = expanded(ScopedType(function.type.arguments[index].concrete, function.scope))
        val isResult = index == function.type.arguments.lastIndex
        if (isResult && type.isNothing) throw CannotCross("a function that never returns: let it return Unit")
        return value(type)
    }

    private fun argument(scoped: ScopedType, index: Int): Value {
        val argument = scoped.type.arguments[index]
        val type = argument.type
        if (argument.variance == Variance.STAR || argument.variance == Variance.CONTRAVARIANT || type == null) {
            val name = "${scoped.type.declaration.fullName}<${argument.variance.label}>"
            throw CannotCross("$name doesn't say what its elements are: name their type")
        }
        return inner(type.resolve(), scoped.scope)
    }

    /** The type that an alias stands for. */
    private fun expanded(scoped: ScopedType): ScopedType {
        val alias = scoped.type.declaration as? KSTypeAlias ?: return scoped
        val names = alias.typeParameters.map { it.name.asString() }
        val arguments = scoped.type.arguments.map { value(ScopedType(it.concrete, scoped.scope)) }
        return expanded(ScopedType(alias.type.resolve(), names.zip(arguments).toMap(), scoped.isNullable))
    }

    private val KSTypeArgument.concrete: KSType
        get() = type?.resolve()
            ?: throw CannotCross("a type with * doesn't say what it stands for: name its type")

    /** Why a type of Kotlin's libraries can't cross, where there is more to say than of a user's class. */
    private fun reasonOf(name: String): String? = when {
        FlowKind.of(name) == FlowKind.CHANNEL -> "a ReceiveChannel is Kotlin's own: take a Flow, or give the channel as a result or property"
        name in collections -> "$name is one of several classes for a collection: declare its interface, such as MutableList"
        name == "kotlin.Result" -> "$name holds a failure: return the value, and throw the failure"
        name == "kotlin.Any" -> "kotlin.Any may be anything: name the type of the values"
        else -> null
    }
}

/**
 * What the type of a flow says.
 *
 * @property declaration its class; null for one that is no value, as a channel
 */
internal class DeclaredFlow(val kind: FlowKind, val element: Value, val declaration: KSClassDeclaration?)

private val collections = setOf("ArrayList", "HashSet", "LinkedHashSet", "HashMap", "LinkedHashMap", "ArrayDeque")
    .map { "kotlin.collections.$it" }

/** Why a function or an object of a coroutine type is no part of another value. */
internal fun insideOfOther(boxed: Value.Declared): String {
    val what = if (boxed.isFunction) "a function" else if (FlowKind.of(boxed.className.canonicalName) != null) "a flow" else "a ${boxed.className.simpleName}"
    return "$what inside another value: make it a parameter, result or property of its own"
}

/** The most that a function as a value takes. */
private const val MOST_PARAMETERS = 20

/** What to do about something generic. */
internal const val CONCRETE = "export a function of concrete types that calls it"

/** A type with the meaning of the type parameters in it. */
private class ScopedType(
    val type: KSType,
    val scope: Map<String, Value> = emptyMap(),
    private val isNullableOutside: Boolean = false,
    /** Whether Kotlin gives values of it. */
    val isGiven: Boolean = false,
) {
    val isNullable: Boolean get() = isNullableOutside || type.isMarkedNullable
}
