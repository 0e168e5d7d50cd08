package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.LambdaTypeName
import com.squareup.kotlinpoet.MemberName
import com.squareup.kotlinpoet.ParameterizedTypeName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.STAR as ANY_TYPE
import com.squareup.kotlinpoet.TypeName
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Reference
import kotlinbridge.processor.model.STAR
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFunction
import kotlinbridge.processor.model.isSuspendFunction

/** Code whose lines stay as they are: KotlinPoet would break them at any space. */
internal fun code(format: String, vararg arguments: Any?): CodeBlock =
    CodeBlock.of(format.replace(' ', '·'), *arguments)

internal fun Iterable<CodeBlock>.joined(separator: String): CodeBlock {
    val all = CodeBlock.builder()
    forEachIndexed { index, part ->
        if (index > 0) all.add(separator.replace(' ', '·'))
        all.add(part)
    }
    return all.build()
}

/** One statement for each line. */
internal fun Iterable<CodeBlock>.lines(): CodeBlock = joined("\n")

/** The code between braces that stand at the ends of other lines. */
internal fun CodeBlock.indented(): CodeBlock = CodeBlock.builder().add("\n⇥").add(this).add("⇤\n").build()

/** The function or property by its name, unless the instance has it. */
internal val Reference.code: CodeBlock
    get() = when {
        singleton != null -> code("%L.%N", expression(singleton), name)
        else -> global(packageName, name)
    }

/** The names of locals in generated functions that are no parameters of the user's, nor begin like one. */
internal val OWN_LOCALS = setOf("reader", "writer", "frame", "lent", "caught", "result")

/** A property of a package, or a function by its qualified name. A local name would hide an imported one. */
internal fun global(packageName: String, name: String): CodeBlock =
    if (packageName.isEmpty() || isHidden(packageName, name)) code("%M", MemberName(packageName, name))
    else (packageName.split('.') + name).map { code("%N", it) }.joined(".")

/** Whether locals hide its qualified name, too: it is imported with another name. */
internal fun isHidden(packageName: String, name: String): Boolean =
    if (packageName.isEmpty()) name in HIDING else packageName.substringBefore('.') in HIDING

/** A class as an expression begins with it: an object, or the call of a constructor. */
internal fun expression(type: TypeName): CodeBlock = when (type) {
    is ClassName -> if (isHidden(type)) code("%M", type.member) else code("%T", type)
    is ParameterizedTypeName -> code("%L<%L>", expression(type.rawType), type.typeArguments.map { code("%T", it) }.joined(", "))
    else -> code("%T", type)
}

/** Whether locals hide it: it is imported with another name. */
internal fun isHidden(type: ClassName): Boolean = type.topLevelClassName().simpleName in HIDING

/** What an import of the class alone names. */
internal val ClassName.member: MemberName
    get() = enclosingClassName()?.let { MemberName(it, simpleName) } ?: MemberName(packageName, simpleName)

private val HIDING = OWN_LOCALS + setOf("value", "it", "handle", "depth", "twin", "peer", "name", "message", "cause", "thrown")

/** The Kotlin type of a value. */
internal val Value.type: TypeName
    get() = when (this) {
        is Simple -> className
        is Value.Nullable -> of.type.copy(nullable = true)
        is Value.Elements -> kind.className.parameterizedBy(element.type)
        is NumberArray -> element.arrayName!!
        is Value.Entries -> className.parameterizedBy(key.type, value.type)
        is Value.Serialized -> className
        is Value.Declared -> when {
            isFunction -> functionType
            arguments.isEmpty() -> className
            else -> className.parameterizedBy(arguments.map { if (it == STAR) ANY_TYPE else it.type })
        }
    }

private val Value.Declared.functionType: TypeName
    get() {
        val parameters = arguments.dropLast(1).map { it.type }.toTypedArray()
        return LambdaTypeName.get(parameters = parameters, returnType = arguments.last().type).copy(suspending = isSuspendFunction)
    }
