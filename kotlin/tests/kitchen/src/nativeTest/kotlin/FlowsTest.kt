package kitchen

import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.test.Test
import kotlin.test.assertEquals

/** What generated code subscribes to. */
class FlowsTest {
    @Test
    fun aColdFlowIsCollectedAnewEachTime() {
        repeat(2) { assertEquals(int(0) + int(1) + " completed", collect("counts", int(2))) }
        assertEquals(" completed", collect("counts", int(0)))
        repeat(2) { assertEquals(text("hello") + text("good morning") + " completed", collect("greetings")) }
    }

    @Test
    fun aDefaultOfAFlowMayBeTaken() {
        assertEquals(long(10) + long(11) + long(12) + " completed", collect("countsFrom", NULL + NULL))
        assertEquals(long(1) + " completed", collect("countsFrom", some(long(1)) + some(int(1))))
    }

    @Test
    fun elementsHaveTheBytesOfTheirType() {
        assertEquals(NULL + some(text("a")) + " completed", collect("nullableStrings", list(NULL, some(text("a")))))
        assertEquals(short('a'.code) + short('b'.code) + " completed", collect("characters", text("ab")))
        val alarms = short(4) + double(1.5) + short(2)
        assertEquals("$alarms completed", collect("flowOfAlarms", list(alarms.dropLast(4), short(2))))
        assertEquals(list(text("a")) + " completed", collect("flowOfSets", list(list(text("a"), text("a")))))
        assertEquals(short('x'.code) + " completed", collect("letters", place(0.0, 0.0, "x")))
    }

    @Test
    fun aFailureEndsTheFlow() = assertEquals(int(0) + "threw kitchen.Refusal: after 1", collect("failsAfter", int(1)))

    @Test
    fun aFunctionRunsAtTheCall() {
        assertEquals("threw kitchen.Refusal: no -1", collect("refused", int(-1)))
        assertEquals(int(0) + " completed", collect("refused", int(1)))
    }

    @Test
    fun aStateIsReadAndGivesItsValueFirst() {
        call("warn", short(5))
        assertEquals(short(5), state("alarm"))
        assertEquals(short(5), collect("alarm"))
        call("setGauge", double(2.5))
        assertEquals(double(2.5), state("gauge", text("a")))
        assertEquals("threw kotlin.IllegalArgumentException: a gauge has a name", state("gauge", text("")))
    }

    @Test
    fun aSharedFlowReplays() {
        call("publish", text("a"))
        call("publish", text("b"))
        // `call` calls twice.
        assertEquals(text("b") + text("b"), collect("news"))
    }

    @Test
    fun aChannelOfAPropertyOutlivesItsLoops() {
        repeat(2) {
            call("send", text("event"))
            assertEquals(text("event") + text("event"), collect("events"))
        }
    }

    @Test
    fun channelsAreReceivedOnlyWhenAskedFor() {
        val windows = manifest.getValue("flows").jsonArray.map { it.jsonObject }
            .associate { it.getValue("name").jsonPrimitive.content to it["window"]?.jsonPrimitive?.int }
        assertEquals(
            setOf("numbers", "boarding", "events", "produced", "openEvents", "asked") +
                setOf("String", "Char", "UShort").map { "Channel<$it>.flow" },
            windows.filterValues { it == 0 }.keys,
        )
        assertEquals(setOf(null, 0), windows.values.toSet())
    }
}
