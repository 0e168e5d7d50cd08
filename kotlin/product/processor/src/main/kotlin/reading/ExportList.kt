package kotlinbridge.processor.reading

import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSName
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSType
import kotlinbridge.processor.klib.Klibs
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Reference

/** What somebody asked for by its name, and where. Overloads have one name. */
internal class NamedDeclarations(
    /** As it is listed. */
    val name: String,
    val declarations: List<KSDeclaration>,
    val place: KSNode,
    /** The types for the parameters of what is generic. */
    val arguments: List<KSType> = emptyList(),
)

/** A use of a generic class that somebody asked for, and where. */
internal class ListedType(val name: String, val type: KSType, val place: KSNode)

/** The object with `@BridgeLibrary`, and what its `@BridgeExports` lists. */
internal class ExportList(
    private val holder: KSClassDeclaration,
    library: KSAnnotation,
    private val resolver: Resolver,
    private val klibs: Klibs,
    private val problems: Problems,
) {
    val library: String = library.argument("name") as String
    private val exports = holder.bridgeAnnotation("BridgeExports")
    val completionHandlers: Boolean get() = exports?.argument("completionHandlers") == true

    val packages: List<String> get() = strings("packages")

    /** What is listed by its own name, and what has a `@BridgeExport`. */
    fun named(): List<NamedDeclarations> = classes() + functions() + properties() + annotated("BridgeExport")

    /** The generic classes that are listed with their types. */
    fun generics(): List<ListedType> = strings("generics").mapNotNull { text ->
        refusing(text) { ListedType(text, ListedName.read(text).type(resolver), holder) }
    }

    /** The declarations of the listed packages. */
    fun alongside(): List<KSDeclaration> = packages.flatMap { name ->
        val found = ofSources(name) + ofKlibs(name)
        if (found.isEmpty()) {
            problems.error("there is no package $name in this module and its libraries: check its name", holder)
        }
        found
    }

    fun scope(references: References): Reference? = references.listedScope(string("scope"), holder)

    fun uncaught(references: References): Reference? = references.uncaught(string("uncaught"), holder)

    /**
     * The functions that Swift is to have as members of its main actor, as they are named or annotated. The
     * parameters that are named become [parameters].
     */
    fun mainActor(parameters: MainActorParameters): List<NamedDeclarations> = strings("mainActor").mapNotNull { text ->
        val name = resolver.getKSNameFromString(text)
        val functions = functionsNamed(name).ifEmpty { listOfNotNull(propertyNamed(name)) }
        if (functions.isEmpty() && addParameters(text, parameters)) null else NamedDeclarations(text, functions, holder)
    } + annotated("BridgeMainActor")

    /** Whether the name is that of a parameter of a function or constructor. */
    private fun addParameters(text: String, parameters: MainActorParameters): Boolean {
        val owner = resolver.getKSNameFromString(text.substringBeforeLast('.'))
        val parameter = text.substringAfterLast('.')
        val constructors = resolver.getClassDeclarationByName(owner)?.getConstructors().orEmpty()
        val having = (functionsNamed(owner) + constructors)
            .filter { function -> function.parameters.any { it.name?.asString() == parameter } }
        having.forEach { parameters.add(it, parameter) }
        return having.isNotEmpty()
    }

    /** The serializers that say how values of their classes cross. */
    fun serializers(): List<ListedSerializer> {
        val found = mutableListOf<ListedSerializer>()
        for (listed in exports?.listArgument("serializers").orEmpty().filterIsInstance<KSAnnotation>()) {
            val serializer = (listed.argument("serializer") as KSType).expandedDeclaration as KSClassDeclaration
            checking(serializer) {
                val new = listedSerializer(serializer, listed.argument("writes") as? String ?: "")
                if (found.any { it.written == new.written }) {
                    throw CannotCross("${new.written.fullName} has another serializer in the list: name one of them")
                }
                found += new
            }
        }
        return found
    }

    /** Reports why a serializer can't be used, if [check] throws [CannotCross]. */
    fun checking(serializer: KSClassDeclaration, check: () -> Unit) {
        try {
            check()
        } catch (refusal: CannotCross) {
            problems.error("${serializer.fullName} can't say how values cross: ${refusal.reason}", holder)
        }
    }

    private fun ofSources(packageName: String): List<KSDeclaration> =
        resolver.getAllFiles().filter { it.packageName.asString() == packageName }.flatMap { it.declarations }
            .filter { it != holder }.toList()

    /** KSP finds these by their names alone. */
    private fun ofKlibs(packageName: String): List<KSDeclaration> {
        val names = klibs[packageName]
        fun <D : KSDeclaration> all(simple: Set<String>, find: (KSName) -> List<D>) = simple
            .flatMap { find(resolver.getKSNameFromString("$packageName.$it".removePrefix("."))) }
            .filter { it.containingFile == null }
        return all(names.classes) { listOfNotNull(resolver.getClassDeclarationByName(it)) } +
            all(names.functions, ::functionsNamed) +
            all(names.properties) { listOfNotNull(propertyNamed(it)) }
    }

    private fun functionsNamed(name: KSName) =
        resolver.getFunctionDeclarationsByName(name, includeTopLevel = true).toList()

    private fun propertyNamed(name: KSName) = resolver.getPropertyDeclarationByName(name, includeTopLevel = true)

    private fun classes() = exports?.listArgument("classes").orEmpty().filterIsInstance<KSType>()
        .map { NamedDeclarations(it.expandedDeclaration.fullName, listOf(it.expandedDeclaration), holder) }

    private fun functions() = listed("functions", "function", ::functionsNamed)

    private fun properties() = listed("properties", "property") { listOfNotNull(propertyNamed(it)) }

    private fun listed(argument: String, what: String, find: (KSName) -> List<KSDeclaration>) =
        strings(argument).mapNotNull { text ->
            refusing(text) {
                val name = ListedName.read(text)
                val found = find(resolver.getKSNameFromString(name.name))
                if (found.isEmpty()) problems.error("there is no $what $text: check its name, with its package", holder)
                NamedDeclarations(text, found, holder, name.arguments.map { it.type(resolver) })
                    .takeIf { found.isNotEmpty() }
            }
        }

    /** Reports that what is listed as [text] can't cross, if [read] throws [CannotCross]. */
    private fun <R> refusing(text: String, read: () -> R): R? = try {
        read()
    } catch (refusal: CannotCross) {
        problems.refuse(Omission(text, refusal.reason), holder)
        null
    }

    private fun annotated(annotation: String) = resolver.getSymbolsWithAnnotation("$ANNOTATIONS.$annotation")
        .filterIsInstance<KSDeclaration>().map { NamedDeclarations(it.fullName, listOf(it), it) }.toList()

    private fun string(argument: String) = exports?.argument(argument) as? String ?: ""

    private fun strings(argument: String) = exports?.listArgument(argument).orEmpty().filterIsInstance<String>()
}
