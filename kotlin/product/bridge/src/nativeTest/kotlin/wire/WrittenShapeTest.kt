package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinx.serialization.Contextual
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Polymorphic
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.serializer
import kotlin.jvm.JvmInline
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Instant

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

    @Serializable
    private class Box<T>(val value: T)

    @Serializable
    private class Tree<T>(val value: T, val trees: List<Tree<T>>)

    @Serializable
    private abstract class Open

    @Serializable
    private class Holder(val open: @Polymorphic Open)

    private class Plain

    @Serializable
    private class Contextually(@Contextual val plain: Plain)

    private inline fun <reified T> shape() = shape(serializer<T>())

    private fun shape(serializer: KSerializer<*>) = WireTypes.shape(serializer.descriptor)

    @Test
    fun simpleTypesAndCollectionsHaveTheirNames() {
        assertEquals("String?", shape(String.serializer().nullable))
        assertEquals("UShort", shape(Char.serializer()))
        assertEquals("Map<Int, List<ULong>>", shape(MapSerializer(Int.serializer(), ListSerializer(ULong.serializer()))))
        assertEquals("ByteArray", shape(ListSerializer(UByte.serializer())))
        assertEquals("Map<Duration, Instant?>", shape<Map<Duration, Instant?>>())
        assertEquals("Unit", shape<Unit>())
        assertEquals("UInt?", shape<Meters?>())
    }

    @Test
    fun allFormsOfBytesAreByteArraysAndAllOtherCollectionsAreLists() {
        val forms = listOf(shape<ByteArray>(), shape<UByteArray>(), shape<List<UByte>>(), shape<Set<UByte>>())
        assertEquals(setOf("ByteArray"), forms.toSet())
        assertEquals("List<ByteArray?>", shape<Set<ByteArray?>>())
        assertEquals("List<Byte>", shape<List<Byte>>())
        assertEquals("List<String>", shape<Array<String>>())
        assertEquals("List<Double>", shape<DoubleArray>())
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
    fun usesOfAGenericClassAreTypesOfTheirOwn() {
        assertEquals("{value: {value: Int}}", shape<Box<Box<Int>>>())
        assertEquals("{value: Int, trees: List<^1>}", shape<Tree<Int>>())
        assertEquals("{first: {value: Int}, second: {value: String}}", shape<Pair<Box<Int>, Box<String>>>())
    }

    @Test
    fun valuesWithoutFixedBytesAreRefusedWithWhatToDo() {
        fun refusal(serializer: KSerializer<*>): String = assertFailsWith<IllegalArgumentException> {
            checkWritten(serializedCodec(serializer), "a.Serializer", "Int")
        }.message!!
        for (open in listOf(refusal(serializer<List<Open>>()), refusal(Holder.serializer()))) {
            assertTrue("WrittenShapeTest.Open is open" in open && "sealed" in open, open)
        }
        val contextual = refusal(Contextually.serializer())
        assertTrue("WrittenShapeTest.Plain has a contextual serializer" in contextual, contextual)
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
