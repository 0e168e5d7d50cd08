package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.NameAllocator
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.Named
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value

/** Makes the C functions of one export, and its registration. [functionNames] are those of its file. */
internal class ExportCode(
    private val named: Named<*>,
    private val values: ValueCode,
    private val twins: TwinValues,
    private val valueNames: ValueNames,
    functionNames: NameAllocator,
) {
    private val export: Export = named.export
    private val prefix = if (export.isSetter) "set_${export.origin.name}" else export.origin.name
    private val entryName = functionNames.newName("${prefix}Entry")
    private val twinName = functionNames.newName("${prefix}Twin")
    private val calls = CallCode(export, values, functionNames.newName("${prefix}Defaulted"))

    /** What crosses back. */
    private val result: Value = export.answer

    private val twin: FunSpec? = if (hasTwin) twin() else null

    val functions: List<FunSpec> get() = listOfNotNull(
        calls.defaultsFunction(if (export is ExportedFlow) export.flowType else result.type),
        if (hasEntry) entry() else null,
        twin,
    )

    val registration: CodeBlock get() {
        val function = when (export) {
            is ExportedFunction -> if (export.isSuspending) "suspendFunction" else "function"
            is ExportedFlow -> export.kind.registration
        }
        val arguments = listOfNotNull(
            code("%S", named.name),
            code("%L", valueNames.codec(result)),
            if (hasEntry) code("%M(::%L)", Runtime.staticFunction, entryName) else null,
            if (twin != null) code("%M(::%L)", Runtime.staticFunction, twinName) else null,
            export.placement?.let { code("placement = %T.%L", Runtime.placement, it) },
            if (export is ExportedFlow && export.kind == FlowKind.CHANNEL) code("window = 0") else null,
        )
        val body = if (calls.reading.isEmpty()) code("{ { %L } }", calls.call) else {
            val lines = calls.reading + code("return@%L { %L }", function, calls.call)
            code("{ reader ->%L}", lines.lines().indented())
        }
        return code("%L(%L) %L", function, arguments.joined(", "), body)
    }

    /** A flow is subscribed to by its number, and a suspend function started by it. */
    private val hasEntry: Boolean get() = when (export) {
        is ExportedFunction -> !export.isSuspending
        is ExportedFlow -> export.kind.isState
    }

    private val hasTwin: Boolean get() = hasEntry && when (export) {
        is ExportedFunction -> export.parameters.size < MOST_IN_C && twins.canBe(result) &&
            export.parameters.all { !it.hasDefault && twins.canBe(it.value) }
        is ExportedFlow -> export.parameters.isEmpty() && twins.canBe(result) && result != Simple.UNIT
    }

    /** What the C functions give back: of a state flow, its value. */
    private val answered: CodeBlock get() = if (export is ExportedFlow) code("%L.value", calls.call) else calls.call

    private fun entry(): FunSpec {
        val lines = calls.reading + code("reader.finish()") + answered
        val writing = if (result == Simple.UNIT) code("{ _, _ -> }") else {
            code("{ result, writer -> %L }", values.writeAnswer(result, code("result")))
        }
        val answer = if (export is ExportedFlow) Runtime.answerValue else Runtime.answerCall
        val arguments = listOf(code("frame,"), code("{ reader ->%L},", lines.lines().indented()), code("%L,", writing))
        return FunSpec.builder(entryName).addModifiers(KModifier.PRIVATE)
            .addParameter("frame", Runtime.frame).returns(INT)
            .addCode(code("return %M(%L)", answer, arguments.lines().indented()))
            .build()
    }

    private fun twin(): FunSpec {
        val twin = FunSpec.builder(twinName).addModifiers(KModifier.PRIVATE)
        val reading = export.parameters.zip(calls.names).mapNotNull { (parameter, name) ->
            val value = parameter.value
            if (value == Simple.UNIT) return@mapNotNull code("val %L = Unit", name)
            twin.addParameter(name, twins.type(value))
            if (twins.type(value) == value.type) null else code("val %L = %L", name, twins.read(value, name))
        }
        val body = (reading + twins.write(result, answered)).lines()
        return twin.addParameter("caught", Runtime.caught).returns(twins.type(result))
            .addCode(code("return %M(caught, %L) {%L}", Runtime.answerTwin, twins.zero(result), body.indented()))
            .build()
    }
}

/** The most parameters that Kotlin/Native gives a C function. */
private const val MOST_IN_C = 22
