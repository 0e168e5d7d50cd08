package kotlinbridge

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

class TypeTableTest {
    @Test
    fun aRecordBringsWhatItMentionsOnce() {
        val types = TypeTable()
        codec<List<Station>>().describe(types)
        codec<Station?>().describe(types)
        codec<Map<String, Shape>>().describe(types)
        val names = types.toJson().map { it.jsonObject.getValue("name").jsonPrimitive.content.substringAfter('.') }
        assertEquals(listOf("Station", "Position", "Color", "Shape", "Circle", "Nowhere", "Path"), names)
    }

    @Test
    fun entriesAreAsTheManifestHasThem() {
        val types = TypeTable()
        codec<Shape>().describe(types)
        codec<Color>().describe(types)
        val expected = """[
            {"name":"kotlinbridge.Shape","kind":"sealed",
             "cases":["kotlinbridge.Circle","kotlinbridge.Nowhere","kotlinbridge.Path"]},
            {"name":"kotlinbridge.Circle","kind":"record","fields":[{"name":"radius","type":"Double"}]},
            {"name":"kotlinbridge.Nowhere","kind":"record","fields":[]},
            {"name":"kotlinbridge.Path","kind":"record",
             "fields":[{"name":"points","type":"List<kotlinbridge.Position>"}]},
            {"name":"kotlinbridge.Position","kind":"record",
             "fields":[{"name":"latitude","type":"Double"},{"name":"longitude","type":"Double"}]},
            {"name":"kotlinbridge.Color","kind":"enum","cases":["RED","GREEN","BLUE"]}]"""
        assertEquals(Json.parseToJsonElement(expected), types.toJson())
    }

    @Test
    fun simpleTypesAddNothing() {
        val types = TypeTable()
        codec<List<String?>>().describe(types)
        codec<Map<Meters, Unit>>().describe(types)
        assertEquals(0, types.toJson().size)
    }
}
