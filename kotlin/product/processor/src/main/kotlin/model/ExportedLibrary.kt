package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** All that one library offers to Swift. The place of a function or flow in its list is its number. */
internal class ExportedLibrary(
    val name: String,
    /** Those of the list, in its order. */
    val packages: List<String>,
    /** The version of the compiler. */
    val kotlin: String,
    val functions: List<Named<ExportedFunction>>,
    val flows: List<Named<ExportedFlow>>,
    val types: List<NamedType>,
    val omissions: List<Omission>,
    /** The markers of `@RequiresOptIn` that what is exported has. */
    val optIns: List<ClassName>,
    /** Whether Swift gets methods with completion handlers. */
    val completionHandlers: Boolean,
    /** What takes the exceptions that nobody catches. */
    val uncaught: Reference?,
) {
    /** What Swift may implement. */
    val hosted: List<HostedInterface> get() = types.mapNotNull { (it as? ClassType)?.hosted }.sortedBy { it.number }

    /**
     * The types as the manifest has them, where the place of one is its number. Those with the same
     * bytes have the same name: `Pair<Char, Int>` and `Pair<UShort, Int>`.
     */
    val numberedTypes: List<NamedType> = types.distinctBy { it.declared.type.wireName }
}

/** The package of what is generated for a library. */
internal fun packageOf(library: String): String = "kotlinbridge.generated.$library"

/** The generated object that knows the classes of a library, if some extend others. */
internal fun classesOf(library: String): ClassName = ClassName(packageOf(library), "Classes")

/** An export with its name in the manifest, which no other of its list has. */
internal class Named<E : Export>(val name: String, val export: E)

/** What came along and is left out. */
internal data class Omission(val name: String, val reason: String)
