package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeSpec
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value

/** Makes the object that reads and writes the values of a result or of a flow. */
internal fun codec(value: Value, names: ValueNames, values: ValueCode): TypeSpec {
    val write = FunSpec.builder("write").addModifiers(KModifier.OVERRIDE)
        .addParameter("writer", Runtime.writer).addParameter("value", value.type)
    if (value != Simple.UNIT) write.addCode(values.writeAnswer(value, code("value")))
    val read = FunSpec.builder("read").addModifiers(KModifier.OVERRIDE)
        .addParameter("reader", Runtime.reader).returns(value.type)
        .addCode(code("return %L", values.read(value)))
    return TypeSpec.objectBuilder(names.codecName(value)).addModifiers(KModifier.INTERNAL)
        .superclass(Runtime.codec.parameterizedBy(value.type))
        .addFunction(write.build()).addFunction(read.build())
        .apply { if (values.hasObjects(value)) addProperty(holdsObjects()) }.build()
}

/** Tells flows that such an element must not be left lying. */
private fun holdsObjects(): PropertySpec = PropertySpec.builder("holdsObjects", Boolean::class, KModifier.OVERRIDE)
    .getter(FunSpec.getterBuilder().addStatement("return true").build()).build()
