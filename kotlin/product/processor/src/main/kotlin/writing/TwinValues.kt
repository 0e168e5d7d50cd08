package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.LONG
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.U_BYTE
import com.squareup.kotlinpoet.U_SHORT
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.HostedMember
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.boxed

/**
 * Values in the C function that is a typed twin: numbers as they are, an object as its handle. C has
 * no type for Boolean and Char that Kotlin takes.
 */
internal class TwinValues(private val types: Types) {
    /** The C types of the twin's parameters, and last of its result; null if the function has no twin. */
    fun signature(function: ExportedFunction): List<String>? {
        if (function.isSuspending || function.bodyOf != null || function.parameters.any { it.hasDefault }) return null
        val parameters = function.parameters.map { cType(it) ?: return null }.filter { it != VOID }
        if (parameters.size >= MOST_IN_C) return null
        return parameters + (cType(function.result) ?: return null)
    }

    /**
     * The C types of what Swift gives for a member that it implements, without the object; null if there is
     * no twin. They are numbers.
     */
    fun hostSignature(member: HostedMember): List<String>? {
        val function = member.function
        if (member.isOfMainActor || function.isSuspending || function.parameters.size >= MOST_IN_C) return null
        val values = function.parameters.filter { !it.isInstance }.map { it.value } + function.result
        val types = values.map { (it as? Simple)?.cType ?: return null }
        return types.dropLast(1).filter { it != VOID } + types.last()
    }

    /** A member is called with an object of Kotlin's: Swift calls its own without a library. */
    private fun cType(parameter: Parameter): String? =
        if (parameter.isInstance && types.isObject(parameter.value)) "kb_handle" else cType(parameter.value)

    private fun cType(value: Value): String? = when {
        types.hosted(value) != null || value.boxed != null -> null
        types.isObject(value) -> "kb_handle"
        value !is Simple -> null
        else -> value.cType
    }

    fun type(value: Value): TypeName = if (value is Simple) value.twinType else LONG

    /** What a twin gives back that throws. */
    fun zero(value: Value): String = when (value) {
        Simple.BOOLEAN, Simple.CHAR -> "0u"
        is Simple -> value.zero
        else -> "0L"
    }

    fun read(value: Value, name: String): CodeBlock = when (value) {
        Simple.BOOLEAN -> code("%L != 0.toUByte()", name)
        Simple.CHAR -> code("Char(%L)", name)
        is Simple -> code("%L", name)
        else -> code("%M<%T>(%L)", Runtime.objectOf, value.type, name)
    }

    fun write(value: Value, expression: CodeBlock): CodeBlock = when (value) {
        Simple.BOOLEAN -> code("if (%L) 1u else 0u", expression)
        Simple.CHAR -> code("%L.code.toUShort()", expression)
        is Simple -> expression
        else -> code("%M(%L)", Runtime.heldHandle, expression)
    }
}

private const val VOID = "void"

/** The most parameters that Kotlin/Native gives a C function, with the one for errors. */
private const val MOST_IN_C = 22

/** The type of C, which the manifest says; null if there is none. */
private val Simple.cType: String?
    get() = when (this) {
        Simple.BOOLEAN -> "bool"
        Simple.BYTE -> "int8_t"
        Simple.SHORT -> "int16_t"
        Simple.INT -> "int32_t"
        Simple.LONG -> "int64_t"
        Simple.UBYTE -> "uint8_t"
        Simple.USHORT, Simple.CHAR -> "uint16_t"
        Simple.UINT -> "uint32_t"
        Simple.ULONG -> "uint64_t"
        Simple.FLOAT -> "float"
        Simple.DOUBLE -> "double"
        Simple.UNIT -> VOID
        else -> null
    }

internal val Simple.zero: String
    get() = when (this) {
        Simple.BOOLEAN -> "false"
        Simple.CHAR -> "'\\u0000'"
        Simple.FLOAT -> "0f"
        Simple.DOUBLE -> "0.0"
        Simple.LONG -> "0L"
        Simple.UBYTE, Simple.USHORT, Simple.UINT, Simple.ULONG -> "0u"
        Simple.UNIT -> "kotlin.Unit"
        else -> "0"
    }

private val Simple.twinType: TypeName
    get() = when (this) {
        Simple.BOOLEAN -> U_BYTE
        Simple.CHAR -> U_SHORT
        else -> className
    }
