package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getClassDeclarationByName
import com.google.devtools.ksp.getFunctionDeclarationsByName
import com.google.devtools.ksp.getPropertyDeclarationByName
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.source.SourceFile
import kotlinbridge.processor.source.Token

/**
 * The names in the defaults of a class's primary constructor, from the inside out: its parameters, what is static in the
 * class and in those around it, imports, and the package. A name that could mean two things means nothing here.
 */
internal class DefaultScope(
    private val resolver: Resolver,
    private val declaration: KSClassDeclaration,
    private val source: SourceFile,
    private val sourceOf: (KSFile) -> SourceFile?,
) : Names {
    private val parameters = declaration.primaryConstructor!!.parameters.mapNotNull { it.name?.asString() }
    private val around = generateSequence(declaration) { it.outer }.toList()
    private val packageName = declaration.packageName.asString()

    override fun isOfCollections(function: String): Boolean {
        if (function in parameters || around.any { it.staticMembers(function).isNotEmpty() }) return false
        source.imports[function]?.let { return it == listOf("kotlin.collections.$function") }
        val packages = source.wholeImports.filter { it != "kotlin" && !it.startsWith("kotlin.") } + packageName
        return packages.none { isDeclared(function, it) } && ofFile(function).isEmpty()
    }

    override fun entry(path: List<String>, enum: Value.Declared): String? {
        val name = path.last()
        val declared = classNamed(enum.className.canonicalName)?.takeIf { it.classKind == ClassKind.ENUM_CLASS } ?: return null
        val isEntry = declared.declarations.any { it.isEntry && it.simpleName.asString() == name }
        val isMeant = if (path.size > 1) named(path.dropLast(1))?.fullName == declared.fullName else isImported(name, declared)
        return name.takeIf { isEntry && isMeant }
    }

    /** Whether the name alone stands for the entry of an enum. */
    private fun isImported(entry: String, enum: KSClassDeclaration): Boolean =
        entry !in parameters && around.all { it.staticMembers(entry).isEmpty() } &&
            source.imports[entry] == listOf("${enum.fullName}.$entry")

    override fun constant(path: List<String>): List<Token>? {
        val found = if (path.size == 1) property(path.single()) else named(path.dropLast(1))?.let { member(it, path.last()) }
        val property = (found as? KSPropertyDeclaration)?.takeIf { Modifier.CONST in it.modifiers } ?: return null
        val file = property.containingFile ?: return null
        return sourceOf(file)?.constant(property.simpleName.asString(), property.line)
    }

    private fun property(name: String): KSDeclaration? {
        if (name in parameters) return null
        for (one in around) {
            val members = one.staticMembers(name)
            if (members.isNotEmpty()) return members.singleOrNull()
        }
        source.imports[name]?.let { return it.singleOrNull()?.let(::propertyNamed) }
        val own = ofFile(name)
        if (own.isNotEmpty()) return own.singleOrNull()
        return propertyNamed(inPackage(name))?.takeIf { it.isVisibleElsewhere }
    }

    /** A member of an object, or of the companion of a class. */
    private fun member(of: KSClassDeclaration, name: String): KSDeclaration? = of.staticMembers(name).singleOrNull()

    /** The class or object that a path names. */
    private fun named(path: List<String>): KSClassDeclaration? {
        val first = outermost(path.first()) ?: return null
        return path.drop(1).fold(first as KSClassDeclaration?) { outer, name -> outer?.let { nested(it, name) } }
    }

    private fun nested(outer: KSClassDeclaration, name: String): KSClassDeclaration? =
        outer.classes(name).singleOrNull()?.takeIf { outer.staticMembers(name).isEmpty() }

    private fun outermost(name: String): KSClassDeclaration? {
        if (name in parameters) return null
        for (one in around) {
            if (one.staticMembers(name).isNotEmpty() || one.supers.any { it.classes(name).any() }) return null
            one.classes(name).singleOrNull()?.let { return it }
        }
        source.imports[name]?.let { return it.singleOrNull()?.let(::classNamed) }
        val isOther = propertyNamed(inPackage(name)) != null || ofFile(name).any { it !is KSClassDeclaration }
        return if (isOther) null else classNamed(inPackage(name))
    }

    // What there is

    private fun inPackage(name: String): String = if (packageName.isEmpty()) name else "$packageName.$name"

    /** What the file has at top level, also for itself alone. */
    private fun ofFile(name: String): List<KSDeclaration> =
        declaration.containingFile!!.declarations.filter { it.simpleName.asString() == name }.toList()

    private fun isDeclared(name: String, packageName: String): Boolean {
        val full = if (packageName.isEmpty()) name else "$packageName.$name"
        return resolver.getFunctionDeclarationsByName(full, includeTopLevel = true).any() || propertyNamed(full) != null ||
            classNamed(full) != null
    }

    private fun propertyNamed(name: String): KSPropertyDeclaration? =
        resolver.getPropertyDeclarationByName(name, includeTopLevel = true)

    private fun classNamed(name: String): KSClassDeclaration? = resolver.getClassDeclarationByName(name)
}

private val KSDeclaration.isEntry: Boolean get() = this is KSClassDeclaration && classKind == ClassKind.ENUM_ENTRY

private val KSDeclaration.isVisibleElsewhere: Boolean get() = Modifier.PRIVATE !in modifiers

private val KSClassDeclaration.supers: Sequence<KSClassDeclaration>
    get() = getAllSuperTypes().map { it.expandedDeclaration }.filterIsInstance<KSClassDeclaration>()

private fun KSClassDeclaration.classes(name: String): Sequence<KSClassDeclaration> =
    declarations.filterIsInstance<KSClassDeclaration>().filter { it.simpleName.asString() == name && !it.isEntry }

/** What code in a class may call by its name without an object of the class: of companions and objects, also inherited. */
private fun KSClassDeclaration.staticMembers(name: String): List<KSDeclaration> {
    val companions = (sequenceOf(this) + supers).flatMap { it.declarations }
        .filterIsInstance<KSClassDeclaration>().filter { it.isCompanionObject }
    val own = if (classKind == ClassKind.OBJECT) members.filter { it !is KSClassDeclaration } else emptySequence()
    return (companions.flatMap { it.members } + own).filter { it.simpleName.asString() == name }.distinct().toList()
}

private val KSClassDeclaration.members: Sequence<KSDeclaration> get() = declarations + getAllProperties() + getAllFunctions()
