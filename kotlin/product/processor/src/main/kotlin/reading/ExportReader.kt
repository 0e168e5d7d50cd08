package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSTypeAlias
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFunction
import kotlinbridge.processor.model.simpleKotlin
import kotlinbridge.processor.model.wireName

/** Reads declarations with all that comes along with them, into [Exports]. */
internal class ExportReader(
    private val resolver: Resolver,
    private val exports: Exports,
    private val classes: ClassReader,
    private val callables: CallableReader,
    private val undeclared: UndeclaredMembers,
    private val problems: Problems,
) {
    private val members = Members(classes)
    /** Those whose members have come along, by their names on the wire. */
    private val visited = HashSet<String>()
    private val growth = Growth()
    /** What a class with open types lacks. */
    private val lacking = LinkedHashMap<KSDeclaration, Omission>()

    /** The generic classes, with the place of the list for one that somebody asked for. */
    private val generic = LinkedHashMap<KSClassDeclaration, KSNode?>()

    /** Exports what came along with its package, object or class. */
    fun bring(declaration: KSDeclaration, owner: Owner?) {
        if (!declaration.isPublic || declaration.isHidden || classes.listed.isOfSerializer(declaration)) return
        if (declaration is KSTypeAlias) {
            return problems.omit(Omission(declaration.fullName, "it is a type alias: Swift has the type that it stands for"))
        }
        if ((declaration as? KSClassDeclaration)?.typeParameters?.isNotEmpty() == true) {
            return addGeneric(declaration, place = null)
        }
        // With its types it may be listed.
        if (exports.declared.keys.any { it.declaration == declaration && it.arguments.isNotEmpty() }) return
        try {
            export(declaration, owner)
        } catch (refusal: CannotCross) {
            omit(declaration, owner, refusal)
            // They may cross without it.
            if (declaration is KSClassDeclaration) bringNested(declaration)
        }
    }

    private fun omit(declaration: KSDeclaration, owner: Owner?, refusal: CannotCross) {
        if (owner?.isOpen != true) return problems.omit(Omission(declaration.fullName, refusal.reason))
        val type = Value.Declared(owner.declaration.className, owner.arguments)
        lacking[declaration] = Omission(declaration.fullName, "for ${type.simpleKotlin}, ${refusal.reason}")
    }

    /** Tells of the members that a class with open types lacks, and that no other use of it has. */
    fun omitLacking() {
        val told = problems.omissions.map { it.name }.toSet()
        val exported = exports.declared.keys.map { it.declaration }.toSet()
        for ((member, omission) in lacking) {
            if (omission.name !in told && member.withOverridees.none { it in exported }) problems.omit(omission)
        }
    }

    /** Exports the setter of a property whose getter a supertype has in Swift. */
    private fun bringSetter(property: KSPropertyDeclaration, owner: Owner) {
        try {
            exports.declared[Exported(property, owner, emptyList())] =
                callables.property(property, owner, emptyList()).filter { it.isSetter }
        } catch (refusal: CannotCross) {
            problems.omit(Omission(property.fullName, refusal.reason))
        }
    }

    /** It crosses where it is mentioned, with its types. */
    fun addGeneric(declaration: KSClassDeclaration, place: KSNode?) {
        generic.putIfAbsent(declaration, place)
        bringNested(declaration)
    }

    /** Tells of the generic classes that nothing mentions. */
    fun omitUnused() {
        val used = exports.used().map { it.declared.type.className }.toSet()
        for ((declaration, place) in generic.filterKeys { it.className !in used }) {
            val reason = "it is generic: mention it in a function or property, or list it in generics, with its types"
            val omission = Omission(declaration.fullName, reason)
            if (place == null) problems.omit(omission) else problems.refuse(omission, place)
        }
    }

    /** Exports a declaration. Throws [CannotCross]. */
    fun export(declaration: KSDeclaration, owner: Owner?, arguments: List<Value> = emptyList()) {
        val key = Exported(declaration, owner, arguments)
        // Its `actual` has the body.
        if (key in exports.declared || declaration.isExpect) return
        val read = when (declaration) {
            is KSFunctionDeclaration ->
                if (declaration.isConstructor()) listOf(callables.constructor(declaration, owner!!))
                else callables.function(declaration, owner, arguments)
            is KSPropertyDeclaration -> callables.property(declaration, owner, arguments)
            is KSClassDeclaration -> return exportClass(declaration)
            else -> return
        }
        // Only the members of a generic class can grow.
        if (owner?.arguments?.isNotEmpty() == true) {
            growth.check(owner, Types(classes.read).within(read.flatMap { it.values }))
        }
        exports.declared[key] = read
    }

    private fun exportClass(declaration: KSClassDeclaration) {
        if (declaration in classes.listed.serializers) {
            throw CannotCross("its values cross as its serializer in the list writes them: don't list the class")
        }
        if (declaration.isThrowable) {
            exports.types += classes.exception(declaration)
        } else if (declaration.isSingleton) {
            if (!declaration.isPublic) throw CannotCross("it isn't public: make it public")
            val own = members.ofSingleton(declaration)
            own.forEach { bring(it, Owner(declaration)) }
            // There is nothing to it but its value.
            val isEmpty = exports.declared.keys.none { it.declaration in own } && declaration.nested.none()
            if (isEmpty) exports.types += classes.read(declaration)
        } else {
            exports.types += classes.read(declaration)
        }
        bringNested(declaration)
    }

    private fun bringNested(declaration: KSClassDeclaration) {
        declaration.nested.forEach { bring(it, owner = null) }
    }

    /** Exports the members of all types that something mentions, which may mention others. */
    fun bringMembers() {
        do {
            val new = exports.used().filter { visited.add(it.declared.type.wireName) }
            new.forEach(::bringMembers)
        } while (new.isNotEmpty())
    }

    private fun bringMembers(type: NamedType) {
        if (CoroutineType.of(type.declared.type.className) != null) {
            exports.own += undeclared.ofCoroutine(type.declared.type)
            return
        }
        if (type.declared.type.isFunction) {
            exports.functions[type.declared.type] = undeclared.invoke(type.declared.type)
            return
        }
        val declaration = resolver.declaration(type.declared.type) ?: return
        if (!classes.listed.isExported(declaration)) return
        if (type is ExceptionType) {
            declaration.getSealedSubclasses().filter { classes.listed.isExported(it) }.forEach { bring(it, owner = null) }
            members.ofException(declaration)
                .forEach { problems.omit(Omission(it.fullName, "an exception crosses as its properties: make it a function at top level")) }
            return
        }
        val owner = Owner(declaration, type.declared.type.arguments)
        if (type is ClassType) bringFlow(type, declaration)
        members.of(declaration, type).forEach { bring(it, owner) }
        members.newlySettable(declaration, type).forEach { bringSetter(it, owner) }
        val companion = declaration.declarations.filterIsInstance<KSClassDeclaration>().find { it.isCompanionObject }
        if (companion?.isPublic == true) {
            val key = Exported(companion, Owner(declaration), emptyList())
            exports.declared[key] = listOfNotNull(undeclared.companion(companion, declaration))
            members.ofSingleton(companion).forEach { bring(it, Owner(companion)) }
        }
    }

    /** Exports the flow that the objects of a class are, unless Swift's superclass has it. */
    private fun bringFlow(type: ClassType, declaration: KSClassDeclaration) {
        try {
            val isInherited = type.supertypes.any { above -> resolver.declaration(above)?.isFlow == true }
            if (declaration.isFlow && !isInherited) exports.own += listOfNotNull(undeclared.ofObject(type.declared.type, declaration))
        } catch (refusal: CannotCross) {
            problems.omit(Omission("${declaration.fullName}.flow", refusal.reason))
        }
    }
}

/** Whether its objects are flows. */
private val KSClassDeclaration.isFlow: Boolean get() = getAllSuperTypes().any { it.className == "kotlinx.coroutines.flow.Flow" }

/** The classes in a class and in its companion. */
private val KSClassDeclaration.nested: Sequence<KSClassDeclaration>
    get() = declarations.filterIsInstance<KSClassDeclaration>().filter { it.classKind != ClassKind.ENUM_ENTRY }
        .flatMap { if (it.isCompanionObject) it.nested else sequenceOf(it) }
