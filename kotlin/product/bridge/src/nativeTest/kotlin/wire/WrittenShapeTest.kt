package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.builtins.serializer
import kotlin.jvm.JvmInline
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What the serializers of a list write, compared with what the list says. */
@OptIn(GeneratedCode::class)
class WrittenShapeTest {
    @Serializable
    private class Spot(val x: Double, @SerialName("all") val marks: List<Mark?>, val width: Meters)

    @Serializable
    private enum class Mark { ONE, TWO }

    @Serializable
    @JvmInline
    private value class Meters(val value: UInt)

    @Serializable
    private sealed interface Node

    @Serializable
    private class Inner(val left: Node, val right: Inner?) : Node

    @Serializable
    private data object Leaf : Node

    private fun shape(serializer: KSerializer<*>) = WireTypes.shape(serializer.descriptor)

    @Test
    fun simpleTypesAndCollectionsHaveTheirNames() {
        assertEquals("String?", shape(String.serializer().nullable))
        assertEquals("UShort", shape(Char.serializer()))
        assertEquals("Map<Int, List<ULong>>", shape(MapSerializer(Int.serializer(), ListSerializer(ULong.serializer()))))
        assertEquals("ByteArray", shape(ListSerializer(UByte.serializer())))
        assertEquals("Duration", shape(WireTypes.durationSerializer))
    }

    @Test
    fun classesHaveTheirFieldsByName() {
        assertEquals("{x: Double, all: List<[ONE, TWO]?>, width: UInt}", shape(Spot.serializer()))
    }

    @Test
    fun whatContainsItselfPointsOutwards() {
        assertEquals("<{left: ^2, right: ^1?}|{}>", shape(Node.serializer()))
    }

    @Test
    fun aSerializerThatWritesSomethingElseIsRefusedByItsName() {
        val codec = serializedCodec(Spot.serializer())
        checkWritten(codec, "a.SpotAsText", "{x: Double, all: List<[ONE, TWO]?>, width: UInt}")
        val failure = assertFailsWith<IllegalArgumentException> { checkWritten(codec, "a.SpotAsText", "String") }
        assertEquals(
            "the serializer a.SpotAsText writes {x: Double, all: List<[ONE, TWO]?>, width: UInt}, and the list says " +
                "that it writes String: name what it writes",
            failure.message,
        )
    }
}
