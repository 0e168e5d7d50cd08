package kotlinbridge.processor.reading

import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedLibrary
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value

/** Reads all that a library offers, and tells [Problems] what it can't. */
internal class LibraryReader(private val resolver: Resolver, private val problems: Problems) {
    private val optIns = OptIns()
    private val classes = ClassReader(optIns)
    private val callables = CallableReader(TypeReader(classes::read), optIns, problems::omit)
    private val exports = LinkedHashMap<KSDeclaration, List<Export>>()
    private val values = mutableListOf<Value>()

    fun read(list: ExportList): ExportedLibrary {
        for (wanted in list.named(resolver, problems)) name(wanted)
        for (declaration in list.alongside(resolver, problems)) bring(declaration)
        val inOrder = exports.values.flatten()
            .sortedWith(compareBy({ it.origin.packageName }, { it.origin.file }, { it.origin.line }))
        // Those of a function that can't cross for another reason were read, too.
        val types = Types(classes.read.sortedBy { it.declared.name.canonicalName })
            .within(values + inOrder.flatMap { export -> export.parameters.map { it.value } + export.answer })
        for (type in types) omitMembers(type.declared.name.canonicalName)
        return ExportedLibrary(
            list.library,
            uniquelyNamed(inOrder.filterIsInstance<ExportedFunction>()),
            uniquelyNamed(inOrder.filterIsInstance<ExportedFlow>()),
            types,
            problems.omissions,
            optIns.all,
        )
    }

    /** Exports what somebody asked for by its name. */
    private fun name(wanted: NamedDeclaration) = try {
        export(wanted.declaration)
    } catch (refusal: CannotCross) {
        problems.error("${wanted.declaration.fullName} can't cross to Swift: ${refusal.reason}", wanted.place)
    }

    /** Exports what came along with its package or object. */
    private fun bring(declaration: KSDeclaration) {
        if (!declaration.isPublic || declaration.bridgeAnnotation("BridgeHidden") != null) return
        if (declaration is KSClassDeclaration && declaration.comesWithoutAWord) return
        if (declaration is KSFunctionDeclaration && (declaration.isConstructor() || declaration.isOfAny)) return
        try {
            export(declaration)
        } catch (refusal: CannotCross) {
            problems.omit(Omission(declaration.fullName, refusal.reason))
        }
    }

    private fun export(declaration: KSDeclaration) {
        // Its `actual` has the body.
        if (declaration in exports || declaration.isExpect) return
        when (declaration) {
            is KSFunctionDeclaration -> exports[declaration] = listOf(callables.function(declaration))
            is KSPropertyDeclaration -> exports[declaration] = callables.property(declaration)
            is KSClassDeclaration -> exportClass(declaration)
        }
    }

    private fun exportClass(declaration: KSClassDeclaration) {
        if (declaration.isSingleton) {
            if (!declaration.isPublic) throw CannotCross("it isn't public: make it public")
            declaration.declarations.filter { it !is KSClassDeclaration }.forEach(::bring)
        } else {
            values += classes.read(declaration)
        }
        declaration.declarations.filterIsInstance<KSClassDeclaration>()
            .filter { it.classKind != ClassKind.ENUM_ENTRY && !it.isCompanionObject }.forEach(::bring)
    }

    /** Values cross without their functions and computed properties. */
    private fun omitMembers(type: String) {
        val declaration = resolver.getClassDeclarationByName(resolver.getKSNameFromString(type)) ?: return
        if (declaration.containingFile == null) return
        val fields = declaration.primaryConstructor?.parameters.orEmpty().mapNotNull { it.name?.asString() }.toSet()
        val companion = declaration.declarations.filterIsInstance<KSClassDeclaration>().find { it.isCompanionObject }
        for (member in declaration.declarations + companion?.declarations.orEmpty()) {
            if (member is KSClassDeclaration || member.origin == Origin.SYNTHETIC || member in exports) continue
            if (member is KSPropertyDeclaration && member.simpleName.asString() in fields) continue
            if (member is KSFunctionDeclaration && (member.isConstructor() || member.isOfData)) continue
            if (!member.isPublic || Modifier.OVERRIDE in member.modifiers) continue
            if (member.bridgeAnnotation("BridgeHidden") != null) continue
            problems.omit(Omission(member.fullName, "members of values can't cross yet: make it an extension"))
        }
    }
}

/** An annotation means nothing to Swift, and an exception crosses when it is thrown. */
private val KSClassDeclaration.comesWithoutAWord: Boolean
    get() = classKind == ClassKind.ANNOTATION_CLASS || isThrowable

/** What every data class has. */
private val KSFunctionDeclaration.isOfData: Boolean
    get() = simpleName.asString() == "copy" || simpleName.asString().matches(Regex("component\\d+"))

private val KSFunctionDeclaration.isOfAny: Boolean
    get() = simpleName.asString() in setOf("equals", "hashCode", "toString") && Modifier.OVERRIDE in modifiers
