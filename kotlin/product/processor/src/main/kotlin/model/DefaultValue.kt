package kotlinbridge.processor.model

/** The default of a field, where the source says the value itself. */
internal sealed interface DefaultValue {
    data object Null : DefaultValue

    data class Flag(val isTrue: Boolean) : DefaultValue

    /** A number in decimal digits, or a character's. */
    data class Number(val digits: String) : DefaultValue

    data class Text(val text: String) : DefaultValue

    /** Those of a list or set. */
    data class Elements(val elements: List<DefaultValue>) : DefaultValue

    data object EmptyMap : DefaultValue

    /** That of an enum. */
    data class Entry(val name: String) : DefaultValue
}
