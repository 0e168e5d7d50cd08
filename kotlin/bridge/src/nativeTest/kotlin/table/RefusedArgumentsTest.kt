package kotlinbridge.table

import kotlinbridge.wire.codec
import kotlinbridge.wire.encode
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals

/** Well-formed arguments from which Kotlin code refuses to make an object. */
class RefusedArgumentsTest {
    private val placements = listOf(CALLER, DEFAULT, IO)
    private val tooSmall = "failed kotlin.IllegalArgumentException: -1 is too small"

    @Test
    fun theyFailACallAsItsBodyWould() {
        for (name in listOf("picky", "plainPicky")) for (placement in placements) {
            val fine = recorder<Long>()
            assertEquals(OK, fine.call(name, placement, longs(2)))
            assertEquals(listOf("2", "release"), fine.awaitRelease())
            val refused = recorder<Long>()
            assertEquals(OK, refused.call(name, placement, longs(-1)))
            assertEquals(listOf(tooSmall, "release"), refused.awaitRelease())
        }
    }

    @Test
    fun theyFailASubscriptionAtItsFirstRequest() {
        Bodies.shared = { MutableSharedFlow() }
        for (name in listOf("picky", "pickyShared", "pickyAsked")) for (placement in placements) {
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.subscribe(name, demand = 0, placement = placement, arguments = longs(-1)))
            assertEquals(emptyList(), recorder.events)
            assertEquals(OK, recorder.request(1))
            assertEquals(listOf(tooSmall, "release"), recorder.awaitRelease())
        }
    }

    @Test
    fun whoCancelsBeforeTheFirstRequestHearsNothingOfThem() {
        for (placement in placements) {
            val recorder = recorder<Long>()
            recorder.subscribe("picky", demand = 0, placement = placement, arguments = longs(-1))
            recorder.cancel(HERE)
            assertEquals(listOf("release"), recorder.awaitRelease())
        }
    }

    @Test
    fun aSerializerThatThrowsDoesTheSame() {
        fun day(number: Int) = codec<String>().encode("$number")
        for (placement in placements) {
            for ((number, told) in listOf(
                28 to listOf("28", "release"),
                30 to listOf("failed kotlin.NoSuchElementException: February has no 30", "release"),
            )) {
                val call = recorder<Long>()
                assertEquals(OK, call.call("day", placement, day(number)))
                assertEquals(told, call.awaitRelease())
                val flow = recorder<Long>()
                assertEquals(OK, flow.subscribe("days", placement = placement, arguments = day(number)))
                assertEquals(told, flow.awaitRelease().filter { it != "complete" })
            }
        }
    }

    @Test
    fun malformedBytesAreNoneOfThem() {
        val recorder = recorder<Long>()
        for (bytes in listOf(ByteArray(0), longs(-1).copyOf(7))) {
            assertEquals(MALFORMED, recorder.subscribe("picky", arguments = bytes))
            assertEquals(MALFORMED, recorder.call("picky", arguments = bytes))
        }
        assertEquals(emptyList(), recorder.events)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
