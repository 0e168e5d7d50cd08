package kotlinbridge.processor.reading

import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.Named
import kotlinbridge.processor.model.listed
import kotlinbridge.processor.model.simpleKotlin

/**
 * Gives each export a name of its own: Kotlin's, with its owner before it. Those that share one get
 * the types of their parameters, then their package, and at last a number.
 */
internal fun <E : Export> uniquelyNamed(exports: List<E>): List<Named<E>> {
    val forms = listOf<(E) -> String>(
        { it.plainName }, { it.nameWithTypes }, { "${it.origin.packageName}.${it.nameWithTypes}" },
    )
    val counted = forms.map { form -> form to exports.groupingBy(form).eachCount() }
    val used = HashMap<String, Int>()
    return exports.map { export ->
        val (form, _) = counted.firstOrNull { (form, counts) -> counts[form(export)] == 1 } ?: counted.last()
        val name = form(export)
        val number = used.merge(name, 1, Int::plus)!!
        Named(if (number == 1) name else "$name $number", export)
    }
}

/** The same for functions. That which makes a flow has the name of the flow, after a word of its own. */
internal fun uniquelyNamed(functions: List<ExportedFunction>, flows: List<Named<ExportedFlow>>): List<Named<ExportedFunction>> {
    val others = uniquelyNamed(functions.filter { it.flow == null || it.bodyOf != null }).associateBy { it.export }
    val makers = flows.mapNotNull { flow -> flow.export.maker?.let { it to Named("make ${flow.name}", it) } }.toMap()
    return functions.map { others[it] ?: makers.getValue(it) }
}

private val Export.plainName: String
    get() {
        val own = (origin.name + origin.typeArguments.listed { it.simpleKotlin }).takeIf { !isConstructor }
        val name = listOfNotNull(origin.owner?.simpleKotlin, own).joinToString(".")
        val whole = if (isSetter) "set $name" else name
        return if (this is ExportedFunction && bodyOf != null) "body of $whole" else whole
    }

private val Export.nameWithTypes: String
    get() {
        val declared = (this as? ExportedFlow)?.maker ?: this
        val types = declared.parameters.filter { !it.isInstance }.map { it.value.simpleKotlin }
        val isPlain = this is ExportedFunction && kind == ExportedFunction.Kind.GETTER && types.isEmpty()
        return if (isPlain) plainName else types.joinToString(", ", "$plainName(", ")")
    }
