package kotlinbridge.processor.writing

/** A JSON object of [members]. Those without a value are left out. */
internal fun json(vararg members: Pair<String, Any?>): Map<String, Any> =
    members.mapNotNull { (name, value) -> value?.let { name to it } }.toMap()

/** JSON in ASCII: of maps, lists, strings, numbers, Booleans and, in lists, null. */
internal fun jsonText(value: Any?): String = when (value) {
    is Map<*, *> ->
        value.entries.joinToString(",", "{", "}") { (name, member) -> "${jsonText(name)}:${jsonText(member)}" }
    is List<*> -> value.joinToString(",", "[", "]") { jsonText(it) }
    is String -> value.map(::escaped).joinToString("", "\"", "\"")
    else -> value.toString()
}

private fun escaped(character: Char): String = when (character) {
    '"' -> "\\\""
    '\\' -> "\\\\"
    '\n' -> "\\n"
    in ' '..'~' -> character.toString()
    else -> "\\u%04x".format(character.code)
}
