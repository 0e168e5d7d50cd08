package kotlinbridge.table

import kotlinbridge.Placement
import kotlinbridge.Registered
import kotlinbridge.RegisteredFlow
import kotlinbridge.RegisteredFunction
import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.engine.FlowKind
import kotlinbridge.wire.Codec
import kotlinbridge.wire.TypeTable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonArrayBuilder
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** Makes the JSON that tells a consumer what a library offers. docs/ABI.md describes it. */
internal fun manifestOf(
    name: String,
    flows: List<RegisteredFlow>,
    functions: List<RegisteredFunction>,
): String = buildJsonObject {
    val types = TypeTable()
    putLibrary(name)
    putJsonArray("flows") {
        flows.forEachIndexed { id, flow ->
            addRegistration(id, flow, types) {
                put("kind", if (flow.kind == FlowKind.MUTABLE_STATE) FlowKind.STATE.manifestName else flow.kind.manifestName)
                put("mutable", flow.kind == FlowKind.MUTABLE_STATE)
                put("element", flow.codec.type)
                flow.window?.let { put("window", it) }
            }
            flow.codec.describe(types)
        }
    }
    putJsonArray("functions") {
        functions.forEachIndexed { id, function ->
            addRegistration(id, function, types) {
                put("kind", if (function.isSuspending) "suspend" else "plain")
                put("result", function.codec.type)
            }
            function.codec.describe(types)
        }
    }
    put("types", types.toJson())
}.toString()

/** As [manifestOf], with the members that generated code brings, and the types that [serialized] has. */
internal fun manifestOf(name: String, declarations: String, serialized: Map<String, Codec<*>>): String {
    val library = buildJsonObject { putLibrary(name) }.toString().dropLast(1)
    if (serialized.isEmpty()) return "$library,$declarations}"
    val named = serialized.entries.fold(declarations) { text, (name, codec) -> text.replace(name, codec.type) }
    val manifest = Json.parseToJsonElement("$library,$named}").jsonObject
    val types = manifest.getValue("types").jsonArray
    val names = types.map { it.jsonObject.getValue("name") }
    val others = TypeTable().also { table -> serialized.values.forEach { it.describe(table) } }.toJson()
        .filter { it.jsonObject.getValue("name") !in names }
    return JsonObject(manifest + ("types" to JsonArray(types + others))).toString()
}

private fun JsonObjectBuilder.putLibrary(name: String) {
    put("abi", KB_ABI_VERSION.toInt())
    put("library", name)
    put("kotlin", KotlinVersion.CURRENT.toString())
}

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
                put("type", parameter.codec.type)
            }
            parameter.codec.describe(types)
        }
    }
    registration.placement?.let { put("placement", it) }
    more()
}

internal val Placement.manifestName: String get() = name.lowercase()
