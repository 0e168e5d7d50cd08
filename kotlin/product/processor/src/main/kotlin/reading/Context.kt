package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.FileLocation
import com.google.devtools.ksp.symbol.KSDeclaration
import java.io.File

/**
 * Whether the declaration has context parameters. KSP 2.3 does not tell, so this looks into the
 * source: between the annotations and the name.
 */
internal val KSDeclaration.hasContext: Boolean
    get() {
        val place = location as? FileLocation ?: return false
        val lines = File(place.filePath).readLines()
        val from = place.lineNumber - 1
        val to = (from until lines.size).firstOrNull { DECLARING in lines[it] } ?: return false
        val above = lines.subList(0, from).takeLastWhile { it.isNotBlank() && !END.containsMatchIn(it) }
        return (above + lines.subList(from, to + 1))
            .any { CONTEXT in it.substringBefore("//").split(DECLARING).first() }
    }

private val DECLARING = Regex("""\b(fun|val|var)\b""")

/** Of a comment, or of what is declared before. */
private val END = Regex("""(\*/|\})\s*$""")

private val CONTEXT = Regex("""(^|\s|\))context\s*\(""")
