package kotlinbridge.processor.reading

import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.getVisibility
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeArgument
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Visibility
import kotlinbridge.processor.model.combinations

/**
 * Tells which arguments of a function a call must have, so that it means that function and no other
 * one of its name: generated code has no other way to call it.
 */
internal class Overloads(private val resolver: Resolver) {
    /**
     * The parameters whose defaults can't be taken. Throws [CannotCross] if any call means another
     * function.
     *
     * - [crossing]: the parameters that cross. The others are left to their defaults always.
     */
    fun needed(
        function: KSFunctionDeclaration,
        owner: Owner?,
        crossing: List<KSValueParameter>,
    ): Set<KSValueParameter> {
        val needed = mutableSetOf<KSValueParameter>()
        val members = members(function.extensionReceiver, owner)
            .filterIsInstance<KSFunctionDeclaration>().named(function).filter { it.isCallable(function) }.toList()
        val others = overloads(function, owner).filter { it != function && it.isCallable(function) }.toList()
        if (members.isEmpty() && others.isEmpty()) return needed
        while (true) {
            val optional = crossing.filter { it.hasDefault && it !in needed }
            val (left, other) = combinations(optional).firstNotNullOfOrNull { left ->
                val call = Call(function, crossing - left.toSet())
                (members.find(call::isOfMember) ?: others.find(call::isOf))?.let { left to it }
            } ?: return needed
            needed += left.lastOrNull { one -> other.parameters.none { it.isLike(one) } } ?: left.lastOrNull()
                ?: throw CannotCross("a call to it could mean another ${other.fullName}: rename one of them")
        }
    }

    /** Throws [CannotCross] if the receiver has a property of this name. */
    fun check(property: KSPropertyDeclaration, owner: Owner?) {
        val member = members(property.extensionReceiver, owner)
            .filterIsInstance<KSPropertyDeclaration>().named(property).find { it.isCallable(property) } ?: return
        throw CannotCross("reading it would mean ${member.fullName}: rename one of them")
    }

    /** What the receiver of an extension has itself, which comes first in Kotlin. */
    private fun members(receiver: KSTypeReference?, owner: Owner?): Sequence<KSDeclaration> {
        val type = receiver?.resolve() ?: return emptySequence()
        val declaration = type.expandedDeclaration as? KSClassDeclaration
        if (declaration == null || type.isMarkedNullable || declaration == owner?.declaration) return emptySequence()
        return (declaration.getAllFunctions() + declaration.getAllProperties()).filter { it.extensionReceiver == null }
    }

    private fun overloads(function: KSFunctionDeclaration, owner: Owner?): Sequence<KSFunctionDeclaration> {
        val name = (if (function.isConstructor()) function.parentDeclaration else function)!!.qualifiedName
            ?: return emptySequence()
        if (owner != null && !function.isConstructor()) {
            return owner.declaration.getAllFunctions().named(function)
                .filter { (it.extensionReceiver == null) == (function.extensionReceiver == null) }
        }
        val constructors = resolver.getClassDeclarationByName(name)?.getConstructors().orEmpty()
        return (constructors + resolver.getFunctionDeclarationsByName(name, includeTopLevel = true))
            .filter { (it.extensionReceiver == null) == (function.extensionReceiver == null) }
    }
}

internal val KSDeclaration.extensionReceiver: KSTypeReference?
    get() = (this as? KSFunctionDeclaration)?.extensionReceiver ?: (this as? KSPropertyDeclaration)?.extensionReceiver

private fun <T : KSDeclaration> Sequence<T>.named(like: KSDeclaration): Sequence<T> =
    filter { it.simpleName.asString() == like.simpleName.asString() }

/** Whether generated code beside [other] sees it. */
private fun KSDeclaration.isCallable(other: KSDeclaration): Boolean {
    val isHidden = annotations.any { it.shortName.asString() == "Deprecated" && it.constant("level") == "HIDDEN" }
    val isSeen = when (getVisibility()) {
        Visibility.PUBLIC -> true
        Visibility.INTERNAL -> containingFile != null
        else -> false
    }
    return isSeen && !isHidden && !isExpect && this != other
}

/** A call by the names of these parameters. */
private class Call(private val function: KSFunctionDeclaration, private val given: List<KSValueParameter>) {
    private val isWhole = given.size == function.parameters.size

    /** Whether it means this member of the receiver's. */
    fun isOfMember(other: KSFunctionDeclaration): Boolean = pairs(other)?.all { (own, its) -> own.isAccepted(its) } == true

    /** Whether it means this overload, or could mean both. */
    fun isOf(other: KSFunctionDeclaration): Boolean {
        // A call has type arguments, or prefers what is not generic.
        if (other.typeParameters.size != function.typeParameters.size) return false
        val pairs = pairs(other) ?: return false
        val receivers = function.extensionReceiver to other.extensionReceiver
        val types = pairs.map { (own, its) -> own.type to its.type } +
            listOfNotNull(receivers.first?.let { own -> receivers.second?.let { own to it } })
        if (!types.all { (own, its) -> its.resolve().accepts(own.resolve()) }) return false
        // The more specific one is called, then that without defaults.
        val isSame = types.all { (own, its) -> own.resolve().accepts(its.resolve()) }
        return isSame && !(isWhole && other.parameters.size > given.size)
    }

    /** The parameters for those given; null if the call does not fit. */
    private fun pairs(other: KSFunctionDeclaration): List<Pair<KSValueParameter, KSValueParameter>>? {
        val found = given.map { own ->
            own to (other.parameters.find { it.name?.asString() == own.name?.asString() } ?: return null)
        }
        val rest = other.parameters - found.map { it.second }.toSet()
        return found.takeIf { rest.all { it.hasDefault || it.isVararg } && found.all { (own, its) -> own.isVararg == its.isVararg } }
    }
}

private fun KSValueParameter.isAccepted(by: KSValueParameter): Boolean = by.type.resolve().accepts(type.resolve())

private fun KSValueParameter.isLike(other: KSValueParameter): Boolean =
    name?.asString() == other.name?.asString() && type.resolve() == other.type.resolve()

/** What its type parameters stand for is not known: they may accept it. */
private fun KSType.accepts(other: KSType): Boolean = isAssignableFrom(other) || isGeneric || other.isGeneric

private val KSType.isGeneric: Boolean
    get() = declaration is KSTypeParameter || arguments.any { it.isGeneric }

private val KSTypeArgument.isGeneric: Boolean get() = type?.resolve()?.isGeneric == true
