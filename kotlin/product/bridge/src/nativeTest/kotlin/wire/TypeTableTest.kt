package kotlinbridge.wire

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
    fun simpleTypesAddNothing() {
        val types = TypeTable()
        codec<List<String?>>().describe(types)
        codec<Map<Meters, Unit>>().describe(types)
        assertEquals(0, types.toJson().size)
    }
}
