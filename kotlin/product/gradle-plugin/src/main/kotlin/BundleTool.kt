package kotlinbridge.gradle

import java.io.File
import org.gradle.api.GradleException

/** A program that [Bundle] runs, by the names that it may have. */
internal enum class BundleTool(val names: List<String>) {
    LINKER(listOf("ld.lld", "ld")),
    OBJCOPY(listOf("llvm-objcopy", "objcopy")),
    ARCHIVER(listOf("llvm-ar", "ar"));

    /** The Gradle property with the path of the program, which comes before all others. */
    val property: String get() = "kotlinBridge.${name.lowercase()}"

    /** Looks where the property says, on PATH, and beside the `swift` on PATH. */
    fun find(chosen: String?): File {
        if (chosen != null) {
            val file = File(chosen)
            if (file.isProgram) return file
            throw GradleException(
                "$property is $chosen, which isn't a program: set it to the path of ${names.joinToString(" or ")}",
            )
        }
        val path = System.getenv("PATH").orEmpty().split(File.pathSeparator).map(::File)
        val toolchain = path.map { it.resolve("swift") }.firstOrNull { it.isProgram }?.canonicalFile?.parentFile
        val folders = path + listOfNotNull(toolchain)
        return names.firstNotNullOfOrNull { name -> folders.map { it.resolve(name) }.firstOrNull { it.isProgram } }
            ?: throw GradleException(
                "bridgeBundle needs ${names.joinToString(" or ")}, and found neither on PATH nor beside swift: " +
                    "install binutils (apt-get install binutils), or name the program with -P$property=PATH",
            )
    }
}

private val File.isProgram: Boolean get() = isFile && canExecute()
