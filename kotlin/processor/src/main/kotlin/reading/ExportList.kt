package kotlinbridge.processor.reading

import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias

/** What somebody asked for by its name, and where. Overloads have one name. */
internal class NamedDeclarations(val declarations: List<KSDeclaration>, val place: KSNode)

/** The object with `@BridgeLibrary`, and what its `@BridgeExports` lists. */
internal class ExportList(private val holder: KSClassDeclaration, library: KSAnnotation) {
    val library: String = library.argument("name") as String
    private val exports = holder.bridgeAnnotation("BridgeExports")

    /** What is listed by its own name, and what has a `@BridgeExport`. */
    fun named(resolver: Resolver, problems: Problems): List<NamedDeclarations> =
        classes() + functions(resolver, problems) + properties(resolver, problems) + annotated(resolver)

    /** The declarations of the listed packages. */
    fun alongside(resolver: Resolver, problems: Problems): List<KSDeclaration> = strings("packages").flatMap { name ->
        val found = resolver.getAllFiles().filter { it.packageName.asString() == name }.flatMap { it.declarations }
            .filter { it !is KSTypeAlias && it != holder }.toList()
        if (found.isEmpty()) problems.error("there is no package $name in this module: check its name", holder)
        found
    }

    private fun classes() = exports?.listArgument("classes").orEmpty().filterIsInstance<KSType>()
        .map { NamedDeclarations(listOf(it.expandedDeclaration), holder) }

    private fun functions(resolver: Resolver, problems: Problems) = strings("functions").map { name ->
        val found = resolver
            .getFunctionDeclarationsByName(resolver.getKSNameFromString(name), includeTopLevel = true).toList()
        if (found.isEmpty()) problems.error("there is no function $name: check its name, with its package", holder)
        NamedDeclarations(found, holder)
    }

    private fun properties(resolver: Resolver, problems: Problems) = strings("properties").mapNotNull { name ->
        val found = resolver.getPropertyDeclarationByName(resolver.getKSNameFromString(name), includeTopLevel = true)
        if (found == null) problems.error("there is no property $name: check its name, with its package", holder)
        found?.let { NamedDeclarations(listOf(it), holder) }
    }

    private fun annotated(resolver: Resolver) = resolver.getSymbolsWithAnnotation("$ANNOTATIONS.BridgeExport")
        .filterIsInstance<KSDeclaration>().map { NamedDeclarations(listOf(it), it) }.toList()

    private fun strings(argument: String) = exports?.listArgument(argument).orEmpty().filterIsInstance<String>()
}
