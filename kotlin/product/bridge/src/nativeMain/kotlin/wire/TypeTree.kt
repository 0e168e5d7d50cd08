package kotlinbridge.wire

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** The type of this text as the manifest has it. */
internal fun typeTree(text: String): JsonElement {
    var depth = 0
    val comma = text.indices.find { index ->
        when (text[index]) {
            '<' -> depth++
            '>' -> depth--
        }
        depth == 1 && text[index] == ',' && text.startsWith("Map<")
    }
    return when {
        text in SIMPLE -> JsonPrimitive(text)
        text.endsWith("?") -> buildJsonObject { put("nullable", typeTree(text.dropLast(1))) }
        text.startsWith("List<") -> buildJsonObject { put("list", typeTree(text.substring(5, text.length - 1))) }
        comma != null -> buildJsonObject {
            putJsonArray("map") {
                add(typeTree(text.substring(4, comma)))
                add(typeTree(text.substring(comma + 2, text.length - 1)))
            }
        }
        else -> buildJsonObject { put("named", text) }
    }
}

private val SIMPLE = setOf(
    "Boolean", "Byte", "Short", "Int", "Long", "UByte", "UShort", "UInt", "ULong", "Float", "Double", "String",
    "ByteArray", "Unit", "Duration", "Instant",
)
