package kotlinbridge.wire

import kotlinx.serialization.Contextual
import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.Polymorphic
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Instant

internal class Plain

internal interface Open

@Serializable
internal abstract class OpenClass

@Serializable
internal class Holder(val open: @Polymorphic OpenClass)

@Serializable
internal class Contextually(@Contextual val plain: Plain)

@Serializable
internal class Box<T>(val value: T)

@Serializable
internal class Boxes(val first: Box<Int>, val second: Box<String>)

@Serializable
internal class Sparse(@EncodeDefault(EncodeDefault.Mode.NEVER) val value: Int = 1, val last: Int = 2)

@Serializable
@SerialName("renamed")
internal class Original(val plain: Int)

class CodecOfTest {
    private inline fun <reified T> assertRefused(vararg words: String) {
        val message = assertFailsWith<IllegalArgumentException> { codec<T>() }.message!!
        for (word in words) assertTrue(word in message, "'$word' in: $message")
    }

    @Test
    fun typesHaveTheirWireNames() {
        assertEquals("Long", codec<Long>().type)
        assertEquals("UShort", codec<Char>().type)
        assertEquals("String?", codec<String?>().type)
        assertEquals("ByteArray", codec<ByteArray>().type)
        assertEquals("ByteArray", codec<UByteArray>().type)
        assertEquals("ByteArray?", codec<List<UByte>?>().type)
        assertEquals("List<Byte>", codec<List<Byte>>().type)
        assertEquals("List<Int?>?", codec<List<Int?>?>().type)
        assertEquals("List<String>", codec<Set<String>>().type)
        assertEquals("List<String>", codec<Array<String>>().type)
        assertEquals("List<Double>", codec<DoubleArray>().type)
        assertEquals("Map<String, List<kotlinbridge.wire.Position?>>", codec<Map<String, List<Position?>>>().type)
        assertEquals("List<ByteArray>", codec<Set<ByteArray>>().type)
        assertEquals("Map<UInt, ULong?>", codec<Map<UInt, ULong?>>().type)
        assertEquals("Map<Duration, Instant?>", codec<Map<Duration, Instant?>>().type)
        assertEquals("kotlinbridge.wire.Color", codec<Color>().type)
        assertEquals("kotlinbridge.wire.Shape", codec<Shape>().type)
        assertEquals("Long?", codec<Meters?>().type)
        assertEquals("Unit", codec<Unit>().type)
        assertEquals("List<Unit>", codec<List<Unit>>().type)
        assertEquals("kotlin.Pair<String, Int>", codec<Pair<String, Int>>().type)
        assertEquals("renamed", codec<Original>().type)
    }

    @Test
    fun aTypeWithoutSerializerIsNamedWithWhatToDo() {
        assertRefused<Plain>("kotlinbridge.wire.Plain", "@Serializable")
        assertRefused<Map<String, List<Plain>>>("kotlinbridge.wire.Plain", "Map<", "@Serializable")
        assertRefused<List<*>>("List<*>")
    }

    @Test
    fun openClassesAreRefusedAtRegistration() {
        assertRefused<Open>("kotlinbridge.wire.Open", "@Serializable")
        assertRefused<List<OpenClass>>("kotlinbridge.wire.OpenClass", "sealed")
        assertRefused<Holder>("kotlinbridge.wire.OpenClass", "sealed")
        assertRefused<Any>("kotlin.Any", "@Serializable")
        assertRefused<Contextually>("kotlinbridge.wire.Plain", "contextual")
    }

    @Test
    fun twoTypesOfOneNameAreRefused() {
        assertEquals("kotlinbridge.wire.Box", codec<Box<Int>>().type)
        assertRefused<Boxes>("kotlinbridge.wire.Box", "@SerialName")
    }

    @Test
    fun aSerializerThatLeavesOutDefaultsIsRefused() {
        assertEquals("0500000002000000", hex(Sparse(5)))
        val message = assertFailsWith<IllegalArgumentException> { hex(Sparse()) }.message!!
        assertTrue("kotlinbridge.wire.Sparse" in message, message)
    }
}
