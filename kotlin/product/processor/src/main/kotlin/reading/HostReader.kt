package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Variance
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.HostedInterface
import kotlinbridge.processor.model.HostedMember
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFlow
import kotlinbridge.processor.model.shape
import kotlinbridge.processor.model.wireName

/**
 * Finds the interfaces that Swift may implement, and tells [omit] why it can't implement others.
 *
 * @property find the class of a type
 * @property exported what Swift has of a member that a class or interface declares or inherits
 * @property invoke what calls a function as a value
 * @property mainActor the members of the main actor
 */
internal class HostReader(
    private val find: (Value.Declared) -> KSClassDeclaration?,
    private val exported: (KSDeclaration, Value.Declared) -> List<Export>?,
    private val invoke: (Value.Declared) -> ExportedFunction?,
    private val omit: (Omission) -> Unit,
    private val mainActor: MainActorMembers,
) {
    /** What runs Kotlin's own body of a member, also for the interfaces that inherit it. */
    private val bodies = HashMap<ExportedFunction, ExportedFunction>()

    /** What gives the flows of members as values, also for the interfaces that inherit them. */
    private val givers = HashMap<ExportedFunction, ExportedFunction>()

    /** The declarations of what Swift implements, as the first interface has them. */
    private val implemented = HashSet<KSDeclaration>()

    /** Why Swift can't implement an interface. */
    private val refusals = HashMap<String, String>()

    fun read(types: List<NamedType>): List<HostedInterface> {
        val byType = types.associateBy { it.declared.type }
        val found = LinkedHashMap<Value.Declared, List<HostedMember>>()
        for (type in types.filterIsInstance<ClassType>().filter { it.isInterface }) {
            try {
                found[type.declared.type] = members(type, withSupertypes(type, byType))
            } catch (refusal: CannotCross) {
                refuse(type, refusal.reason)
            }
        }
        // What extends one of the others would have members that Swift can't give.
        for (type in found.keys.map { byType.getValue(it) as ClassType }) {
            val other = withSupertypes(type, byType).find { it !in found } ?: continue
            found.remove(type.declared.type)
            refuse(type, "it extends ${other.wireName}, which Swift can't implement")
        }
        var entry = 0
        val hosted = found.entries.mapIndexed { index, (type, members) ->
            HostedInterface(type, index + 1, entry, members).also { entry += members.size }
        }
        checkMainActor(hosted, byType)
        return hosted
    }

    private fun checkMainActor(hosted: List<HostedInterface>, byType: Map<Value.Declared, NamedType>) {
        val names = hosted.mapTo(HashSet()) { it.type.className.canonicalName }
        mainActor.check(implemented) { owner ->
            refusals[owner.fullName] ?: if (owner.fullName in names) null else "nothing that Swift has mentions it, so list it"
        }
        val byInterface = hosted.associateBy { it.type }
        mainActor.checkUnity(hosted) { one ->
            withSupertypes(byType.getValue(one.type), byType).drop(1).map(byInterface::getValue)
        }
    }

    private fun refuse(type: ClassType, reason: String) {
        refusals[type.declared.type.className.canonicalName] = reason
        omit(Omission(type.declared.type.wireName, "Swift can't implement it: $reason"))
    }

    private fun withSupertypes(type: NamedType, byType: Map<Value.Declared, NamedType>): List<Value.Declared> =
        listOf(type.declared.type) + type.declared.supertypes.flatMap { withSupertypes(byType.getValue(it), byType) }

    private fun members(type: ClassType, types: List<Value.Declared>): List<HostedMember> {
        if (type.declared.type.isFlow) return emptyList()
        invoke(type.declared.type)?.let { return listOf(HostedMember(it, it, body = null, isOfMainActor = type.declared.type.isOfMainActor)) }
        val declaration = find(type.declared.type) ?: throw CannotCross("its declaration can't be found")
        if (Modifier.SEALED in declaration.modifiers) throw CannotCross("it is sealed")
        if (declaration.annotations.any { it.shortName.asString() == "SubclassOptInRequired" }) {
            throw CannotCross("implementing it requires an opt-in")
        }
        declaration.allMembers.find { it.isAbstractMember && !it.isPublic }?.let {
            throw CannotCross("its member ${it.simpleName.asString()} isn't public")
        }
        return declaration.members.flatMap { member(it, type, types) }.distinctBy { it.function.shape }.toList()
    }

    /** What Swift implements of a member: nothing if Kotlin's own body does. */
    private fun member(member: KSDeclaration, type: ClassType, types: List<Value.Declared>): List<HostedMember> {
        val functions = functions(member, types)
        val problem = if (functions == null) "can't cross" else problem(member, functions, type)
        if (problem != null) {
            if (member.isAbstractMember) throw CannotCross("its member ${member.simpleName.asString()} $problem")
            return emptyList()
        }
        val origin = member.withOverridees.last { declared -> types.any { exported(declared, it) != null } }
        implemented += origin
        return functions!!.map {
            val function = it.flow?.given?.let { value -> givers.getOrPut(it) { it.giving(value) } } ?: it
            HostedMember(it, function, if (member.isAbstractMember) null else bodies.getOrPut(it, it::body), mainActor.has(origin))
        }
    }

    /**
     * The functions that Swift has for a member, or for what it overrides; null if it has none. A getter may
     * be that of another interface than the setter.
     */
    private fun functions(member: KSDeclaration, types: List<Value.Declared>): List<ExportedFunction>? =
        member.withOverridees.flatMap { declared -> types.flatMap { exported(declared, it).orEmpty() } }
            .filterIsInstance<ExportedFunction>().distinctBy { it.kind }.toList().ifEmpty { null }

    private fun problem(member: KSDeclaration, functions: List<ExportedFunction>, type: ClassType): String? = when {
        // No code can call another interface's body of an extension.
        !member.isAbstractMember && functions.any { one -> one.parameters.any { it.isReceiver } } -> "is an extension with a body"
        functions.any { it.flow != null && it.flow.given == null } -> "is a channel, or a flow of nothing, which only Kotlin has"
        member is KSFunctionDeclaration && member.returnType!!.resolve().className == "kotlin.Nothing" -> "returns nothing"
        member is KSFunctionDeclaration && member.parameters.size != functions.single().count ->
            "has a parameter that can't cross"
        member.types.any { it.hasProjection } -> "has a type with a projection, in or out"
        member is KSPropertyDeclaration && member.isMutable && functions.size < 2 -> "has a setter that can't cross"
        functions.size > 1 && type.values.isNotEmpty() -> "can be set, and values that have the interface can't be changed"
        else -> null
    }
}

/** What gives the flow that it makes as a [value]. */
private fun ExportedFunction.giving(value: Value.Declared) = ExportedFunction(
    origin, parameters, placement = null, kind, isSuspending, isOperator = false, value, throws,
)

/** The count of parameters besides the object and the receiver. */
private val ExportedFunction.count get() = parameters.count { !it.isInstance && !it.isReceiver }

/** Runs what Kotlin has for a member, where Swift has none. */
private fun ExportedFunction.body() = ExportedFunction(
    origin, parameters.map { it.withoutDefault() }, placement = null, kind, isSuspending, isOperator = false, result,
    throws, flow = flow, bodyOf = this,
)

private val KSClassDeclaration.members: Sequence<KSDeclaration>
    get() = allMembers.filter { it.isPublic && !it.isOfAny }

private val KSDeclaration.types: List<KSType>
    get() = when (this) {
        is KSFunctionDeclaration -> parameters.map { it.type.resolve() } + returnType!!.resolve()
        is KSPropertyDeclaration -> listOf(type.resolve())
        else -> emptyList()
    }

private val KSType.hasProjection: Boolean
    get() = arguments.any { it.variance != Variance.INVARIANT || it.type?.resolve()?.hasProjection != false }
