package kotlinbridge.table

import kotlinbridge.BridgeBuilder
import kotlinbridge.Placement
import kotlinbridge.wire.Color
import kotlinbridge.wire.Nowhere
import kotlinbridge.wire.Position
import kotlinbridge.wire.Shape
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.emptyFlow
import kotlinx.serialization.json.Json
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.time.Duration

class ManifestTest {
    private fun manifest(name: String, configure: BridgeBuilder.() -> Unit) =
        Json.parseToJsonElement(BridgeBuilder(name).apply(configure).build().manifest.decodeToString())

    private fun expected(
        name: String,
        flows: String = "",
        functions: String = "",
        types: String = "",
    ) = Json.parseToJsonElement(
        """{"abi":5,"library":"$name","kotlin":"${KotlinVersion.CURRENT}",
            "flows":[$flows],"functions":[$functions],"types":[$types]}""",
    )

    @Test
    fun anEmptyLibraryHasAManifest() {
        assertEquals(expected("empty"), manifest("empty") {})
    }

    @Test
    fun theManifestTellsAllThatIsOffered() {
        val made = manifest("stations") {
            val interval by parameter<Duration>()
            val color = parameter<Color?>("color")
            flow("poll", interval, color) { _, _ -> emptyFlow<Position>() }
            stateFlow("current") { MutableStateFlow<Position?>(null) }
            mutableStateFlow("interval") { MutableStateFlow(Duration.ZERO) }
            sharedFlow("news") { MutableSharedFlow<List<String>>() }
            suspendFunction("fetch", color) { listOf<Shape>(Nowhere) }
            function("version") { "1" }
            suspendFunction("reset") { }
            flow("events", placement = Placement.IO, window = 0) { emptyFlow<Unit>() }
            suspendFunction("block", placement = Placement.IO) { }
            function("compute", placement = Placement.DEFAULT) { }
        }
        assertEquals(
            expected(
                "stations",
                """
                {"id":0,"name":"poll","kind":"flow","mutable":false,"element":{"named":"kotlinbridge.wire.Position"},
                 "parameters":[{"name":"interval","type":"Duration"},{"name":"color","type":{"nullable":{"named":"kotlinbridge.wire.Color"}}}]},
                {"id":1,"name":"current","kind":"state","mutable":false,"parameters":[],
                 "element":{"nullable":{"named":"kotlinbridge.wire.Position"}}},
                {"id":2,"name":"interval","kind":"state","mutable":true,"parameters":[],"element":"Duration"},
                {"id":3,"name":"news","kind":"shared","mutable":false,"parameters":[],"element":{"list":"String"}},
                {"id":4,"name":"events","kind":"flow","mutable":false,"parameters":[],"element":"Unit",
                 "placement":"io","window":0}
                """,
                """
                {"id":0,"name":"fetch","kind":"suspend","parameters":[{"name":"color","type":{"nullable":{"named":"kotlinbridge.wire.Color"}}}],
                 "result":{"list":{"named":"kotlinbridge.wire.Shape"}}},
                {"id":1,"name":"version","kind":"plain","parameters":[],"result":"String"},
                {"id":2,"name":"reset","kind":"suspend","parameters":[],"result":"Unit"},
                {"id":3,"name":"block","kind":"suspend","parameters":[],"result":"Unit","placement":"io"},
                {"id":4,"name":"compute","kind":"plain","parameters":[],"result":"Unit","placement":"default"}
                """,
                """
                {"name":"kotlinbridge.wire.Color","kind":"enum","cases":["RED","GREEN","BLUE"]},
                {"name":"kotlinbridge.wire.Position","kind":"record",
                 "fields":[{"name":"latitude","type":"Double"},{"name":"longitude","type":"Double"}]},
                {"name":"kotlinbridge.wire.Shape","kind":"sealed",
                 "cases":["kotlinbridge.wire.Circle","kotlinbridge.wire.Nowhere","kotlinbridge.wire.Path"]},
                {"name":"kotlinbridge.wire.Circle","kind":"record","fields":[{"name":"radius","type":"Double"}]},
                {"name":"kotlinbridge.wire.Nowhere","kind":"record","fields":[]},
                {"name":"kotlinbridge.wire.Path","kind":"record",
                 "fields":[{"name":"points","type":{"list":{"named":"kotlinbridge.wire.Position"}}}]}
                """,
            ),
            made,
        )
    }

    @Test
    fun whatHasNoValueIsAUnit() {
        val made = manifest("nothing") {
            flow("nothing") { emptyFlow<Nothing>() }
            function("fail") { error("always") }
            suspendFunction("failLater") { error("always") }
            function("none") { null }
        }
        assertEquals(
            expected(
                "nothing",
                """{"id":0,"name":"nothing","kind":"flow","mutable":false,"parameters":[],"element":"Unit"}""",
                """
                {"id":0,"name":"fail","kind":"plain","parameters":[],"result":"Unit"},
                {"id":1,"name":"failLater","kind":"suspend","parameters":[],"result":"Unit"},
                {"id":2,"name":"none","kind":"plain","parameters":[],"result":{"nullable":"Unit"}}
                """,
            ),
            made,
        )
    }

    @Test
    fun namesAreEscaped() {
        val name = "with \"quotes\" and \\ and ä"
        val made = manifest("odd") { function(name) { 1 } }
        val function = """{"id":0,"name":${Json.encodeToString(name)},"kind":"plain","parameters":[],"result":"Int"}"""
        assertEquals(expected("odd", functions = function), made)
    }
}
