package kotlinbridge.processor.source

import java.io.File

/** What the text of a Kotlin file says and KSP does not: imports, defaults of parameters, and constants. */
internal class SourceFile(text: String) {
    private val tokens = Lexer(text).read()

    /** Those of single names, by the names that the file has for them. */
    val imports: Map<String, List<String>>

    /** The packages, or classes, of which all is imported. */
    val wholeImports: List<String>

    init {
        val all = imports()
        imports = all.filter { !it.isWhole }.groupBy({ it.name }, { it.path }).mapValues { (_, paths) -> paths.distinct() }
        wholeImports = all.filter { it.isWhole }.map { it.path }
    }

    private class Import(val path: String, val name: String, val isWhole: Boolean)

    /** The file does not declare anything that begins like an import. */
    private fun imports(): List<Import> = tokens.indices.filter { tokens[it].isWord("import") && tokens[it].beginsLine }.mapNotNull { index ->
        var at = index + 1
        val path = mutableListOf(tokens.getOrNull(at++)?.name ?: return@mapNotNull null)
        while (tokens.getOrNull(at)?.isSymbol(".") == true) {
            val next = tokens.getOrNull(at + 1)?.takeIf { it.name != null || it.isSymbol("*") } ?: break
            at += 2
            if (next.isSymbol("*")) return@mapNotNull Import(path.joinToString("."), "", isWhole = true)
            path += next.text
        }
        val alias = tokens.getOrNull(at)?.takeIf { it.isWord("as") }?.let { tokens.getOrNull(at + 1)?.name }
        Import(path.joinToString("."), alias ?: path.last(), isWhole = false)
    }

    /** A parameter of a primary constructor, as KSP knows it. */
    class Parameter(val name: String, val line: Int, val hasDefault: Boolean)

    /**
     * The code of the defaults in the primary constructor of a class, with null for none. Null if the text does not
     * have exactly one such class with these parameters.
     */
    fun defaults(className: String, parameters: List<Parameter>): List<List<Token>?>? =
        tokens.indices.filter { tokens[it].isWord("class") && tokens.getOrNull(it + 1)?.name == className }
            .mapNotNull { ConstructorSource(tokens, it + 2).parameters() }
            .filter { found -> found.size == parameters.size && found.zip(parameters).all { (one, other) -> one.isFor(other) } }
            .singleOrNull()?.map { it.default }

    private fun ConstructorSource.Parameter.isFor(other: Parameter): Boolean =
        name == other.name && (default != null) == other.hasDefault && other.line in lines

    /** The code of the value of a constant that is declared in this line or after it; null if that is not clear. */
    fun constant(name: String, line: Int): List<Token>? {
        val found = (0 until tokens.size - 2).filter { index ->
            tokens[index].isWord("const") && tokens[index + 1].isWord("val") && tokens[index + 2].name == name &&
                tokens[index + 2].line >= line
        }
        val first = found.minByOrNull { tokens[it + 2].line } ?: return null
        if (found.count { tokens[it + 2].line == tokens[first + 2].line } > 1) return null
        return statement(first + 3)
    }

    /** The value of a declaration up to its end. */
    private fun statement(afterName: Int): List<Token>? {
        val type = tokens.drop(afterName).takeWhile { !it.isSymbol("=") }
        val isType = type.isEmpty() || type.first().isSymbol(":") && type.drop(1).all { it.name != null || it.isSymbol(".") || it.isSymbol("?") }
        if (!isType) return null
        val code = mutableListOf<Token>()
        for (token in tokens.drop(afterName + type.size + 1)) {
            if (token.isSymbol(";") || token.isSymbol("}")) break
            if (code.isNotEmpty() && token.beginsLine) {
                // Another declaration, unless the value goes on.
                val beginsOther = token.name != null && token.text !in CONTINUING || token.isSymbol("@")
                if (!beginsOther) return null
                break
            }
            code += token
        }
        return code
    }

    companion object {
        private val CONTINUING = setOf("as", "in", "is")

        /** Null if it can't be read. */
        fun read(path: String): SourceFile? = try {
            SourceFile(File(path).readText())
        } catch (_: Unreadable) {
            null
        } catch (_: java.io.IOException) {
            null
        }
    }
}
