package kotlinbridge.processor.writing

import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.DefaultValue
import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedLibrary
import kotlinbridge.processor.model.Field
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.HostedInterface
import kotlinbridge.processor.model.Named
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.RecordType
import kotlinbridge.processor.model.SealedType
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.ValueType
import kotlinbridge.processor.model.isFunction
import kotlinbridge.processor.model.wireName

/** The version of the boundary that generated code is made for: `KB_ABI_VERSION`. */
internal const val ABI_VERSION = 6

/** The manifest in parts, whose texts one after the other are JSON. docs/MANIFEST.md describes it. */
internal fun manifestParts(library: ExportedLibrary, types: Types): List<String> =
    members(library, types).mapIndexed { index, member -> if (index == 0) "{$member" else ",$member" } + "}"

private fun members(library: ExportedLibrary, types: Types): List<String> = listOfNotNull(
    member("abi", ABI_VERSION),
    member("library", library.name),
    member("kotlin", library.kotlin),
    if (library.packages.isEmpty()) null else member("packages", library.packages),
    member("flows", library.flows.mapIndexed(::flow)),
    member("functions", library.functions.mapIndexed { id, it -> function(id, it, library.flows, TwinValues(types)) }),
    member("types", library.numberedTypes.map { type(it, types, library.functions, library.flows) }),
    member("omitted", library.omissions.map { json("name" to it.name, "reason" to it.reason) }),
    if (library.completionHandlers) member("completionHandlers", true) else null,
)

private fun member(name: String, value: Any): String = "${jsonText(name)}:${jsonText(value)}"

private fun flow(id: Int, named: Named<ExportedFlow>): Map<String, Any> {
    val flow = named.export
    val kotlin = origin(flow) + json(
        "kind" to if (flow.maker == null) "property" else "itself",
    )
    return json("id" to id, "name" to named.name, "kind" to flow.kind.manifestName) + shared(flow) + json(
        "mutable" to (flow.kind == FlowKind.MUTABLE_STATE),
        "element" to flow.element.tree,
        "window" to flow.window,
        "kotlin" to kotlin,
        "documentation" to flow.origin.documentation.takeIf { flow.maker == null },
    )
}

private fun function(
    id: Int,
    named: Named<ExportedFunction>,
    flows: List<Named<ExportedFlow>>,
    twins: TwinValues,
): Map<String, Any> {
    val function = named.export
    val flow = flows.indexOfFirst { it.export.maker == (function.bodyOf ?: function) }
    val kotlin = origin(function) + json(
        "kind" to function.kind.name.lowercase(),
        "operator" to if (function.isOperator) true else null,
        "stored" to if (function.isStored) true else null,
    )
    val kind = if (function.isSuspending) "suspend" else "plain"
    return json("id" to id, "name" to named.name, "kind" to kind) + shared(function) + json(
        "result" to function.result.tree,
        "flow" to flow.takeIf { it >= 0 },
        "twin" to twins.signature(function),
        "kotlin" to kotlin,
        "documentation" to function.origin.documentation,
        "throws" to throws(function),
    )
}

private fun throws(export: Export) = export.throws.map { it.name }.ifEmpty { null }

private fun shared(export: Export) = json(
    "parameters" to export.parameters.map(::parameter),
    "placement" to export.placement?.lowercase(),
)

private fun origin(export: Export) = json(
    "name" to export.origin.name,
    "swift" to export.origin.swiftName,
    "refined" to if (export.origin.isRefined) true else null,
    "deprecated" to export.origin.deprecation,
    "file" to export.origin.file,
    "package" to (export.origin.owner?.className?.packageName ?: export.origin.packageName),
    "owner" to export.origin.owner?.tree,
    "member" to if (export.isMember) true else null,
    "extension" to if (export.parameters.any { it.isReceiver }) true else null,
    "generic" to if (export.origin.typeArguments.isNotEmpty()) true else null,
)

private fun parameter(parameter: Parameter) = json(
    "name" to parameter.name,
    "type" to parameter.crossing.tree,
    "default" to if (parameter.hasDefault) true else null,
    "vararg" to if (parameter.isVararg) true else null,
)

/** What the host has for an interface. Its entries are numbered over all interfaces. */
private fun hosted(hosted: HostedInterface, functions: List<Named<ExportedFunction>>, twins: TwinValues): Map<String, Any> = json(
    "number" to hosted.number,
    "members" to hosted.members.map { member ->
        json(
            "function" to functions.indexOfFirst { it.export == member.exported },
            "gives" to member.exported.flow?.given?.tree,
            "twin" to twins.hostSignature(member),
            "main" to if (member.isOfMainActor) true else null,
            "body" to member.body?.let { body -> functions.indexOfFirst { it.export == body } },
        )
    },
)

private fun type(
    type: NamedType,
    types: Types,
    functions: List<Named<ExportedFunction>>,
    flows: List<Named<ExportedFlow>>,
): Map<String, Any> {
    val declared = type.declared
    val kotlin = json(
        "file" to declared.file,
        "package" to declared.type.className.packageName,
        "swift" to declared.swiftName,
        "kind" to kindOf(type),
        "fun" to if ((type as? ClassType)?.isFunInterface == true) true else null,
        "flow" to flows.indexOfFirst { it.export.isObject && it.export.origin.owner == declared.type }.takeIf { it >= 0 },
        "supertypes" to supertypesOf(type)?.map { it.wireName },
        "parameters" to declared.parameters.takeIf { type is ValueType }?.ifEmpty { null },
        "cases" to (type as? SealedType)?.declaredCases?.map { it.tree },
    )
    val shape = when (type) {
        is RecordType -> json("kind" to "record", "fields" to type.fields.map(::field))
        is ExceptionType -> json("kind" to "exception", "fields" to type.fields.map(::field))
        is ObjectType -> json(
            "kind" to "object",
            "cases" to (type as? ClassType)?.values?.ifEmpty { null }?.map { it.wireName },
            "interface" to (type as? ClassType)?.hosted?.let { hosted(it, functions, TwinValues(types)) },
        )
        is EnumType -> json("kind" to "enum", "cases" to type.cases.map { it.name }) +
            caseDocumentation(type.cases.map { it.documentation })
        is SealedType -> json("kind" to "sealed", "cases" to type.cases.map { it.wireName }) +
            caseDocumentation(type.cases.map { types[it].declared.documentation })
    }
    return json("name" to declared.type.wireName) + use(declared.type) + shape + json("kotlin" to kotlin, "documentation" to declared.documentation)
}

private fun field(field: Field) = json(
    "name" to field.name,
    "type" to field.value.tree,
    "declared" to field.declared?.tree,
    "literal" to field.default?.tree,
    "documentation" to field.documentation,
)

private val DefaultValue.tree: Any
    get() = when (this) {
        DefaultValue.Null -> "null"
        DefaultValue.EmptyMap -> json("map" to emptyList<Any>())
        is DefaultValue.Flag -> json("boolean" to isTrue)
        is DefaultValue.Number -> json("number" to digits)
        is DefaultValue.Text -> json("string" to text)
        is DefaultValue.Elements -> json("list" to elements.map { it.tree })
        is DefaultValue.Entry -> json("entry" to name)
    }

private fun supertypesOf(type: NamedType): List<Value.Declared>? = when (type) {
    is ClassType -> type.supertypes
    is ExceptionType -> type.superclass?.let(::listOf)
    else -> null
}

/** What a type is in Kotlin, where the manifest's `kind` does not tell. */
private fun kindOf(type: NamedType): String? = when (type) {
    is RecordType -> if (type.kind == RecordType.Kind.VALUE_CLASS) "value" else null
    is ClassType -> when {
        type.declared.type.isFunction -> "function"
        CoroutineType.of(type.declared.type.className) != null -> "coroutine"
        else -> if (type.isInterface) "interface" else "class"
    }
    is EnumType, is SealedType, is ExceptionType -> null
}

private fun caseDocumentation(cases: List<String?>) =
    json("caseDocumentation" to cases.takeIf { all -> all.any { it != null } })
