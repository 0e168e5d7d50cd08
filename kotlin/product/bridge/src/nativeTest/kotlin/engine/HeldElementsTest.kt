package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals

/** What stays held of objects that are elements of flows: what the consumer got, and nothing else. */
class HeldElementsTest {
    private val pool = HandPool()
    private val things = List(5) { Thing(it) }
    private val held: Long get() = installed().objects.count

    @BeforeTest
    fun install() {
        table
    }

    @AfterTest
    fun nothingIsLeft() = assertEquals(listOf(0L, 0L, 0L), counters())

    @Test
    fun theConsumerHoldsEachElementThatItGot() {
        Bodies.things = { things.asFlow() }
        val recorder = Recorder(ThingCodec).subscribeOn(pool, "things", demand = 2)
        pool.runAll()
        assertEquals(listOf("thing 0", "thing 1"), recorder.events)
        assertEquals(2, held, "the third waits for credit, and is not held")
        release(0, 1)
        recorder.request(3)
        pool.runAll()
        assertEquals(listOf("thing 0", "thing 1", "thing 2", "thing 3", "thing 4", "complete", "release"), recorder.events)
        release(2, 3, 4)
    }

    @Test
    fun anElementThatComesAgainIsHeldAgain() {
        Bodies.things = { flow { repeat(3) { emit(things[0]) } } }
        Recorder(ThingCodec).subscribeOn(pool, "things", UNLIMITED)
        pool.runAll()
        assertEquals(1, held)
        release(0, 0, 0)
    }

    @Test
    fun onTheConsumersThreadEachComesAlone() {
        Bodies.things = { things.asFlow() }
        var most = 0L
        val recorder = Recorder(ThingCodec) { if (it.startsWith("thing")) most = maxOf(most, held) }
        assertEquals(OK, recorder.subscribe("things", 6, CALLER, flags = RENDEZVOUS))
        recorder.awaitRelease()
        assertEquals(5, held)
        assertEquals(5, most)
        release(0, 1, 2, 3, 4)
    }

    @Test
    fun nothingIsHeldForAConsumerThatHasCancelledInItsCallback() {
        Bodies.things = { things.asFlow() }
        val recorder = Recorder(ThingCodec) { if (it == "thing 1") cancel(LATER) }.subscribeOn(pool, "things", UNLIMITED)
        pool.runAll()
        recorder.awaitRelease()
        release(0, 1)
    }

    @Test
    fun nothingIsHeldForAConsumerThatCancelsWhileTheElementIsWritten() {
        lateinit var recorder: Recorder
        Bodies.crates = {
            val crate = object : AbstractList<Thing>() {
                override val size = 2
                override fun get(index: Int): Thing = things[index].also { if (index == 1) recorder.cancel(LATER) }
            }
            flow { emit(crate) }
        }
        recorder = Recorder(CrateCodec).subscribeOn(pool, "crates", UNLIMITED)
        pool.runAll()
        assertEquals(listOf("release"), recorder.awaitRelease())
    }

    @Test
    fun nothingIsHeldOfAnElementThatCannotBeWritten() {
        Bodies.crates = {
            val crate = object : AbstractList<Thing>() {
                override val size = 2
                override fun get(index: Int): Thing = if (index == 0) things[0] else error("half-way")
            }
            flow { emit(crate) }
        }
        val recorder = Recorder(CrateCodec).subscribeOn(pool, "crates", UNLIMITED)
        pool.runAll()
        recorder.awaitRelease()
        assertEquals("half-way", recorder.failure?.message)
    }

    @Test
    fun theyAreNotGatheredForAConsumerThatFetches() {
        Bodies.things = { things.asFlow().map { it } }
        val recorder = Recorder(ThingCodec).subscribeOn(pool, "things", UNLIMITED, isFetched = true)
        assertEquals(0, recorder.fetch())
        pool.runAll()
        assertEquals(listOf("thing 0", "thing 1", "thing 2", "thing 3", "thing 4", "complete", "release"), recorder.events)
        release(0, 1, 2, 3, 4)
    }

    /** Ends a hold of each of these, as the consumer does. */
    private fun release(vararg numbers: Int) {
        val objects = installed().objects
        for (number in numbers) {
            val handle = objects.hold(things[number])
            objects.release(handle)
            assertEquals(true, objects.release(handle), "thing $number")
        }
        assertEquals(0, held)
    }
}
