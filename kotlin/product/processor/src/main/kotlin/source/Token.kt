package kotlinbridge.processor.source

/** A part of a source, without blanks and comments. */
internal class Token(
    val kind: Kind,
    /** As written; of a name in backticks without them. */
    val text: String,
    /** From 1. */
    val line: Int,
    /** Whether a line ends before it. A line that ends inside of a comment does not count. */
    val beginsLine: Boolean,
    /** What a string or character says; null for another token, and for text that the code makes when it runs. */
    val content: String? = null,
) {
    enum class Kind { WORD, QUOTED_WORD, NUMBER, STRING, CHARACTER, SYMBOL }

    /** The name that it is; null if it is none. */
    val name: String? get() = text.takeIf { kind == Kind.WORD || kind == Kind.QUOTED_WORD }

    fun isWord(word: String): Boolean = kind == Kind.WORD && text == word

    fun isSymbol(symbol: String): Boolean = kind == Kind.SYMBOL && text == symbol

    val opens: Boolean get() = kind == Kind.SYMBOL && text in setOf("(", "[", "{")

    val closes: Boolean get() = kind == Kind.SYMBOL && text in setOf(")", "]", "}")
}
