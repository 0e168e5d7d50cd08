package kitchen

import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.test.Test
import kotlin.test.assertEquals

/** What the manifest says of an author's choices. */
class ScopesTest {
    private fun windowOf(flow: String) =
        manifest.getValue("flows").jsonArray[idOf("flows", flow)].jsonObject["window"]?.jsonPrimitive?.int

    @Test
    fun aFlowHasTheWindowThatItsAuthorChooses() {
        assertEquals(listOf(0, null), listOf("asked", "counts").map(::windowOf))
    }
}
