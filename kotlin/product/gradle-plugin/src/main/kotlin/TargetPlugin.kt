package kotlinbridge.gradle

import org.gradle.api.GradleException
import org.gradle.api.Plugin
import org.gradle.api.Project
import org.gradle.api.file.Directory
import org.gradle.api.provider.Provider
import org.jetbrains.kotlin.gradle.dsl.KotlinMultiplatformExtension
import org.jetbrains.kotlin.gradle.plugin.mpp.KotlinNativeTarget

/** Compiles a project for the machine that builds it. */
public class TargetPlugin : Plugin<Project> {
    override fun apply(project: Project) {
        project.pluginManager.apply("org.jetbrains.kotlin.multiplatform")
        val target = project.kotlin.addTarget()
        // Klibs and libraries would otherwise hold the path of the sources on the machine that built them.
        target.compilerOptions.freeCompilerArgs.add("-Xklib-relative-path-base=${project.rootDir}")
    }

    /** The one place that names the machine's Kotlin/Native target. */
    private fun KotlinMultiplatformExtension.addTarget(): KotlinNativeTarget {
        val system = System.getProperty("os.name")
        val machine = System.getProperty("os.arch")
        return when ("$system $machine") {
            "Linux amd64" -> linuxX64()
            else -> throw GradleException(
                "no Kotlin/Native target is set up for $system on $machine: add it to TargetPlugin.kt",
            )
        }
    }
}

internal val Project.kotlin: KotlinMultiplatformExtension
    get() = extensions.getByType(KotlinMultiplatformExtension::class.java)

/** The target that [TargetPlugin] has added. */
internal val Project.machinesTarget: KotlinNativeTarget
    get() = kotlin.targets.withType(KotlinNativeTarget::class.java).single()

/** Where the libraries of a build are put. */
internal fun Project.linkedFolder(name: String): Provider<Directory> =
    rootProject.layout.buildDirectory.dir("linked/$name")
