package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ANY
import com.squareup.kotlinpoet.BOOLEAN
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeSpec
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.ExportedLibrary
import kotlinbridge.processor.model.classesOf
import kotlinbridge.processor.model.wireName

/** Makes the object that knows which class an object is of; null if no class extends another one. */
internal fun classesObject(library: ExportedLibrary): TypeSpec? {
    val numbers = library.numberedTypes.withIndex().associate { (number, type) -> type.declared.type.wireName to number }
    val classes = library.numberedTypes.filterIsInstance<ClassType>()
    val extended = classes.flatMap { it.supertypes }.map { it.wireName }.toSet()
    if (extended.isEmpty()) return null
    val related = classes.filter { it.supertypes.isNotEmpty() || it.declared.type.wireName in extended }
    val types = TypeSpec.objectBuilder(classesOf(library.name)).addModifiers(KModifier.INTERNAL).superclass(Runtime.classes)
    for (type in related) {
        val supertypes = type.supertypes.joinToString("") { ", ${numbers.getValue(it.wireName)}" }
        types.addSuperclassConstructorParameter(
            code("%T(%L, isInterface = %L%L)", Runtime.`class`, numbers[type.declared.type.wireName], type.isInterface, supertypes),
        )
    }
    // At run time nobody knows the types of a generic class.
    val known = related.filter { it.supertypes.isNotEmpty() && it.declared.type.arguments.isEmpty() }
    val cases = known.map { code("%L -> value is %T", numbers[it.declared.type.wireName], it.declared.type.className) } +
        code("else -> false")
    return types.addFunction(
        FunSpec.builder("isInstance").addModifiers(KModifier.OVERRIDE)
            .addParameter("value", ANY).addParameter("number", INT).returns(BOOLEAN)
            .addCode(code("return when (number) {%L}", cases.lines().indented())).build(),
    ).build()
}
