package kotlinbridge.table

import kotlinbridge.Placement
import kotlinbridge.Registered
import kotlinbridge.RegisteredFlow
import kotlinbridge.RegisteredFunction
import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.engine.FlowKind
import kotlinbridge.wire.TypeTable
import kotlinbridge.wire.typeTree
import kotlinx.serialization.json.JsonArrayBuilder
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** Makes the JSON that tells a consumer what a library offers. docs/MANIFEST.md describes it. */
internal fun manifestOf(
    name: String,
    flows: List<RegisteredFlow>,
    functions: List<RegisteredFunction>,
): String = buildJsonObject {
    val types = TypeTable()
    put("abi", KB_ABI_VERSION.toInt())
    put("library", name)
    put("kotlin", KotlinVersion.CURRENT.toString())
    putJsonArray("flows") {
        flows.forEachIndexed { id, flow ->
            addRegistration(id, flow, types) {
                put("kind", if (flow.kind == FlowKind.MUTABLE_STATE) FlowKind.STATE.manifestName else flow.kind.manifestName)
                put("mutable", flow.kind == FlowKind.MUTABLE_STATE)
                put("element", typeTree(flow.codec.type))
                flow.window?.let { put("window", it) }
            }
            flow.codec.describe(types)
        }
    }
    putJsonArray("functions") {
        functions.forEachIndexed { id, function ->
            addRegistration(id, function, types) {
                put("kind", if (function.isSuspending) "suspend" else "plain")
                put("result", typeTree(function.codec.type))
            }
            function.codec.describe(types)
        }
    }
    put("types", types.toJson())
}.toString()

private fun JsonArrayBuilder.addRegistration(
    id: Int,
    registration: Registered,
    types: TypeTable,
    more: JsonObjectBuilder.() -> Unit,
) = addJsonObject {
    put("id", id)
    put("name", registration.name)
    putJsonArray("parameters") {
        for (parameter in registration.parameters) {
            addJsonObject {
                put("name", parameter.name)
                put("type", typeTree(parameter.codec.type))
            }
            parameter.codec.describe(types)
        }
    }
    registration.placement?.let { put("placement", it) }
    more()
}

internal val Placement.manifestName: String get() = name.lowercase()
