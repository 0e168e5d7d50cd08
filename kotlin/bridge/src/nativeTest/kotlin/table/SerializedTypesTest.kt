package kotlinbridge.table

import kotlinbridge.GeneratedCode
import kotlinbridge.wire.serializedCodec
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** The manifest of generated code whose list names serializers. */
@OptIn(GeneratedCode::class)
class SerializedTypesTest {
    @Serializable
    private class Spot(val x: Double, val marks: List<Mark>)

    @Serializable
    private enum class Mark { ONE, TWO }

    @Serializable
    private object Nothing

    private fun manifest(declarations: String, vararg serialized: Pair<String, KSerializer<*>>) =
        Json.parseToJsonElement(
            manifestOf("test", declarations, serialized.associate { (name, it) -> name to serializedCodec(it) }),
        ).jsonObject

    @Test
    fun theTypeThatIsWrittenStandsInThePlaceOfTheName() {
        val manifest = manifest(
            """"functions":[{"result":"Map<String, {{a.Date}}?>"}],"types":[]""", "{{a.Date}}" to String.serializer(),
        )
        val function = manifest.getValue("functions").jsonArray.single().jsonObject
        assertEquals("Map<String, String?>", function.getValue("result").jsonPrimitive.content)
        assertEquals("test", manifest.getValue("library").jsonPrimitive.content)
    }

    @Test
    fun theTypesThatItMentionsAreAddedUnlessTheyAreThere() {
        val name = Spot.serializer().descriptor.serialName
        val mark = Mark.serializer().descriptor.serialName
        val manifest = manifest(
            """"result":"{{a.Spots}}","types":[{"name":"$mark","kind":"enum"}]""",
            "{{a.Spots}}" to ListSerializer(Spot.serializer()),
        )
        assertEquals("List<$name>", manifest.getValue("result").jsonPrimitive.content)
        val types = manifest.getValue("types").jsonArray.map { it.jsonObject.getValue("name").jsonPrimitive.content }
        assertEquals(listOf(mark, name), types)
    }

    @Test
    fun aSerializerThatWritesNothingIsRefused() {
        val failure = assertFailsWith<IllegalArgumentException> { serializedCodec(Nothing.serializer()) }
        assertEquals(
            "${Nothing.serializer().descriptor.serialName} has a serializer that writes nothing: " +
                "make it an object, whose value needs no bytes",
            failure.message,
        )
    }
}
