package kotlinbridge.processor.writing

/** The names of the generated files: no file system refuses one, or takes two for one. */
internal class FileNames(vararg taken: String) {
    private val taken = taken.map { it.lowercase() }.toMutableSet()

    /** `<name><ending>`, else `<name><ending>2` … */
    fun new(name: String, ending: String): String {
        val wanted = name.take(MOST_CHARACTERS) + ending
        val numbered = generateSequence(2) { it + 1 }.map { "$wanted$it" }
        return (sequenceOf(wanted) + numbered).first { taken.add(it.lowercase()) }
    }
}

/** A name may have 255 bytes with its extension, and a character has up to four. */
private const val MOST_CHARACTERS = 50
