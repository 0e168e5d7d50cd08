package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.Value

/** The classes at the ends of a hierarchy, with the types for their parameters, as kotlinx.serialization sorts them. */
internal fun leaves(sealed: KSClassDeclaration, arguments: List<Value>): List<Pair<KSClassDeclaration, List<Value>>> =
    allLeaves(sealed, arguments).distinct().sortedBy { (leaf, _) -> leaf.fullName }.toList()

private fun allLeaves(
    sealed: KSClassDeclaration,
    arguments: List<Value>,
): Sequence<Pair<KSClassDeclaration, List<Value>>> = sealed.getSealedSubclasses().flatMap { subclass ->
    val own = argumentsOf(subclass, sealed, arguments)
    if (Modifier.SEALED in subclass.modifiers) allLeaves(subclass, own) else sequenceOf(subclass to own)
}

/** The types for the parameters of a subclass, which it hands on to its sealed class: `Some<T> : Maybe<T>`. */
private fun argumentsOf(subclass: KSClassDeclaration, sealed: KSClassDeclaration, arguments: List<Value>): List<Value> {
    val handedOn = handedOn(subclass, sealed)
    return subclass.typeParameters.map { parameter ->
        arguments.getOrNull(handedOn.indexOf(parameter.name.asString())) ?: throw CannotCross(
            "${subclass.fullName} has a type parameter that ${sealed.fullName} does not have: use a concrete type",
        )
    }
}

/** Whether the types for the parameters of a subclass are those of its sealed class. */
internal fun handsOnAll(subclass: KSClassDeclaration, sealed: KSClassDeclaration): Boolean {
    val handedOn = handedOn(subclass, sealed)
    return subclass.typeParameters.all { it.name.asString() in handedOn }
}

/** The names of the subclass's own type parameters that it hands on, in the order of those of its sealed class. */
private fun handedOn(subclass: KSClassDeclaration, sealed: KSClassDeclaration): List<String?> {
    if (subclass.typeParameters.isEmpty()) return emptyList()
    val supertype = subclass.superTypes.map { it.resolve() }.first { it.expandedDeclaration == sealed }
    return supertype.arguments.map { (it.type?.resolve()?.declaration as? KSTypeParameter)?.name?.asString() }
}
