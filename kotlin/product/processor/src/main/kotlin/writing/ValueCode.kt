package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value

/** Makes code that reads values from `reader` and writes them to `writer`. */
internal class ValueCode(private val types: Types, private val names: ValueNames) {
    /** An expression. */
    fun read(value: Value, depth: Depth = Depth.NONE): CodeBlock = when (value) {
        is Simple -> value.reading
        is Value.Nullable -> code("reader.%M { %L }", Runtime.wire("readNullable"), read(value.of, depth))
        is NumberArray -> {
            val element = value.element
            nested("reader", depth, code("%T(reader.readCount(%L)) { %L }", value.type, element.size, element.reading))
        }
        is Value.Elements -> {
            val function = Runtime.wire(value.kind.reader)
            val element = read(value.element, depth.inner)
            nested("reader", depth, code("reader.%M(%L) { %L }", function, size(value.element), element))
        }
        is Value.Entries -> nested(
            "reader", depth,
            code(
                "reader.%M(%L, { %L }, { %L })", Runtime.wire("read${value.className.simpleName}"),
                size(value.key) + size(value.value), read(value.key, depth.inner), read(value.value, depth.inner),
            ),
        )
        is Value.Serialized -> code("%L.read(reader)", names.serialization(value))
        is Value.Declared ->
            if (types.isObject(value)) readObject(value)
            else code("%L(reader%L)", names.reader(value), argument(value, depth))
    }

    /** Reads a handle: of an object of Kotlin's, or of one of Swift's where that may implement the interface. */
    fun readObject(value: Value.Declared): CodeBlock = if (FlowKind.of(value.className.canonicalName) != null) {
        code("reader.%M<%T>(%L)", Runtime.host("readGivenFlow"), value.type, types.hosted(value)?.number ?: 0)
    } else when (val hosted = types.hosted(value)) {
        null -> code("reader.%M<%T>()", Runtime.wire("readObject"), value.type)
        else -> code("reader.%M<%T>(%L)", Runtime.host("readPeerOrObject"), value.type, hosted.number)
    }

    fun writeObject(value: Value.Declared, expression: CodeBlock): CodeBlock {
        val function = if (types.hosted(value) == null) Runtime.wire("writeObject") else Runtime.host("writePeerOrObject")
        return code("writer.%M(%L)", function, expression)
    }

    fun hasObjects(value: Value): Boolean = types.hasObjects(value)

    /** A statement that writes all of an answer, which [expression] gives. */
    fun writeAnswer(value: Value, expression: CodeBlock): CodeBlock {
        val single = if (value is Value.Nullable) value.of else value
        val written = write(value, expression)
        return if (types.isObject(single) || !hasObjects(value)) written
        else code("writer.%M { %L }", Runtime.wire("holding"), written)
    }

    /** A statement that writes what [expression] gives. */
    fun write(
        value: Value,
        expression: CodeBlock,
        depth: Depth = Depth.NONE,
        level: Int = 1, // of lambdas, for the names in them
    ): CodeBlock = when (value) {
        is Simple -> value.writing(expression)
        is Value.Nullable -> {
            val present = each(value.of, "value$level", depth, level)
            code("writer.%M(%L) { %L }", Runtime.wire("writeNullable"), expression, present)
        }
        is NumberArray -> nested(
            "writer", depth,
            code(
                "%L.let { array -> writer.writeCount(array.size, %L); for (number in array) %L }", expression,
                value.element.size, value.element.writing(code("number")),
            ),
        )
        is Value.Elements -> nested(
            "writer", depth,
            code(
                "writer.%M(%L, %L) { %L }", Runtime.wire(value.kind.writer), expression, size(value.element),
                each(value.element, "element$level", depth.inner, level),
            ),
        )
        is Value.Entries -> nested(
            "writer", depth,
            code(
                "writer.%M(%L, %L, { %L }, { %L })", Runtime.wire("writeMap"), expression,
                size(value.key) + size(value.value),
                each(value.key, "key$level", depth.inner, level), each(value.value, "value$level", depth.inner, level),
            ),
        )
        is Value.Serialized -> code("%L.write(writer, %L)", names.serialization(value), expression)
        is Value.Declared ->
            if (types.isObject(value)) writeObject(value, expression)
            else code("%L(writer, %L%L)", names.writer(value), expression, argument(value, depth))
    }

    private fun each(value: Value, name: String, depth: Depth, level: Int): CodeBlock =
        if (value == Simple.UNIT) code("_ ->") else code("%L -> %L", name, write(value, code(name), depth, level + 1))

    private fun nested(receiver: String, depth: Depth, code: CodeBlock): CodeBlock =
        if (depth.isChecked) code("$receiver.%M($depth) { %L }", Runtime.wire("nested"), code) else code

    private fun argument(value: Value.Declared, depth: Depth) =
        code(if (types.isCounted(value)) ", $depth" else "")

    private fun size(value: Value) = types.minimumSize(value)
}

private val ElementsKind.reader: String
    get() = if (className.simpleName.startsWith("Mutable")) "readMutable${shape.label}" else "read${shape.label}"

private val ElementsKind.writer: String
    get() = if (shape == ElementsKind.Shape.ARRAY) "writeArray" else "writeElements"

private val Simple.reading: CodeBlock
    get() = when (this) {
        Simple.UNIT -> code("%T", className)
        Simple.UBYTE, Simple.USHORT, Simple.UINT, Simple.ULONG ->
            code("reader.read%L().to%L()", className.simpleName.drop(1), className.simpleName)
        Simple.UBYTE_ARRAY -> code("reader.readByteArray().asUByteArray()")
        Simple.CHAR_SEQUENCE -> code("reader.readString()")
        Simple.DURATION, Simple.INSTANT -> code("reader.%M()", Runtime.wire("read${className.simpleName}"))
        else -> code("reader.read%L()", className.simpleName)
    }

private fun Simple.writing(expression: CodeBlock): CodeBlock = when (this) {
    Simple.UNIT -> expression
    Simple.UBYTE, Simple.USHORT, Simple.UINT, Simple.ULONG -> className.simpleName.drop(1).let { signed ->
        code("writer.write%L(%L.to%L())", signed, expression, signed)
    }
    Simple.UBYTE_ARRAY -> code("writer.writeByteArray(%L.asByteArray())", expression)
    Simple.CHAR_SEQUENCE -> code("writer.writeString(%L.toString())", expression)
    Simple.DURATION, Simple.INSTANT -> code("writer.%M(%L)", Runtime.wire("write${className.simpleName}"), expression)
    else -> code("writer.write%L(%L)", className.simpleName, expression)
}
