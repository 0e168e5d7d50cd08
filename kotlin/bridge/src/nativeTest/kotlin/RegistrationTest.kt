package kotlinbridge

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.emptyFlow
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue

@Serializable
@SerialName("twin")
internal class Twin(val number: Int)

@Serializable
@SerialName("twin")
internal class OtherTwin(val text: String)

class RegistrationTest {
    private fun assertRefused(vararg words: String, configure: BridgeBuilder.() -> Unit) {
        val builder = BridgeBuilder("wrong")
        val message = assertFailsWith<IllegalArgumentException> { builder.apply(configure).build() }.message!!
        for (word in words) assertTrue(word in message, "'$word' in: $message")
    }

    @Test
    fun aNameThatIsUsedTwiceIsRefused() {
        assertRefused("flow 'ticks'", "twice") {
            flow("ticks") { emptyFlow<Int>() }
            flow("ticks") { emptyFlow<Long>() }
        }
        assertRefused("function 'fetch'", "twice") {
            call("fetch") { 1 }
            plainCall("fetch") { 1 }
        }
    }

    @Test
    fun aFlowAndAFunctionMayShareAName() {
        val library = BridgeBuilder("fine").apply {
            flow("position") { emptyFlow<Position>() }
            call("position") { Position(0.0, 0.0) }
        }.build()
        assertEquals(listOf("position"), library.flows.map { it.name })
        assertEquals(listOf("position"), library.functions.map { it.name })
    }

    @Test
    fun aParameterThatIsListedTwiceIsRefused() {
        assertRefused("'ticks'", "twice", "interval") {
            val interval = parameter<Int>("interval")
            flow("ticks", interval, interval) { emptyFlow<Int>() }
        }
        assertRefused("'fetch'", "twice", "id") { call("fetch", parameter<Int>("id"), parameter<String>("id")) { 1 } }
    }

    @Test
    fun aTypeWithoutSerializerIsRefusedWithItsPlace() {
        assertRefused("parameter 'plain'", "kotlinbridge.Plain", "@Serializable") { parameter<Plain>("plain") }
        assertRefused("flow 'plains'", "kotlinbridge.Plain", "@Serializable") { flow("plains") { emptyFlow<Plain>() } }
        assertRefused("function 'plain'", "kotlinbridge.Plain", "@Serializable") { call("plain") { Plain() } }
        assertRefused("function 'plain'", "kotlinbridge.Plain") { plainCall("plain") { listOf(Plain()) } }
    }

    @Test
    fun aFlowOfFlowsIsRefused() {
        assertRefused("flow 'nested'", "Flow") { flow("nested") { emptyFlow<Flow<Int>>() } }
    }

    @Test
    fun twoShapesUnderOneNameAreRefused() {
        assertRefused("twin", "@SerialName") {
            flow("numbers") { emptyFlow<Twin>() }
            call("text") { OtherTwin("") }
        }
        assertRefused("kotlinbridge.Box", "class of its own") {
            call("text", parameter<Box<Int>>("number")) { Box("") }
        }
    }

    @Test
    fun aMistakeMakesNoLibrary() {
        assertNull(kotlinBridge("wrong") { flow("plains") { emptyFlow<Plain>() } })
    }
}
