package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.BOOLEAN
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.MemberName
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.TypeName
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.MASKED
import kotlinbridge.processor.model.MadeFlow
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Reference
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFunction

/** Makes code that reads the arguments of an export, and code that then calls it. */
internal class CallCode(
    private val export: Export,
    private val values: ValueCode,
    private val defaulted: String,
    /** The function of an object of Swift's that runs Kotlin's own body; null for most exports. */
    private val body: BodyNames?,
) {
    private val made: MadeFlow? = (export as? ExportedFunction)?.flow
    private val locals = NameAllocator().apply {
        for (taken in OWN_LOCALS) newName(taken)
        // Qualified names begin with these.
        for (taken in listOf("kotlin", "kotlinx", "kotlinbridge", export.origin.packageName.substringBefore('.'))) {
            if (taken.isNotEmpty() && taken !in OWN_LOCALS) newName(taken)
        }
        // A local with the name of an object, or of the class that is made, would hide it.
        val constructed = if (export.isConstructor) export.origin.owner!!.className else null
        for (taken in listOfNotNull(export.origin.singleton, export.scope?.singleton, made?.scope?.singleton, constructed)) {
            newName(taken.simpleNames.first())
        }
        for (parameter in export.parameters) newName(parameter.name, parameter)
        for (parameter in export.parameters.filter { it.hasDefault }) {
            newName("has${parameter.name.replaceFirstChar { it.uppercase() }}", presence(parameter))
        }
    }
    private val defaults = export.parameters.filter { it.hasDefault }
    private val isProperty = when (export) {
        is ExportedFunction ->
            export.kind == ExportedFunction.Kind.GETTER || export.kind == ExportedFunction.Kind.SETTER
        is ExportedFlow -> true
    }

    val names: List<String> get() = export.parameters.map { locals[it] }

    /** Statements that read each argument into a constant. */
    val reading: List<CodeBlock> = export.parameters.flatMap { parameter ->
        val name = locals[parameter]
        if (!parameter.hasDefault) return@flatMap listOf(code("val %L = %L", name, values.read(parameter.value)))
        val has = locals[presence(parameter)]
        val none = if (parameter.isZeroWithoutValue) (parameter.value as Simple).zero else "null"
        listOf(
            code("val %L = reader.readPresence()", has),
            code("val %L = if (%L) %L else %L", name, has, values.read(parameter.value), none),
        )
    }

    /** An expression, or the assignment of a setter. */
    val call: CodeBlock = scoped(
        if (defaults.isEmpty()) calling(export.parameters.associateWith { code("%L", locals[it]) })
        else code("%L(%L)", defaulted, defaultedArguments.joinToString(", ") { it.first }),
    )

    private val defaultedArguments: List<Pair<String, TypeName>>
        get() = export.parameters.flatMap { parameter ->
            val type = parameter.value.type
            if (!parameter.hasDefault) return@flatMap listOf(locals[parameter] to type)
            val local = if (parameter.isZeroWithoutValue) type else type.copy(nullable = true)
            listOf(locals[presence(parameter)] to BOOLEAN, locals[parameter] to local)
        }

    /** A function that leaves out the arguments that have no value; null without defaults. */
    fun defaultsFunction(result: TypeName): FunSpec? {
        if (defaults.isEmpty()) return null
        val function = FunSpec.builder(defaulted).addModifiers(KModifier.PRIVATE).returns(result)
        if (export is ExportedFunction && export.isSuspending) function.addModifiers(KModifier.SUSPEND)
        for ((name, type) in defaultedArguments) function.addParameter(name, type)
        return function.addCode(if (defaults.size <= MASKED) masked() else trailing()).build()
    }

    private fun masked(): CodeBlock {
        val bits = defaults.mapIndexed { bit, it -> "(if (${locals[presence(it)]}) ${1 shl bit} else 0)" }
        val all = (1 shl defaults.size) - 1
        val cases = (0..all).map { given ->
            val values = defaults.filterIndexed { bit, _ -> given and (1 shl bit) != 0 }
            code("%L -> %L", if (given == all) "else" else given, calling(given(values)))
        }
        return code("return when (${bits.joinToString(" or ")}) {%L}", cases.lines().indented())
    }

    /** With too many combinations to write down, only the last ones may be left out. */
    private fun trailing(): CodeBlock {
        val present = defaults.map { locals[presence(it)] }
        val ordered = present.zipWithNext { earlier, later -> "($earlier || !$later)" }.joinToString(" && ")
        val cases = defaults.indices.map { code("!%L -> %L", present[it], calling(given(defaults.take(it)))) } +
            code("else -> %L", calling(given(defaults)))
        return listOf(
            code("require($ordered) { %S }", "only the last defaults of ${export.origin.name} may be taken"),
            code("return when {%L}", cases.lines().indented()),
        ).lines()
    }

    private fun given(values: List<Parameter>): Map<Parameter, CodeBlock> =
        export.parameters.filter { !it.hasDefault || it in values }.associateWith { parameter ->
            val isWrapped = parameter.hasDefault && !parameter.isZeroWithoutValue && parameter.value !is Value.Nullable
            code(if (isWrapped) "%L!!" else "%L", locals[parameter])
        }

    /** The scope of the export; null for the library's. */
    val scope: CodeBlock? get() = export.scope?.let(::reading)

    /** A flow that is made, with the scope that it has then. */
    private fun scoped(flow: CodeBlock): CodeBlock =
        made?.scope?.let { code("%T(%L, %L)", Runtime.scoped, reading(it), flow) } ?: flow

    private fun reading(scope: Reference): CodeBlock =
        if (scope.isOfInstance) code("%L.%N", locals[export.parameters.first()], scope.name) else scope.code

    private fun calling(arguments: Map<Parameter, CodeBlock>): CodeBlock {
        val instance = arguments.entries.find { it.key.isInstance }?.value
        if (export is ExportedFlow && export.isObject) return if (export.kind == FlowKind.CHANNEL) received(instance!!) else instance!!
        val receiver = arguments.entries.find { it.key.isReceiver }?.value
        val outer = arguments.entries.find { it.key.isOuter }?.value
        val others = arguments.filterKeys { !it.isReceiver && !it.isInstance && !it.isOuter }
        val target = if (outer == null) target(instance, receiver) else code("%L.%N", outer, export.origin.owner!!.className.simpleName)
        val called = when {
            export.isSetter -> code("%L = %L", target, others.values.single())
            isProperty -> target
            else -> {
                // The parameters of a function as a value have no names.
                val isFunction = export.origin.owner?.isFunction == true
                val named = others.map { (parameter, value) -> if (isFunction) value else code("%N = %L", parameter.name, value) }
                code("%L%L(%L)", target, typeArguments, named.joined(", "))
            }
        }
        if (body != null) {
            val all = (arguments.filterKeys { !it.isInstance }).values.joined(", ")
            return code("if (%L is %L) %L.%L(%L) else run { %L }", instance, body.type, instance, body.function, all, called(receiver, instance, called))
        }
        return called(receiver, instance, called)
    }

    private fun called(receiver: CodeBlock?, instance: CodeBlock?, called: CodeBlock): CodeBlock {
        val owner = instance ?: export.origin.singleton?.let(::expression)
        val inOwner = if (receiver != null && owner != null) code("with(%L) { %L }", owner, called) else called
        val kind = made?.kind ?: (export as? ExportedFlow)?.kind
        return if (kind == FlowKind.CHANNEL) received(inOwner) else inOwner
    }

    /**
     * A channel that a property holds outlives the loops over it, and so does one that a function takes
     * time to find. One that a function gives at once is made for one loop, and is cancelled with it so
     * that its producer ends.
     */
    private fun received(channel: CodeBlock): CodeBlock {
        val outlives = isProperty || (export as ExportedFunction).isSuspending
        return code("%L.%M()", channel, if (outlives) Runtime.receiveAsFlow else Runtime.consumeAsFlow)
    }

    private val typeArguments: CodeBlock
        get() {
            val types = export.origin.typeArguments.map { code("%T", it.type) }
            return if (types.isEmpty()) code("") else code("<%L>", types.joined(", "))
        }

    private fun target(instance: CodeBlock?, receiver: CodeBlock?): CodeBlock {
        val origin = export.origin
        val member = MemberName(origin.packageName, origin.name, isExtension = receiver != null)
        return when {
            export.isConstructor -> expression(origin.owner!!.type)
            receiver != null && origin.owner != null -> code("%L.%N", receiver, origin.name)
            receiver != null -> code("%L.%M", receiver, member)
            instance != null -> code("%L.%N", instance, origin.name)
            origin.singleton != null && origin.isExtension ->
                code("%L.%M", expression(origin.singleton), MemberName(origin.packageName, origin.name, isExtension = true))
            origin.singleton != null -> code("%L.%N", expression(origin.singleton), origin.name)
            isProperty -> global(origin.packageName, origin.name)
            else -> code("%M", member)
        }
    }
}

/** The tag for the name of the constant that says whether there is a value. */
private fun presence(parameter: Parameter): Any = "has" to parameter

/** A number needs no box to stand for none. */
private val Parameter.isZeroWithoutValue: Boolean get() = (value as? Simple)?.isScalar == true
