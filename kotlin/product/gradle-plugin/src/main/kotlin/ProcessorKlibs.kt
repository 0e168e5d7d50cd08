package kotlinbridge.gradle

import com.google.devtools.ksp.gradle.KspExtension
import org.gradle.api.Project
import org.gradle.api.file.FileCollection
import org.gradle.api.tasks.Classpath
import org.gradle.process.CommandLineArgumentProvider
import org.jetbrains.kotlin.gradle.plugin.getKotlinPluginVersion

/** Tells the processor where the libraries are that the project is compiled against, and the version of the compiler. */
internal class ProcessorKlibs(@get:Classpath val files: FileCollection) : CommandLineArgumentProvider {
    override fun asArguments(): Iterable<String> = listOf("kotlinbridge.klibs=${files.asPath}")

    companion object {
        fun giveTo(project: Project) {
            val files = project.machinesTarget.compilations.getByName("main").compileDependencyFiles
            val ksp = project.extensions.getByType(KspExtension::class.java)
            ksp.arg(ProcessorKlibs(files))
            ksp.arg("kotlinbridge.kotlin", project.getKotlinPluginVersion())
        }
    }
}
