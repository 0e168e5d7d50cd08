package kotlinbridge.gradle

import org.gradle.api.Plugin
import org.gradle.api.Project
import org.gradle.api.tasks.Copy
import org.gradle.api.tasks.TaskProvider
import org.jetbrains.kotlin.gradle.plugin.mpp.NativeBuildType
import org.jetbrains.kotlin.gradle.plugin.mpp.SharedLibrary
import org.jetbrains.kotlin.gradle.plugin.mpp.StaticLibrary

/**
 * Links a project into `lib<name>.so`, a library with a bridge. `bridgeLibrary { … }` says its name
 * and what it exports. It is the only plugin that such a project needs: it applies Kotlin
 * Multiplatform and KSP, and adds the runtime and the processor of the bridge.
 *
 * - `bridgeLibrary` links the library and puts it with its header, and with its manifest where the
 *   processor writes one, into `build/linked/release` of the root project. `bridgeManifest` puts the
 *   manifest alone there, without linking.
 * - `sanitizerLibrary` does the same for the leak sanitizer, in `build/linked/sanitizer`. The
 *   sanitizer does not see into a heap that Kotlin has mapped itself, so this library takes its
 *   memory from malloc.
 * - `bridgeBundle` makes a static library of it, `<Name>.artifactbundle`, which a Swift package takes
 *   as a `binaryTarget`. With `-PkotlinBridge.leakSanitizer` that library takes its memory from malloc.
 */
public class LibraryPlugin : Plugin<Project> {
    override fun apply(project: Project) {
        project.pluginManager.apply(TargetPlugin::class.java)
        val library = project.extensions.create("bridgeLibrary", BridgeLibrary::class.java)
        library.libraryName.convention(project.name)
        library.symbols.convention(project.provider { listOf(library.entry) })
        Runtime.addTo(project, library)
        val script = project.tasks.register("versionScript", VersionScript::class.java) { task ->
            task.libraryName.set(library.libraryName)
            task.symbols.set(library.symbols)
            task.file.set(project.rootProject.layout.buildDirectory.file("exports/${project.name}.map"))
        }
        val release = project.addLibrary("", script)
        release.installedBy("bridgeLibrary", "release")
        val sanitizer = project.addLibrary("sanitizer", script)
        sanitizer.binaryOption("disableMmap", "true")
        sanitizer.installedBy("sanitizerLibrary", "sanitizer")
        val bundled = project.addStaticLibrary()
        Bundle.addTo(project, library, bundled)
        ProcessorKlibs.giveTo(project)
        ManifestFile.addTo(project)
        val entry = EntryFile.addTo(project, library)
        // The build script has said the name by then.
        project.afterEvaluate {
            for (binary in listOf(release, sanitizer)) {
                binary.named(library.libraryName.get())
                if (EntryFile.isWhole(library)) binary.compilation = entry
            }
            bundled.baseName = library.libraryName.get()
            if (EntryFile.isWhole(library)) bundled.compilation = entry
        }
    }

    private fun Project.addLibrary(prefix: String, script: TaskProvider<VersionScript>): SharedLibrary {
        val binaries = machinesTarget.binaries
        binaries.sharedLib(prefix, listOf(NativeBuildType.RELEASE))
        val exports = script.get().file.get().asFile
        return binaries.getSharedLib(prefix, NativeBuildType.RELEASE).apply {
            linkerOpts("-z", "nodelete", "--exclude-libs=ALL", "--as-needed", "--version-script=$exports")
            linkTaskProvider.configure { link ->
                link.dependsOn(script)
                link.inputs.file(exports)
            }
        }
    }

    private fun Project.addStaticLibrary(): StaticLibrary {
        machinesTarget.binaries.staticLib("bundle", listOf(NativeBuildType.RELEASE))
        return machinesTarget.binaries.getStaticLib("bundle", NativeBuildType.RELEASE).apply {
            if (hasProperty("kotlinBridge.leakSanitizer")) binaryOption("disableMmap", "true")
        }
    }

    private fun SharedLibrary.named(name: String) {
        baseName = name
        linkerOpts("-soname", "lib$name.so")
    }

    private fun SharedLibrary.installedBy(task: String, folder: String) {
        val project = project
        project.tasks.register(task, Copy::class.java) { copy ->
            copy.dependsOn(linkTaskProvider)
            copy.from(outputDirectory) { it.include("*.so", "*.h") }
            copy.into(project.linkedFolder(folder))
        }
    }
}
