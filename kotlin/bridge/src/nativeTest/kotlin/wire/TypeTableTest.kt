package kotlinbridge.wire

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.test.Test
import kotlin.test.assertEquals

class TypeTableTest {
    @Test
    fun aRecordBringsWhatItMentionsOnce() {
        val types = TypeTable()
        codec<List<Station>>().describe(types)
        codec<Station?>().describe(types)
        codec<Map<String, Shape>>().describe(types)
        val names = types.toJson().map { it.jsonObject.getValue("name").jsonPrimitive.content.substringAfterLast('.') }
        assertEquals(listOf("Station", "Position", "Color", "Shape", "Circle", "Nowhere", "Path"), names)
    }

    @Test
    fun entriesAreAsTheManifestHasThem() {
        val types = TypeTable()
        codec<Shape>().describe(types)
        codec<Color>().describe(types)
        val expected = """[
            {"name":"kotlinbridge.wire.Shape","kind":"sealed",
             "cases":["kotlinbridge.wire.Circle","kotlinbridge.wire.Nowhere","kotlinbridge.wire.Path"]},
            {"name":"kotlinbridge.wire.Circle","kind":"record","fields":[{"name":"radius","type":"Double"}]},
            {"name":"kotlinbridge.wire.Nowhere","kind":"record","fields":[]},
            {"name":"kotlinbridge.wire.Path","kind":"record",
             "fields":[{"name":"points","type":"List<kotlinbridge.wire.Position>"}]},
            {"name":"kotlinbridge.wire.Position","kind":"record",
             "fields":[{"name":"latitude","type":"Double"},{"name":"longitude","type":"Double"}]},
            {"name":"kotlinbridge.wire.Color","kind":"enum","cases":["RED","GREEN","BLUE"]}]"""
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
