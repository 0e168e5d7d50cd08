package kotlinbridge.processor.source

/** Reads a primary constructor whose parameters are properties. Its class's name ends before [begin]. */
internal class ConstructorSource(private val tokens: List<Token>, begin: Int) {
    class Parameter(
        val name: String,
        /** From its annotations and modifiers to its name. */
        val lines: IntRange,
        /** The code of its default; null if it has none. */
        val default: List<Token>?,
    )

    private var place = begin

    /** Null if the text is another one. */
    fun parameters(): List<Parameter>? {
        if (isAt("<") && !skipTypeArguments()) return null
        while (isAt("@") || token?.isWord("constructor") == true || token?.text in VISIBILITIES) {
            if (!skipAnnotation()) place++
        }
        if (!isAt("(")) return null
        place++
        val parameters = mutableListOf<Parameter>()
        while (!isAt(")")) {
            parameters += parameter() ?: return null
            if (isAt(",")) place++ else if (!isAt(")")) return null
        }
        return parameters
    }

    private val token: Token? get() = tokens.getOrNull(place)

    private fun isAt(symbol: String): Boolean = token?.isSymbol(symbol) == true

    private fun parameter(): Parameter? {
        val first = token?.line ?: return null
        if (!skipModifiers()) return null
        place++
        val name = token ?: return null
        place++
        if (name.name == null || !isAt(":") || !skipType()) return null
        return Parameter(name.text, first..name.line, if (isAt("=")) default() else null)
    }

    /** Skips what stands before `val` or `var`. */
    private fun skipModifiers(): Boolean {
        while (true) {
            val token = token ?: return false
            if (token.isWord("val") || token.isWord("var")) return true
            if (!skipAnnotation()) {
                if (token.kind != Token.Kind.WORD) return false
                place++
            }
        }
    }

    /** Skips `@field:Json(name = "x")` or `@[A B]`, if it is one. */
    private fun skipAnnotation(): Boolean {
        if (!isAt("@")) return false
        place++
        if (tokens.getOrNull(place + 1)?.isSymbol(":") == true) place += 2
        if (isAt("[")) return skipBrackets()
        place++
        while (isAt(".")) place += 2
        if (isAt("<")) skipTypeArguments()
        if (isAt("(")) skipBrackets()
        return true
    }

    private fun skipBrackets(): Boolean {
        var depth = 0
        do {
            val token = token ?: return false
            if (token.opens) depth++
            if (token.closes) depth--
            place++
        } while (depth > 0)
        return true
    }

    private fun skipTypeArguments(): Boolean {
        var depth = 0
        do {
            val token = token ?: return false
            if (token.opens) { if (!skipBrackets()) return false else continue }
            if (token.closes) return false
            if (token.isSymbol("<")) depth++
            if (token.isSymbol(">")) depth--
            place++
        } while (depth > 0)
        return true
    }

    private fun skipType(): Boolean {
        while (true) {
            val token = token ?: return false
            when {
                token.isSymbol("=") || token.isSymbol(",") || token.isSymbol(")") -> return true
                token.isSymbol("<") -> if (!skipTypeArguments()) return false
                token.opens -> if (!skipBrackets()) return false
                else -> place++
            }
        }
    }

    /** A comma in `emptyMap<String, Int>()` ends none: what follows is no parameter. */
    private fun default(): List<Token> {
        place++
        val begin = place
        while (token != null && !isAt(")") && !(isAt(",") && endsParameter())) {
            if (token!!.opens) skipBrackets() else place++
        }
        return tokens.subList(begin, place)
    }

    private fun endsParameter(): Boolean {
        val following = ConstructorSource(tokens, place + 1)
        return following.isAt(")") || following.skipModifiers()
    }
}

private val VISIBILITIES = setOf("public", "internal", "protected", "private")
