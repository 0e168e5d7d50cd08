package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ANY
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.MemberName
import com.squareup.kotlinpoet.NameAllocator
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.Named
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value

/**
 * Makes the body of one export, which reads the arguments: the C function of a function that does not
 * suspend, or what returns a lambda that has them. [number] is the export's; [names] are those of the
 * package.
 */
internal class ExportCode(
    private val named: Named<*>,
    private val number: Int,
    private val values: ValueCode,
    private val twins: TwinValues,
    private val valueNames: ValueNames,
    names: NameAllocator,
) {
    private val export: Export = named.export
    private val name = (if (export is ExportedFlow) "flow" else "function") + number
    private val bodyName = names.newName(name)
    private val twinName = names.newName("${name}Twin")
    private val body = if ((export as? ExportedFunction)?.bodyOf == null) null else BodyNames(number)
    private val calls = CallCode(export, values, names.newName("${name}Defaulted"), body)

    /** What crosses back. */
    private val result: Value = export.answer

    private val isState = export is ExportedFlow && export.kind.isState && export.maker == null
    private val isPlain = export is ExportedFunction && !export.isSuspending
    /** The C function that reads the value of a state: it needs no lambda. */
    private val valueName: String? = if (isState) names.newName("${name}Value") else null

    private val twin: FunSpec? = if (export is ExportedFunction && twins.signature(export) != null) twin() else null

    val functions: List<FunSpec> get() = listOfNotNull(
        calls.defaultsFunction(result.type),
        if (isPlain) frame(bodyName, Runtime.makeCall, calls.call) else reading(),
        valueName?.let { frame(it, Runtime.readState, code("%L.value", calls.call)) },
        twin,
    )

    /** Calls the body by its number; null for a C function. */
    val dispatch: CodeBlock? get() = if (isPlain) null else code("%L -> %L(reader)", number, bodyName)

    /** Adds the entry. */
    val entry: CodeBlock get() {
        val codec = valueNames.codec(result)
        val arguments = when (export) {
            is ExportedFlow -> listOfNotNull(
                code("%S", named.name), codec, valueName?.let { code("%M(::%L)", Runtime.staticFunction, it) },
            )
            is ExportedFunction -> listOfNotNull(
                codec,
                if (isPlain) code("%M(::%L)", Runtime.staticFunction, bodyName) else null,
                if (twin != null) code("%M(::%L)", Runtime.staticFunction, twinName) else null,
            )
        }
        val function = when (export) {
            is ExportedFunction -> if (export.isSuspending) "suspendFunction" else "function"
            is ExportedFlow -> export.kind.entry
        }
        return code("%L(%L)", function, arguments.joined(", "))
    }

    private fun frame(name: String, using: MemberName, call: CodeBlock): FunSpec {
        val write = if (result == Simple.UNIT) code("{ _, _ -> }") else {
            code("{ result, writer -> %L }", values.writeAnswer(result, code("result")))
        }
        val lines = calls.reading + code("%M(reader, lent, { %L }) %L", using, call, write)
        return FunSpec.builder(name).addModifiers(KModifier.INTERNAL)
            .addParameter("frame", Runtime.frame).returns(INT)
            .addCode(code("return %M(frame) { reader, lent ->%L}", Runtime.answerFrame, lines.lines().indented()))
            .build()
    }

    /** Reads the arguments, and returns a lambda that has them. */
    private fun reading(): FunSpec {
        if (export is ExportedFlow && export.maker != null) return readingMade(export)
        val lambda = if (export is ExportedFlow) code("{ %L }", calls.call) else code("suspend { %L }", calls.call)
        val scoped = calls.scope?.let { code("%T(%L, %L)", Runtime.scoped, it, lambda) } ?: lambda
        return FunSpec.builder(bodyName).addModifiers(KModifier.INTERNAL)
            .addParameter("reader", Runtime.reader).returns(ANY)
            .addCode((calls.reading + code("return %L", scoped)).lines())
            .build()
    }

    private fun readingMade(flow: ExportedFlow): FunSpec = FunSpec.builder(bodyName).addModifiers(KModifier.INTERNAL)
        .addParameter("reader", Runtime.reader).returns(ANY)
        .addCode(code("return reader.%M<%T>()", Runtime.wire("readFlow"), flow.kind.type)).build()

    private fun twin(): FunSpec {
        val twin = FunSpec.builder(twinName).addModifiers(KModifier.INTERNAL)
        val reading = export.parameters.zip(calls.names).mapNotNull { (parameter, name) ->
            val value = parameter.value
            if (value == Simple.UNIT) return@mapNotNull code("val %L = %T", name, value.type)
            twin.addParameter(name, twins.type(value))
            if (twins.type(value) == value.type) null else code("val %L = %L", name, twins.read(value, name))
        }
        val body = (reading + twins.write(result, calls.call)).lines()
        return twin.addParameter("caught", Runtime.caught).returns(twins.type(result))
            .addCode(code("return %M(caught, %L) {%L}", Runtime.answerTwin, twins.zero(result), body.indented()))
            .build()
    }
}
