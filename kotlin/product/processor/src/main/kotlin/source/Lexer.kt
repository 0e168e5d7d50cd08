package kotlinbridge.processor.source

/** Splits a source into its tokens. Throws [Unreadable]. */
internal class Lexer(private val text: String) {
    private val tokens = mutableListOf<Token>()
    private var place = 0
    private var line = 1
    private var beginsLine = true

    fun read(): List<Token> {
        while (place < text.length) readNext()
        return tokens
    }

    private fun readNext() {
        val character = text[place]
        when {
            character == '\n' -> { beginsLine = true; next() }
            character.isWhitespace() -> next()
            isAt("//") -> while (place < text.length && text[place] != '\n') next()
            isAt("/*") -> skipComment()
            character == '"' -> addString(dollars = 0)
            character == '$' && dollarsBeforeString() > 0 -> addString(dollarsBeforeString())
            character == '\'' -> addCharacter()
            character == '`' -> addQuotedWord()
            character.isDigit() || character == '.' && isDigit(place + 1) && !followsName() -> add(Token.Kind.NUMBER, endOfNumber())
            character.isLetter() || character == '_' -> add(Token.Kind.WORD, end { it.isLetterOrDigit() || it == '_' })
            isAt("->") -> add(Token.Kind.SYMBOL, place + 2)
            else -> add(Token.Kind.SYMBOL, place + 1)
        }
    }

    private fun isAt(symbol: String): Boolean = text.startsWith(symbol, place)

    private fun isDigit(index: Int): Boolean = text.getOrNull(index)?.isDigit() == true

    /** Whether what comes is a part of what stands directly before it. */
    private fun followsName(): Boolean = text.getOrNull(place - 1)?.let { it.isLetterOrDigit() || it in "_)]}\"'`" } == true

    private fun next(): Char {
        val character = text.getOrNull(place) ?: throw Unreadable()
        place++
        if (character == '\n') line++
        return character
    }

    private fun end(isPart: (Char) -> Boolean): Int =
        (place until text.length).firstOrNull { !isPart(text[it]) } ?: text.length

    private fun add(kind: Token.Kind, end: Int) {
        tokens += Token(kind, text.substring(place, end), line, beginsLine)
        beginsLine = false
        place = end
    }

    private fun addText(kind: Token.Kind, begin: Int, firstLine: Int, content: String?) {
        tokens += Token(kind, text.substring(begin, place), firstLine, beginsLine, content)
        beginsLine = false
    }

    /** Comments nest. */
    private fun skipComment() {
        var depth = 0
        do {
            when {
                isAt("/*") -> { depth++; place += 2 }
                isAt("*/") -> { depth--; place += 2 }
                else -> next()
            }
        } while (depth > 0)
    }

    private fun addQuotedWord() {
        val end = text.indexOf('`', place + 1)
        if (end < 0) throw Unreadable()
        tokens += Token(Token.Kind.QUOTED_WORD, text.substring(place + 1, end), line, beginsLine)
        beginsLine = false
        place = end + 1
    }

    /** With its suffixes, and with the sign of an exponent. */
    private fun endOfNumber(): Int {
        val isInBase = isAt("0x") || isAt("0X") || isAt("0b") || isAt("0B")
        var end = place
        while (end < text.length) {
            val character = text[end]
            val isPart = character.isLetterOrDigit() || character == '_' ||
                character == '.' && isDigit(end + 1) ||
                character in "+-" && !isInBase && text[end - 1] in "eE" && end > place
            if (!isPart) break
            end++
        }
        return end
    }

    // Text

    /** How many `$` stand before a string, and say how many begin a template in it. */
    private fun dollarsBeforeString(): Int {
        val end = end { it == '$' }
        return if (text.getOrNull(end) == '"') end - place else 0
    }

    private fun addString(dollars: Int) {
        val begin = place
        val firstLine = line
        place += dollars
        val content = if (isAt(RAW)) rawContent(maxOf(1, dollars)) else content(maxOf(1, dollars))
        addText(Token.Kind.STRING, begin, firstLine, content.takeIf { dollars == 0 })
    }

    /** Null if it has a template, or an escape that does not exist. */
    private fun content(dollars: Int): String? {
        place++
        val content = StringBuilder()
        var isKnown = true
        while (text.getOrNull(place) != '"') {
            if (skipTemplate(dollars)) { isKnown = false; continue }
            when (val character = next()) {
                '\\' -> escaped()?.let(content::append) ?: run { isKnown = false }
                '\n' -> throw Unreadable()
                else -> content.append(character)
            }
        }
        place++
        return content.toString().takeIf { isKnown }
    }

    /** The same of one in three quotes, before which there may be others. */
    private fun rawContent(dollars: Int): String? {
        place += RAW.length
        val content = StringBuilder()
        var isKnown = true
        while (!isAt(RAW) || text.getOrNull(place + RAW.length) == '"') {
            if (skipTemplate(dollars)) isKnown = false else content.append(next())
        }
        place += RAW.length
        // Kotlin reads each end of a line as one character.
        return content.toString().takeIf { isKnown && '\r' !in it }
    }

    /** Skips a template, if one begins here. */
    private fun skipTemplate(dollars: Int): Boolean {
        val end = end { it == '$' }
        val after = text.getOrNull(end)
        val begins = after != null && (after.isLetter() || after == '_' || after == '`' || after == '{')
        if (end - place < dollars || !begins) return false
        place = end
        if (after == '{') skipBlock()
        return true
    }

    /** Skips code in braces. Its strings may have any. */
    private fun skipBlock() {
        val before = tokens.size
        val isFirst = beginsLine
        var depth = 0
        do {
            val count = tokens.size
            if (place >= text.length) throw Unreadable()
            readNext()
            val new = tokens.getOrNull(count) ?: continue
            if (new.isSymbol("{")) depth++
            if (new.isSymbol("}")) depth--
        } while (depth > 0)
        while (tokens.size > before) tokens.removeLast()
        beginsLine = isFirst
    }

    private fun addCharacter() {
        val begin = place
        place++
        val content = when (val character = next()) {
            '\\' -> escaped()
            '\n', '\'' -> throw Unreadable()
            else -> character.toString()
        }
        if (next() != '\'') throw Unreadable()
        addText(Token.Kind.CHARACTER, begin, line, content)
    }

    /** What stands after a backslash; null if Kotlin has no such escape. */
    private fun escaped(): String? = when (val character = next()) {
        't' -> "\t"
        'b' -> "\b"
        'n' -> "\n"
        'r' -> "\r"
        '\'', '"', '\\', '$' -> character.toString()
        'u' -> text.substring(place, minOf(place + 4, text.length)).takeIf { it.matches(HEX) }?.let {
            place += 4
            it.toInt(16).toChar().toString()
        }
        else -> null
    }
}

/** A source that is none of Kotlin's, as far as its tokens tell. */
internal class Unreadable : Exception()

private const val RAW = "\"\"\""

private val HEX = Regex("[0-9a-fA-F]{4}")
