package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.STRING
import com.squareup.kotlinpoet.THROWABLE
import com.squareup.kotlinpoet.TypeName
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.wireName

/** The name of the function that writes the fields of exceptions. */
internal const val WRITE_EXCEPTION = "writeException"

/** Makes that function; null without exceptions. */
internal fun exceptionsFunction(exceptions: List<ExceptionType>, values: ValueCode): FunSpec? {
    if (exceptions.isEmpty()) return null
    val byType = exceptions.associateBy { it.declared.type }
    // Each class before the one that it extends.
    val ordered = exceptions.sortedByDescending { depth(it, byType) }
    val cases = ordered.map { exception ->
        val fields = exception.fields.map { values.write(it.value, code("thrown.%N", it.name)) }
        val name = code("%S", exception.declared.type.wireName)
        code("is %T -> {%L}", exception.declared.type.type, (fields + name).lines().indented())
    }
    return FunSpec.builder(WRITE_EXCEPTION).addModifiers(KModifier.INTERNAL)
        .addParameter("thrown", THROWABLE).addParameter("writer", Runtime.writer).returns(STRING.copy(nullable = true))
        .addCode(code("return when (thrown) {%L}", (cases + code("else -> null")).lines().indented()))
        .build()
}

/** Makes the function that makes the exceptions that Swift throws; null if there are none. */
internal fun madeExceptionsFunction(exceptions: List<ExceptionType>, values: ValueCode): FunSpec? {
    val cases = exceptions.mapNotNull { exception ->
        val type = exception.declared.type.type
        val parameters = exception.constructor
        val made = when {
            exception.isObject -> known(type, exception.fields.map { values.read(it.value) })
            parameters == null -> return@mapNotNull null
            else -> {
                // Fields are read in the order in which they cross.
                val fields = exception.fields.map { code("%N = %L", it.name, values.read(it.value)) }
                val others = parameters.filter { one -> exception.fields.none { it.name == one.name } }
                    .map { code(if (it.isNullable) "%N = %L" else "%N = %L.orEmpty()", it.name, it.name) }
                code("%L(%L)", expression(type), (fields + others).joined(", "))
            }
        }
        code("%S -> %L", exception.declared.type.wireName, made)
    }
    if (cases.isEmpty()) return null
    return FunSpec.builder("exception").addModifiers(KModifier.OVERRIDE)
        .addParameter("name", STRING).addParameter("reader", Runtime.reader)
        .addParameter("message", STRING.copy(nullable = true)).addParameter("cause", THROWABLE.copy(nullable = true))
        .returns(THROWABLE.copy(nullable = true))
        .addCode(code("return when (name) {%L}", (cases + code("else -> super.exception(name, reader, message, cause)")).lines().indented()))
        .build()
}

/** The object itself. The fields that it inherits are read too, because the reader has to reach the end. */
private fun known(type: TypeName, fields: List<CodeBlock>): CodeBlock =
    if (fields.isEmpty()) expression(type) else code("{%L}", (fields + expression(type)).lines().indented())

private fun depth(exception: ExceptionType, byType: Map<Value.Declared, ExceptionType>): Int =
    exception.superclass?.let { 1 + depth(byType.getValue(it), byType) } ?: 0
