package kotlinbridge.processor.reading

import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedLibrary
import kotlinbridge.processor.model.FlowType
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.wireName

/** Reads all that a library offers, and tells [Problems] what it can't. */
internal class LibraryReader(private val resolver: Resolver, private val problems: Problems) {
    private val optIns = OptIns()
    private val classes = ClassReader(optIns, problems::omit)
    private val callables = CallableReader(TypeReader(classes::read), classes, optIns, problems::omit)
    private val members = Members(classes)
    private val exports = LinkedHashMap<Exported, List<Export>>()
    /** What no declaration of the user's stands for. */
    private val own = mutableListOf<Export>()
    private val types = LinkedHashSet<Value>()
    private val visited = HashSet<Value.Declared>()

    /** A declaration, by the class that has it: a subclass has what it inherits. */
    private data class Exported(val declaration: KSDeclaration, val owner: KSClassDeclaration?)

    fun read(list: ExportList): ExportedLibrary {
        val named = list.named(resolver, problems)
        classes.listed += named.flatMap { it.declarations }.filterIsInstance<KSClassDeclaration>()
        for (wanted in named) name(wanted)
        for (declaration in list.alongside(resolver, problems)) bring(declaration, owner = null)
        while (true) bringMembers(used().find { visited.add(it.declared.type) } ?: break)
        if (used().any { it is ClassType }) own += callables.ofAny()
        val inOrder = all.sortedWith(compareBy({ it.origin.packageName }, { it.origin.file }, { it.origin.line }))
        return ExportedLibrary(
            list.library,
            uniquelyNamed(inOrder.filterIsInstance<ExportedFunction>()),
            uniquelyNamed(inOrder.filterIsInstance<ExportedFlow>()),
            used(),
            problems.omissions,
            optIns.all,
        )
    }

    /** The types that something mentions. Those of a function that can't cross were read, too. */
    private fun used(): List<NamedType> = Types(classes.read.sortedBy { it.declared.type.wireName })
        .within(types.toList() + all.flatMap { export -> export.values })

    private val all: List<Export> get() = exports.values.flatten() + own

    /** Exports what somebody asked for by its name: of overloads, those that can cross. */
    private fun name(wanted: NamedDeclarations) {
        val refused = wanted.declarations.mapNotNull { declaration ->
            try {
                export(declaration, declaration.parentDeclaration as? KSClassDeclaration)
                null
            } catch (refusal: CannotCross) {
                Omission(declaration.fullName, refusal.reason)
            }
        }
        val isWhole = refused.size == wanted.declarations.size
        for (omission in refused) {
            if (isWhole) problems.error("${omission.name} can't cross to Swift: ${omission.reason}", wanted.place)
            else problems.omit(omission)
        }
    }

    /** Exports what came along with its package, object or class. */
    private fun bring(declaration: KSDeclaration, owner: KSClassDeclaration?) {
        if (!declaration.isPublic || declaration.isHidden) return
        if (declaration is KSClassDeclaration && declaration.comesWithoutAWord) return
        try {
            export(declaration, owner)
        } catch (refusal: CannotCross) {
            problems.omit(Omission(declaration.fullName, refusal.reason))
        }
    }

    private fun export(declaration: KSDeclaration, owner: KSClassDeclaration?) {
        val key = Exported(declaration, owner)
        // Its `actual` has the body.
        if (key in exports || declaration.isExpect) return
        when (declaration) {
            is KSFunctionDeclaration -> exports[key] = listOf(
                if (declaration.isConstructor()) callables.constructor(declaration, owner!!)
                else callables.function(declaration, owner),
            )
            is KSPropertyDeclaration -> exports[key] = callables.property(declaration, owner)
            is KSClassDeclaration -> exportClass(declaration)
        }
    }

    private fun exportClass(declaration: KSClassDeclaration) {
        if (declaration.isThrowable) {
            types += classes.exception(declaration)
        } else if (declaration.isSingleton) {
            if (!declaration.isPublic) throw CannotCross("it isn't public: make it public")
            members.ofSingleton(declaration).forEach { bring(it, declaration) }
        } else {
            types += classes.read(declaration)
        }
        declaration.declarations.filterIsInstance<KSClassDeclaration>()
            .filter { it.classKind != ClassKind.ENUM_ENTRY && !it.isCompanionObject }.forEach { bring(it, owner = null) }
    }

    private fun bringMembers(type: NamedType) {
        if (type is FlowType) {
            own += callables.flow(type)
            return
        }
        val name = resolver.getKSNameFromString(type.declared.type.className.canonicalName)
        val declaration = resolver.getClassDeclarationByName(name) ?: return
        if (!classes.isExported(declaration)) return
        if (type is ExceptionType) {
            declaration.getSealedSubclasses().filter { classes.isExported(it) }.forEach { bring(it, owner = null) }
            return
        }
        if (type.declared.type.arguments.isNotEmpty()) return omitMembers(declaration, type)
        members.of(declaration, type).forEach { bring(it, declaration) }
        val companion = declaration.declarations.filterIsInstance<KSClassDeclaration>().find { it.isCompanionObject }
        if (companion?.isPublic == true) {
            exports[Exported(companion, declaration)] = listOfNotNull(callables.companion(companion, declaration))
            members.ofSingleton(companion).forEach { bring(it, companion) }
        }
    }

    private fun omitMembers(declaration: KSClassDeclaration, type: NamedType) {
        for (member in members.of(declaration, type).filter { it.isPublic }) {
            problems.omit(Omission(member.fullName, "members of generic classes can't cross yet: make it an extension"))
        }
    }
}

/** An annotation means nothing to Swift, and a generic value crosses where it is named with its types. */
private val KSClassDeclaration.comesWithoutAWord: Boolean
    get() = classKind == ClassKind.ANNOTATION_CLASS || typeParameters.isNotEmpty() && isValue
