package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.KSValueParameter
import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.boxed

/** Reads what a function or property takes: its object, its receiver and its parameters. Throws [CannotCross]. */
internal class ParameterReader(
    private val types: TypeReader,
    private val classes: ClassReader,
    private val origins: Origins,
    private val overloads: Overloads,
    private val mainActor: MainActorParameters,
) {
    /** The object whose member it is, and what the member extends. */
    fun receiver(declaration: KSDeclaration, owner: Owner?, scope: Map<String, Value>): List<Parameter> =
        instance(owner) + extended(declaration.extensionReceiver, owner, scope)

    private fun instance(owner: Owner?): List<Parameter> {
        if (owner == null || owner.declaration.classKind == ClassKind.OBJECT) return emptyList()
        return listOf(Parameter("this", classes.value(owner.declaration, owner.arguments), isInstance = true))
    }

    private fun extended(reference: KSTypeReference?, owner: Owner?, scope: Map<String, Value>): List<Parameter> {
        if (reference == null || origins.extendedObject(reference, owner) != null) return emptyList()
        val value = inside("its receiver", reference) { types.value(it, scope) }
        return listOf(Parameter("receiver", value, isReceiver = true))
    }

    fun parameters(
        function: KSFunctionDeclaration,
        owner: Owner?,
        scope: Map<String, Value>,
        omissions: MutableList<Omission>,
    ): List<Parameter> {
        val crossing = function.parameters
            .mapNotNull { one -> parameter(function, one, scope, omissions)?.let { one to it } }
        val needed = overloads.needed(function, owner, crossing.map { it.first })
        return crossing.map { (declaration, parameter) ->
            if (declaration !in needed) return@map parameter
            omissions += Omission(
                "${function.fullName}(${parameter.name})",
                "its default can't be used, because a call without it could mean another ${function.fullName}: rename one of them",
            )
            parameter.withoutDefault()
        }
    }

    /** Null for one that can't cross, and is left to its default. */
    private fun parameter(
        function: KSFunctionDeclaration,
        parameter: KSValueParameter,
        scope: Map<String, Value>,
        omissions: MutableList<Omission>,
    ): Parameter? {
        val name = parameter.name!!.asString()
        return try {
            val value = inside("its parameter $name", parameter.type) { type ->
                val value = types.value(type, scope)
                if (parameter.isVararg) value.boxed?.let { throw CannotCross(insideOfOther(it)) }
                if (mainActor.has(function, parameter)) classes.ofMainActor(value) else value
            }
            val isBoxed = parameter.type.resolve().declaration is KSTypeParameter
            val all = if (parameter.isVararg) all(value, isBoxed) else value
            Parameter(name, all, parameter.hasDefault, parameter.isVararg)
        } catch (refusal: CannotCross) {
            if (!parameter.hasDefault) throw refusal
            omissions += Omission("${function.fullName}($name)", refusal.reason)
            null
        }
    }

    /** The arguments of a `vararg`. Generic code has them in boxes, also if they are numbers. */
    private fun all(element: Value, isBoxed: Boolean): Value = when {
        isBoxed -> Value.Elements(ElementsKind.ARRAY, element)
        element == Simple.BYTE -> Simple.BYTE_ARRAY
        element == Simple.UBYTE -> Simple.UBYTE_ARRAY
        element is Simple && element.isScalar -> NumberArray(element)
        else -> Value.Elements(ElementsKind.ARRAY, element)
    }

    /** Kotlin's `boat.Mast(3)` is Swift's `Boat.Mast(of: boat, height: 3)`. */
    fun outer(declaration: KSClassDeclaration, others: List<Parameter>): List<Parameter> {
        if (!declaration.isInner) return emptyList()
        val name = if (others.any { it.name == "of" }) "outer" else "of"
        return listOf(Parameter(name, classes.value(declaration.outer!!, emptyList()), isOuter = true))
    }
}
