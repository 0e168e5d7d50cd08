package kotlinbridge.processor.reading

import kotlinbridge.processor.model.DefaultValue
import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.source.Token

/** What names mean where a default stands. */
internal interface Names {
    /** Whether it is that function of `kotlin.collections`. */
    fun isOfCollections(function: String): Boolean

    /** The entry of this enum that a path names; null for anything else. */
    fun entry(path: List<String>, enum: Value.Declared): String?

    /** The code of the constant that a path names; null for anything else. */
    fun constant(path: List<String>): List<Token>?
}

/** Reads the value that code says without running it. */
internal class Literals(private val names: Names) {
    /** Null for code that has to run, and for all that is not wholly understood. */
    fun read(code: List<Token>, value: Value): DefaultValue? = when {
        code.isEmpty() -> null
        value is Value.Nullable -> if (code.single { it.isWord("null") }) DefaultValue.Null else read(code, value.of)
        value is Value.Elements -> elements(code, value)
        value is Value.Entries -> if (code.arguments(functionsOfMaps(value.isMutable))?.isEmpty() == true) DefaultValue.EmptyMap else null
        value is Value.Declared -> code.path()?.let { names.entry(it, value) }?.let(DefaultValue::Entry)
        value is Simple -> literal(code, value) ?: code.path()?.let(names::constant)?.let { literal(it, value) }
        else -> null
    }

    private fun literal(code: List<Token>, type: Simple): DefaultValue? {
        val isNegative = code.firstOrNull()?.isSymbol("-") == true
        val token = code.drop(if (isNegative) 1 else 0).singleOrNull() ?: return null
        if (token.kind == Token.Kind.NUMBER) return digitsOf(token.text, isNegative, type)?.let(DefaultValue::Number)
        if (isNegative) return null
        return when (type) {
            Simple.BOOLEAN -> if (token.isWord("true") || token.isWord("false")) DefaultValue.Flag(token.text == "true") else null
            Simple.CHAR -> token.textOf(Token.Kind.CHARACTER)?.let { DefaultValue.Number(it.single().code.toString()) }
            Simple.STRING, Simple.CHAR_SEQUENCE -> token.textOf(Token.Kind.STRING)?.takeIf { it.isWellFormed }?.let(DefaultValue::Text)
            else -> null
        }
    }

    private fun elements(code: List<Token>, value: Value.Elements): DefaultValue? {
        val arguments = code.arguments(functionsOf[value.kind].orEmpty()) ?: return null
        val isEmpty = code[0].text.startsWith("empty")
        if (isEmpty && arguments.isNotEmpty()) return null
        val elements = arguments.map { read(it, value.element) ?: return null }
        return DefaultValue.Elements(elements)
    }

    /** The arguments of a call of one of these functions of Kotlin's; null for other code. */
    private fun List<Token>.arguments(functions: Set<String>): List<List<Token>>? {
        val function = first()
        if (function.kind != Token.Kind.WORD || function.text !in functions) return null
        val rest = drop(1).withoutTypeArguments() ?: return null
        if (rest.size < 2 || !rest.first().isSymbol("(") || !rest.last().isSymbol(")")) return null
        val arguments = rest.subList(1, rest.size - 1).separated() ?: return null
        return arguments.takeIf { names.isOfCollections(function.text) }
    }

    private companion object {
        private val lists = setOf("listOf", "emptyList")
        private val mutableLists = setOf("mutableListOf")

        private val functionsOf = mapOf(
            ElementsKind.LIST to lists, ElementsKind.COLLECTION to lists, ElementsKind.ITERABLE to lists,
            ElementsKind.MUTABLE_LIST to mutableLists, ElementsKind.MUTABLE_COLLECTION to mutableLists,
            ElementsKind.MUTABLE_ITERABLE to mutableLists,
            ElementsKind.SET to setOf("setOf", "emptySet"), ElementsKind.MUTABLE_SET to setOf("mutableSetOf"),
        )

        private fun functionsOfMaps(isMutable: Boolean) = if (isMutable) setOf("mutableMapOf") else setOf("mapOf", "emptyMap")
    }
}

private fun List<Token>.single(isMeant: (Token) -> Boolean): Boolean = size == 1 && isMeant(first())

private fun Token.textOf(kind: Token.Kind): String? = content.takeIf { this.kind == kind }

/** Whether Swift and JSON have this text: no half of a surrogate pair. */
private val String.isWellFormed: Boolean get() = Charsets.UTF_8.newEncoder().canEncode(this)

/** The names of `Level.HIGH`; null for other code. */
private fun List<Token>.path(): List<String>? {
    val isPath = isNotEmpty() && size % 2 == 1 &&
        withIndex().all { (index, token) -> if (index % 2 == 0) token.name != null else token.isSymbol(".") }
    return if (isPath) filterIndexed { index, _ -> index % 2 == 0 }.map { it.text } else null
}

private fun List<Token>.withoutTypeArguments(): List<Token>? {
    if (firstOrNull()?.isSymbol("<") != true) return this
    var depth = 0
    for ((index, token) in withIndex()) {
        if (token.isSymbol("<")) depth++
        if (token.isSymbol(">")) depth--
        val isOfType = token.name != null || token.kind == Token.Kind.SYMBOL && token.text in setOf("<", ">", ",", ".", "?")
        if (!isOfType) return null
        if (depth == 0) return drop(index + 1)
    }
    return null
}

/** What commas separate, one of which may be the last; null if there is nothing between two of them. */
private fun List<Token>.separated(): List<List<Token>>? {
    val parts = mutableListOf(mutableListOf<Token>())
    var depth = 0
    for (token in this) {
        if (token.opens) depth++
        if (token.closes) depth--
        if (depth < 0) return null
        if (depth == 0 && token.isSymbol(",")) parts += mutableListOf<Token>() else parts.last() += token
    }
    if (parts.last().isEmpty()) parts.removeLast()
    return parts.takeIf { all -> all.none { it.isEmpty() } }
}
