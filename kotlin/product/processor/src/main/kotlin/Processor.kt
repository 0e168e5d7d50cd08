package kotlinbridge.processor

import com.google.devtools.ksp.processing.CodeGenerator
import com.google.devtools.ksp.processing.Dependencies
import com.google.devtools.ksp.processing.KSPLogger
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.processing.SymbolProcessor
import com.google.devtools.ksp.processing.SymbolProcessorEnvironment
import com.google.devtools.ksp.processing.SymbolProcessorProvider
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.squareup.kotlinpoet.FileSpec
import java.io.File
import kotlinbridge.processor.klib.Klibs
import kotlinbridge.processor.reading.ANNOTATIONS
import kotlinbridge.processor.reading.ExportList
import kotlinbridge.processor.reading.LibraryReader
import kotlinbridge.processor.reading.Problems
import kotlinbridge.processor.reading.bridgeAnnotation
import kotlinbridge.processor.writing.LibraryWriter

/** What KSP starts. */
public class ProcessorProvider : SymbolProcessorProvider {
    override fun create(environment: SymbolProcessorEnvironment): SymbolProcessor =
        Processor(
            environment.codeGenerator,
            environment.logger,
            // The Gradle plugin `kotlin-bridge.library` says where they are, and which compiler it is.
            environment.options["kotlinbridge.klibs"].orEmpty().split(File.pathSeparator).filter { it.isNotEmpty() },
            environment.options["kotlinbridge.kotlin"] ?: environment.kotlinVersion.toString(),
        )
}

private val NAME = Regex("[A-Za-z_][A-Za-z0-9_]*")

/** Writes the library of the object with `@BridgeLibrary`. */
private class Processor(
    private val generator: CodeGenerator,
    private val log: KSPLogger,
    private val klibs: List<String>,
    private val compiler: String,
) : SymbolProcessor {
    private var isDone = false

    override fun process(resolver: Resolver): List<KSAnnotated> {
        // What is written here has no annotations of ours.
        if (isDone) return emptyList()
        isDone = true
        val problems = Problems(log)
        val holders = resolver.getSymbolsWithAnnotation("$ANNOTATIONS.BridgeLibrary")
            .filterIsInstance<KSClassDeclaration>().toList()
        for (list in resolver.getSymbolsWithAnnotation("$ANNOTATIONS.BridgeExports") - holders.toSet()) {
            problems.error("this @BridgeExports does nothing: it stands beside a @BridgeLibrary", list)
        }
        val holder = holders.firstOrNull() ?: return emptyList()
        for (second in holders.drop(1)) {
            problems.error("a module has one @BridgeLibrary, and $holder has it already", second)
        }
        val klibs = Klibs(klibs.map(::File))
        val list = ExportList(holder, holder.bridgeAnnotation("BridgeLibrary")!!, resolver, klibs, problems)
        if (!list.library.matches(NAME)) {
            problems.error("'${list.library}' can't begin the name of a C function: use letters, digits and _", holder)
        }
        val library = LibraryReader(resolver, klibs, problems, compiler).read(list)
        if (problems.hasErrors) return emptyList()
        val writer = LibraryWriter(library)
        writer.files().forEach(::write)
        writeManifest(library.name, writer.manifest)
        return emptyList()
    }

    /** Any change of any source may change any file: a new case of a sealed class, a new function of a package. */
    private fun write(file: FileSpec) {
        generator.createNewFile(Dependencies.ALL_FILES, file.packageName, file.name).writer().use(file::writeTo)
    }

    /** The same bytes as the library has, so that both have one digest. */
    private fun writeManifest(library: String, text: String) {
        generator.createNewFile(Dependencies.ALL_FILES, "", "$library.kotlin-bridge", "json").writer().use { it.write(text) }
    }
}
