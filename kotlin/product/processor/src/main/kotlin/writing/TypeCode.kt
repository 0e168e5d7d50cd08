package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.RecordType
import kotlinbridge.processor.model.SealedType
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value

/** Makes the functions that read and write the values of a class, or of an interface that values have. */
internal class TypeCode(private val types: Types, private val names: ValueNames, private val values: ValueCode) {
    fun functions(type: NamedType): List<FunSpec> {
        val name = type.declared.type
        val depth = if (types.isCounted(name)) Depth.PARAMETER else Depth.NONE
        val (read, write) = read(type, depth) to write(type, depth)
        val reader = function(names.reader(name)).addParameter("reader", Runtime.reader).returns(name.type)
        val writer = function(names.writer(name)).addParameter("writer", Runtime.writer).addParameter("value", name.type)
        if (depth.isChecked && type.isStructure) {
            val nested = Runtime.wire("nested")
            reader.addCode(code("return reader.%M(depth) {%L}", nested, read.indented()))
            writer.addCode(code("writer.%M(depth) {%L}", nested, write.indented()))
        } else {
            reader.addCode(code("return %L", read))
            writer.addCode(write)
        }
        return listOf(reader, writer).map { if (depth.isChecked) it.addParameter("depth", INT).build() else it.build() }
    }

    private fun function(name: String) = FunSpec.builder(name).addModifiers(KModifier.INTERNAL)

    /** An expression. */
    private fun read(type: NamedType, depth: Depth): CodeBlock = when (type) {
        is RecordType -> if (type.kind == RecordType.Kind.OBJECT) expression(type.declared.type.type) else {
            val fields = type.fields.map { code("%N = %L,", it.name, values.read(it.value, depth.within(type))) }
            code("%L(%L)", expression(type.declared.type.type), fields.lines().indented())
        }
        is EnumType -> code("%L.entries[reader.readOrdinal(%L)]", expression(type.declared.type.type), type.cases.size)
        is SealedType -> {
            val last = type.cases.lastIndex
            val cases = type.cases.mapIndexed { index, case ->
                code("%L -> %L", if (index == last) "else" else index, structure("reader", case, depth, values.read(case, depth.inner)))
            }
            code("when (reader.readOrdinal(%L)) {%L}", type.cases.size, cases.lines().indented())
        }
        is ClassType -> {
            val own = type.values.mapIndexed { index, value -> code("%L -> %L", index + 1, values.read(value, depth)) }
            val cases = own + code("else -> %L", values.readObject(type.declared.type))
            code("when (reader.readOrdinal(%L)) {%L}", cases.size, cases.lines().indented())
        }
        is ExceptionType -> error("${type.declared.type} is no value")
    }

    /** Statements that write `value`. */
    private fun write(type: NamedType, depth: Depth): CodeBlock = when (type) {
        is RecordType ->
            type.fields.map { values.write(it.value, code("value.%N", it.name), depth.within(type)) }.lines()
        is EnumType -> code("writer.writeOrdinal(value.ordinal)")
        is SealedType -> {
            val cases = type.mostDerivedFirst.map { case ->
                val written = values.write(case, code("value"), depth.inner)
                numbered(code("is %T", case.type), type.cases.indexOf(case), structure("writer", case, depth, written))
            }
            code("when (value) {%L}", cases.lines().indented())
        }
        is ClassType -> {
            val cases = type.valuesWholeFirst.map { value ->
                numbered(code("is %T", value.type), type.values.indexOf(value) + 1, values.write(value, code("value"), depth))
            }
            val other = numbered(code("else"), 0, values.writeObject(type.declared.type, code("value")))
            code("when (value) {%L}", (cases + other).lines().indented())
        }
        is ExceptionType -> error("${type.declared.type} is no value")
    }

    /** Those of whole sealed hierarchies before those of their parts: a value crosses as one of the whole. */
    private val ClassType.valuesWholeFirst: List<Value.Declared>
        get() = values.sortedByDescending { (types[it] as? SealedType)?.cases?.size ?: 0 }

    /** The branch that writes a number and what it stands for. */
    private fun numbered(condition: CodeBlock, number: Int, written: CodeBlock): CodeBlock =
        code("%L -> {%L}", condition, listOf(code("writer.writeOrdinal(%L)", number), written).lines().indented())

    /** Each case counts as a structure. Code that reads or writes a record counts that itself. */
    private fun structure(receiver: String, case: Value.Declared, depth: Depth, code: CodeBlock): CodeBlock =
        if (!depth.isChecked || types[case].isStructure) code
        else code("$receiver.%M(%L) { %L }", Runtime.wire("nested"), depth.inner, code)

    private fun Depth.within(type: RecordType): Depth = if (type.isStructure) inner else this
}

/** A value class is no structure of its own on the wire, but its value. Nor is an interface. */
private val NamedType.isStructure: Boolean
    get() = this is SealedType || this is RecordType && kind != RecordType.Kind.VALUE_CLASS
