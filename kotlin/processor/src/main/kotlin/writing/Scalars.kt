package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.U_BYTE
import com.squareup.kotlinpoet.U_SHORT
import kotlinbridge.processor.model.Simple

// Scalars in the C function that is a typed twin: C has no type for Boolean and Char that Kotlin takes.

internal val Simple.zero: String
    get() = when (this) {
        Simple.BOOLEAN -> "false"
        Simple.CHAR -> "'\\u0000'"
        Simple.FLOAT -> "0f"
        Simple.DOUBLE -> "0.0"
        Simple.LONG -> "0L"
        Simple.UBYTE, Simple.USHORT, Simple.UINT, Simple.ULONG -> "0u"
        Simple.UNIT -> "Unit"
        else -> "0"
    }

internal val Simple.twinType: TypeName
    get() = when (this) {
        Simple.BOOLEAN -> U_BYTE
        Simple.CHAR -> U_SHORT
        else -> className
    }

internal val Simple.twinZero: String get() = if (this == Simple.BOOLEAN || this == Simple.CHAR) "0u" else zero

internal fun Simple.fromTwin(name: String): CodeBlock = when (this) {
    Simple.BOOLEAN -> code("%L != 0.toUByte()", name)
    Simple.CHAR -> code("Char(%L)", name)
    else -> code("%L", name)
}

internal fun Simple.toTwin(expression: CodeBlock): CodeBlock = when (this) {
    Simple.BOOLEAN -> code("if (%L) 1u else 0u", expression)
    Simple.CHAR -> code("%L.code.toUShort()", expression)
    else -> expression
}
