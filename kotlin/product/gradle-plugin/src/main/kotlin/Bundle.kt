package kotlinbridge.gradle

import java.io.File
import javax.inject.Inject
import org.gradle.api.DefaultTask
import org.gradle.api.Project
import org.gradle.api.file.ConfigurableFileCollection
import org.gradle.api.file.DirectoryProperty
import org.gradle.api.file.FileSystemOperations
import org.gradle.api.file.RegularFileProperty
import org.gradle.api.provider.MapProperty
import org.gradle.api.provider.Property
import org.gradle.api.tasks.Input
import org.gradle.api.tasks.InputFile
import org.gradle.api.tasks.InputFiles
import org.gradle.api.tasks.OutputDirectory
import org.gradle.api.tasks.PathSensitive
import org.gradle.api.tasks.PathSensitivity
import org.gradle.api.tasks.TaskAction
import org.gradle.process.ExecOperations
import org.jetbrains.kotlin.gradle.plugin.mpp.StaticLibrary

/**
 * Makes `<Name>.artifactbundle`, which a Swift package takes as a `binaryTarget` and links into the
 * program: the static library, the module of C that declares its entry, and the manifest.
 *
 * The library is one object whose only global symbol is the entry, so several Kotlin libraries live
 * in one program, each with a runtime of its own.
 */
public abstract class Bundle : DefaultTask() {
    @get:Input
    public abstract val libraryName: Property<String>

    /** The static library that Kotlin/Native has made. */
    @get:InputFile
    @get:PathSensitive(PathSensitivity.NONE)
    public abstract val library: RegularFileProperty

    @get:InputFiles
    @get:PathSensitive(PathSensitivity.NAME_ONLY)
    public abstract val manifests: ConfigurableFileCollection

    /** The paths of the programs that Gradle properties name. */
    @get:Input
    public abstract val tools: MapProperty<String, String>

    /** The folder `<Name>.artifactbundle`. */
    @get:OutputDirectory
    public abstract val folder: DirectoryProperty

    @get:Inject
    internal abstract val processes: ExecOperations

    @get:Inject
    internal abstract val files: FileSystemOperations

    @TaskAction
    public fun make() {
        val name = libraryName.get()
        val module = "C" + capitalized(name)
        val bundle = folder.get().asFile
        files.delete { it.delete(bundle.listFiles().orEmpty()) }
        bundle.resolve(module).mkdirs()
        archive(name, bundle.resolve("lib$name.a"))
        bundle.resolve("$module/$name.h").writeText("void *${name}_kotlin_bridge(void);\n")
        // Kotlin's runtime is written in C++.
        bundle.resolve("$module/module.modulemap").writeText(
            """
            module $module {
              header "$name.h"
              link "stdc++"
              export *
            }
            """.trimIndent() + "\n",
        )
        bundle.resolve("info.json").writeText(info(name, module))
        files.copy {
            it.from(manifests)
            it.into(bundle)
            it.rename { "kotlin-bridge.json" }
        }
    }

    /**
     * One object in an archive, without debug information. The names of local functions stay, for who looks up the lines
     * of a trace: a program that is stripped has none of them.
     */
    private fun archive(name: String, archive: File) {
        val whole = temporaryDir.resolve("whole.o")
        val stripped = temporaryDir.resolve("$name.o")
        run(BundleTool.LINKER, "-r", "-o", whole.path, "--whole-archive", library.get().asFile.path)
        run(BundleTool.OBJCOPY, "--keep-global-symbol=${name}_kotlin_bridge", "--strip-debug", whole.path, stripped.path)
        run(BundleTool.ARCHIVER, "rcsD", archive.path, stripped.path)
        whole.delete()
    }

    private fun run(tool: BundleTool, vararg arguments: String) {
        val program = tool.find(tools.get()[tool.name])
        processes.exec { it.commandLine(listOf(program.path) + arguments) }
    }

    private fun info(name: String, module: String): String =
        """
        {
          "schemaVersion": "1.0",
          "artifacts": {
            "$module": {
              "type": "staticLibrary",
              "version": "1.0.0",
              "variants": [
                {
                  "path": "lib$name.a",
                  "supportedTriples": ["x86_64-unknown-linux-gnu"],
                  "staticLibraryMetadata": {
                    "headerPaths": ["$module"],
                    "moduleMapPath": "$module/module.modulemap"
                  }
                }
              ]
            }
          }
        }
        """.trimIndent() + "\n"

    internal companion object {
        fun addTo(project: Project, library: BridgeLibrary, binary: StaticLibrary) {
            project.tasks.register("bridgeBundle", Bundle::class.java) { task ->
                task.libraryName.set(library.libraryName)
                task.dependsOn(binary.linkTaskProvider)
                task.library.fileProvider(binary.linkTaskProvider.flatMap { it.outputFile })
                task.manifests.from(ManifestFile.of(project))
                for (tool in BundleTool.entries) {
                    task.tools.putAll(
                        project.providers.gradleProperty(tool.property).map { mapOf(tool.name to it) }.orElse(emptyMap()),
                    )
                }
                val name = library.libraryName.map { "${capitalized(it)}.artifactbundle" }
                task.folder.set(project.linkedFolder("release").flatMap { folder -> name.map { folder.dir(it) } })
            }
        }

        private fun capitalized(name: String): String = name.replaceFirstChar(Char::uppercaseChar)
    }
}
