package kotlinbridge

import kotlinbridge.wire.Box
import kotlinbridge.wire.Plain
import kotlinbridge.wire.Position
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
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

private class Ticks : Flow<Int> by emptyFlow()

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
            suspendFunction("fetch") { 1 }
            function("fetch") { 1 }
        }
    }

    @Test
    fun aFlowAndAFunctionMayShareAName() {
        val library = BridgeBuilder("fine").apply {
            flow("position") { emptyFlow<Position>() }
            suspendFunction("position") { Position(0.0, 0.0) }
        }.build()
        assertEquals(listOf("position"), library.flows.map { it.name })
        assertEquals(1, library.functions.size)
    }

    @Test
    fun aParameterThatIsListedTwiceIsRefused() {
        assertRefused("'ticks'", "twice", "interval") {
            val interval = parameter<Int>("interval")
            flow("ticks", interval, interval) { _, _ -> emptyFlow<Int>() }
        }
        assertRefused("'fetch'", "twice", "id") {
            suspendFunction("fetch", parameter<Int>("id"), parameter<String>("id")) { _, _ -> 1 }
        }
    }

    @Test
    fun aTypeWithoutSerializerIsRefusedWithItsPlace() {
        assertRefused("parameter 'plain'", "kotlinbridge.wire.Plain", "@Serializable") { parameter<Plain>("plain") }
        assertRefused("flow 'plains'", "kotlinbridge.wire.Plain", "@Serializable") { flow("plains") { emptyFlow<Plain>() } }
        assertRefused("function 'plain'", "kotlinbridge.wire.Plain", "@Serializable") {
            suspendFunction("plain") { Plain() }
        }
        assertRefused("function 'plain'", "kotlinbridge.wire.Plain") { function("plain") { listOf(Plain()) } }
    }

    @Test
    fun aFlowOfFlowsIsRefused() {
        assertRefused("flow 'nested'", "Flow") { flow("nested") { emptyFlow<Flow<Int>>() } }
    }

    @Test
    fun aFlowOfWhoseElementsNothingIsKnownIsRefused() {
        assertRefused("flow 'ticks'", "Ticks", "return it as a Flow") { flow("ticks") { Ticks() } }
        assertRefused("flow 'ticks'", "return it as a Flow") { flow("ticks") { Ticks() as Flow<*> } }
    }

    @Test
    fun aStateFlowHasNoWindow() {
        assertRefused("state flow 'now'", "window") { stateFlow("now", MutableStateFlow(1), window = 1) }
    }

    @Test
    fun twoShapesUnderOneNameAreRefused() {
        assertRefused("twin", "@SerialName") {
            flow("numbers") { emptyFlow<Twin>() }
            suspendFunction("text") { OtherTwin("") }
        }
        assertRefused("kotlinbridge.wire.Box", "class of its own") {
            suspendFunction("text", parameter<Box<Int>>("number")) { Box("") }
        }
    }

    @Test
    fun aMistakeMakesNoLibrary() {
        assertNull(kotlinBridge("wrong") { flow("plains") { emptyFlow<Plain>() } })
    }
}
