package kotlinbridge.gradle

import org.gradle.api.Project
import org.gradle.api.artifacts.Dependency

/**
 * What a library with generated code needs besides the plugin, in the plugin's own version: KSP with
 * the processor, and the runtime, which brings the annotations and kotlinx.coroutines.
 */
internal object Runtime {
    /** The build script may still say what the library exports. */
    fun addTo(project: Project, library: BridgeLibrary) {
        project.pluginManager.apply("com.google.devtools.ksp")
        val native = project.kotlin.run { sourceSets.nativeMain.get() }
        project.add("bridge", native.implementationConfigurationName, library)
        val target = project.machinesTarget.name.replaceFirstChar(Char::uppercaseChar)
        project.add("processor", "ksp$target", library)
    }

    private fun Project.add(module: String, configuration: String, library: BridgeLibrary) {
        val dependency = provider {
            // A library that a program calls by functions of its own has no generated code.
            val isGenerated = library.entry in library.symbols.get()
            if (isGenerated) listOf(dependency(module)) else emptyList()
        }
        configurations.getByName(configuration).dependencies.addAllLater(dependency)
    }

    /**
     * By its published name, for which another build may include the sources; in the build of the
     * bridge, the project itself.
     */
    private fun Project.dependency(module: String): Dependency =
        if (hasProperty("kotlinBridge.isThisBuild")) dependencies.project(mapOf("path" to ":$module"))
        else dependencies.create("kotlin-bridge:$module:$ownVersion")

    /** That of the plugin, which the build has put into this file. */
    val ownVersion: String by lazy {
        Runtime::class.java.getResource("version.txt")!!.readText().trim()
    }
}
