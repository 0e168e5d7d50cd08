package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/**
 * A value that consists of no others: its class, its name on the wire, and the fewest bytes that it
 * takes.
 */
internal enum class Simple(val className: ClassName, val wireName: String, val size: Int) : Value {
    BOOLEAN("Boolean", 1),
    BYTE("Byte", 1), SHORT("Short", 2), INT("Int", 4), LONG("Long", 8),
    UBYTE("UByte", 1), USHORT("UShort", 2), UINT("UInt", 4), ULONG("ULong", 8),
    CHAR(ClassName("kotlin", "Char"), "UShort", 2),
    FLOAT("Float", 4), DOUBLE("Double", 8),
    STRING("String", 4),
    CHAR_SEQUENCE(ClassName("kotlin", "CharSequence"), "String", 4),
    BYTE_ARRAY("ByteArray", 4),
    UBYTE_ARRAY(ClassName("kotlin", "UByteArray"), "ByteArray", 4),
    UNIT("Unit", 0),
    DURATION(ClassName("kotlin.time", "Duration"), "Duration", 12),
    INSTANT(ClassName("kotlin.time", "Instant"), "Instant", 12);

    constructor(name: String, size: Int) : this(ClassName("kotlin", name), name, size)

    /** Whether C has a type for it. */
    val isScalar: Boolean get() = ordinal <= DOUBLE.ordinal

    /** The array of such numbers that Kotlin has beside `Array`. */
    val arrayName: ClassName? get() = if (isScalar) ClassName("kotlin", "${className.simpleName}Array") else null

    companion object {
        private val byClass = entries.associateBy { it.className.canonicalName }

        fun of(className: String): Simple? = byClass[className]

        fun ofArray(className: String): Simple? = entries.find { it.arrayName?.canonicalName == className }
    }
}
