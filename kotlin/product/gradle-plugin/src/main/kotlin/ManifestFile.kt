package kotlinbridge.gradle

import org.gradle.api.Project
import org.gradle.api.file.FileTree
import org.gradle.api.tasks.Copy

/**
 * The manifest that the processor writes, `<name>.kotlin-bridge.json`, of a project.
 *
 * `bridgeManifest` copies it to where `bridgeLibrary` puts the library, without linking: enough to
 * generate the Swift module after a change of a signature.
 */
internal object ManifestFile {
    fun addTo(project: Project) {
        val manifest = of(project)
        project.tasks.register("bridgeManifest", Copy::class.java) { copy ->
            copy.from(manifest)
            copy.into(project.linkedFolder("release"))
        }
        project.tasks.withType(Copy::class.java).configureEach { copy ->
            if (copy.name == "bridgeLibrary") copy.from(manifest)
        }
    }

    const val SUFFIX = ".kotlin-bridge.json"

    /** The manifests that the processor writes: one. */
    fun of(project: Project): FileTree {
        val target = project.machinesTarget.name
        val resources = project.layout.buildDirectory.dir("generated/ksp/$target/${target}Main/resources")
        return project.fileTree(resources) {
            it.include("*$SUFFIX")
            // There is no such task without the processor.
            val task = "kspKotlin${target.replaceFirstChar(Char::uppercaseChar)}"
            it.builtBy(project.tasks.matching { it.name == task })
        }
    }
}
