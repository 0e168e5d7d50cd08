package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.HostedInterface
import kotlinbridge.processor.model.HostedMember
import kotlinbridge.processor.model.shape
import kotlinbridge.processor.model.wireName

/** Tells which functions Swift has as members of its main actor, and what is wrong with those that were named. */
internal class MainActorMembers(private val named: List<NamedDeclarations>, private val problems: Problems) {
    private val declarations = named.flatMap { it.declarations }.toSet()

    /** Those that have the annotation in other modules, which only a look at them tells. */
    private val annotated = LinkedHashSet<KSDeclaration>()

    /** Whether a function was named or annotated. */
    fun has(member: KSDeclaration): Boolean {
        if (member in declarations) return true
        return (member.bridgeAnnotation("BridgeMainActor") != null).also { if (it) annotated += member }
    }

    /**
     * Reports what was named and is no such member.
     *
     * @param hosted the declarations of the members that Swift implements, as the first interface has them
     * @param refusal why Swift can't implement an interface; null if it can
     */
    fun check(hosted: Set<KSDeclaration>, refusal: (KSClassDeclaration) -> String?) {
        for (one in named + annotated.map { NamedDeclarations(it.fullName, listOf(it), it) }) {
            if (one.declarations.isEmpty()) {
                problems.error(
                    "there is no function or parameter ${one.name}, which mainActor names: check its name, with its package and the interface that declares it",
                    one.place,
                )
            }
            for (declaration in one.declarations) {
                val reason = problem(declaration, hosted, refusal) ?: continue
                problems.error("${declaration.fullName} can't be a member of the main actor: $reason", one.place)
            }
        }
    }

    private fun problem(member: KSDeclaration, hosted: Set<KSDeclaration>, refusal: (KSClassDeclaration) -> String?): String? {
        val owner = member.parentDeclaration as? KSClassDeclaration
        return when {
            member !is KSFunctionDeclaration -> "it is a property: name a function"
            owner?.classKind != ClassKind.INTERFACE -> "it isn't a member of an interface: name a member that Swift implements"
            Modifier.SUSPEND in member.modifiers -> "it suspends: leave it out, for Swift may have an async member on any actor"
            member.returnType!!.resolve().className != "kotlin.Unit" -> "it has a result, for which a caller would wait: give it none, or make it a suspend function"
            Modifier.SEALED in owner.modifiers -> "Swift can't implement ${owner.fullName}: it is sealed"
            refusal(owner) != null -> "Swift can't implement ${owner.fullName}: ${refusal(owner)}"
            member in hosted -> null
            member.overridee != null -> "it overrides ${member.withOverridees.last().fullName}: name that one"
            else -> "Swift does not implement it: make it public, with types that can cross"
        }
    }

    /** Reports the members that one interface has from two, of which one is of the main actor. */
    fun checkUnity(interfaces: List<HostedInterface>, above: (HostedInterface) -> List<HostedInterface>) {
        for (one in interfaces) {
            val all = (above(one) + one).flatMap { it.members }.distinctBy { it.function }.groupBy { it.function.shape }
            for (members in all.values) {
                val of = members.find { it.isOfMainActor } ?: continue
                val other = members.find { !it.isOfMainActor } ?: continue
                problems.error(
                    "${of.fullName} can't be a member of the main actor: ${one.type.wireName} has it and ${other.fullName} as one member, so name both or none",
                    named.find { it.name == of.fullName }?.place,
                )
            }
        }
    }
}

private val HostedMember.fullName get() = "${function.origin.owner!!.wireName}.${function.origin.name}"
