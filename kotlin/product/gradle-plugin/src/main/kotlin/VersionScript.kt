package kotlinbridge.gradle

import org.gradle.api.DefaultTask
import org.gradle.api.file.RegularFileProperty
import org.gradle.api.provider.ListProperty
import org.gradle.api.provider.Property
import org.gradle.api.tasks.Input
import org.gradle.api.tasks.OutputFile
import org.gradle.api.tasks.TaskAction

/**
 * Writes the linker's version script of a library. It exports the library's own symbols and the
 * table that Kotlin generates; Kotlin/Native would otherwise export symbols that capture other
 * libraries' calls.
 */
public abstract class VersionScript : DefaultTask() {
    @get:Input
    public abstract val libraryName: Property<String>

    @get:Input
    public abstract val symbols: ListProperty<String>

    @get:OutputFile
    public abstract val file: RegularFileProperty

    @TaskAction
    public fun write() {
        val exported = symbols.get() + "lib${libraryName.get()}_symbols"
        file.get().asFile.writeText("{ global: ${exported.joinToString("; ")}; local: *; };\n")
    }
}
