package kotlinbridge.processor.klib

import java.io.File
import java.util.zip.ZipFile

/**
 * The libraries that a module is compiled against. KSP tells neither what their packages contain nor
 * their comments; the klibs' metadata has both.
 */
internal class Klibs(private val files: List<File>) {
    private val packages = HashMap<String, KlibPackage>()

    /** The package of that name in all klibs; empty if none has it. */
    operator fun get(name: String): KlibPackage = packages.getOrPut(name) {
        KlibPackage().apply { for (klib in files.filter { it.exists() }) addAll(klib, name) }
    }

    private fun KlibPackage.addAll(klib: File, name: String) = try {
        fragments(klib, name).forEach(::add)
    } catch (unknown: RuntimeException) {
        throw IllegalStateException("the metadata of $klib is not as Kotlin 2.4 writes it: $unknown", unknown)
    }

    private fun fragments(klib: File, name: String): List<ByteArray> {
        val folder = "default/linkdata/${if (name.isEmpty()) "root_package" else "package_$name"}"
        if (klib.isDirectory) {
            val files = File(klib, folder).listFiles { file -> file.extension == FRAGMENT }.orEmpty()
            return files.sortedBy { it.name }.map { it.readBytes() }
        }
        if (klib.extension != "klib") return emptyList()
        return ZipFile(klib).use { zip ->
            zip.entries().asSequence()
                .filter { it.name.substringBeforeLast('/') == folder && it.name.endsWith(".$FRAGMENT") }
                .sortedBy { it.name }.map { zip.getInputStream(it).readBytes() }.toList()
        }
    }
}

private const val FRAGMENT = "knm"
