package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.AtomicReference
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.native.concurrent.ObsoleteWorkersApi
import kotlin.native.concurrent.TransferMode
import kotlin.native.concurrent.Worker
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

class ObjectsTest {
    /** Equal to each other, so that only their identity tells them apart. */
    private class Thing {
        override fun equals(other: Any?) = other is Thing
        override fun hashCode() = 1
    }

    private val objects = Objects()

    @Test
    fun aHandleFindsItsObject() {
        val things = List(100) { Thing() }
        val handles = things.map(objects::hold)
        assertEquals(100, handles.toSet().size)
        for ((thing, handle) in things.zip(handles)) assertSame(thing, objects[handle])
        assertEquals(100, objects.count)
    }

    @Test
    fun anObjectHasOneHandleWhileItIsHeld() {
        val thing = Thing()
        val handle = objects.hold(thing)
        assertEquals(handle, objects.hold(thing))
        assertEquals(1, objects.count)
        assertTrue(objects.release(handle))
        assertSame<Any?>(thing, objects[handle])
        assertTrue(objects.release(handle))
        assertNull(objects[handle])
        assertEquals(0, objects.count)
    }

    @Test
    fun anObjectThatIsHeldAgainHasAnotherHandle() {
        val thing = Thing()
        val first = objects.hold(thing)
        objects.release(first)
        val second = objects.hold(thing)
        assertNotEquals(first, second)
        assertNull(objects[first])
        assertFalse(objects.release(first))
        assertSame<Any?>(thing, objects[second])
    }

    @Test
    fun handlesOfNothingAreRefused() {
        val handle = objects.hold(Thing())
        for (wrong in listOf(0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE, handle xor 1, handle + (1L shl 32), handle xor Long.MIN_VALUE)) {
            assertNull(objects[wrong], "$wrong")
            assertFalse(objects.release(wrong), "$wrong")
        }
        assertTrue(objects.release(handle))
    }

    @Test
    fun theNextGenerationOfAFreeSlotIsNothingYet() {
        val handle = objects.hold(Thing())
        objects.release(handle)
        val next = (handle and 0xFFFF_FFFFL.inv()) or ((handle.toInt() + 1).toLong() and 0xFFFF_FFFFL)
        assertNull(objects[next])
        assertFalse(objects.release(next))
    }

    @Test
    fun aJobIsNoObject() {
        assertTrue(objects.hold(Thing()) < 0, "the handles of jobs are not negative")
    }

    @Test
    fun slotsAreUsedAgain() {
        val slots = mutableSetOf<Long>()
        repeat(10_000) {
            val handle = objects.hold(Thing())
            slots += handle ushr 32
            objects.release(handle)
        }
        assertTrue(slots.size <= 16, "${slots.size} slots for one object at a time")
    }

    /** Compares the table with a map that does the same by hand. */
    @Test
    fun manyObjectsComeAndGoInAnyOrder() {
        val seed = Random.nextInt()
        val random = Random(seed)
        val things = List(2000) { Thing() }
        val holds = mutableMapOf<Int, Pair<Long, Int>>()
        repeat(100_000) { round ->
            val index = random.nextInt(things.size)
            val (handle, count) = holds[index] ?: (0L to 0)
            if (random.nextInt(100) < if (round / 10_000 % 2 == 0) 60 else 40) {
                val now = objects.hold(things[index])
                if (count > 0) assertEquals(handle, now, "seed $seed, round $round")
                holds[index] = now to count + 1
            } else if (count > 0) {
                assertTrue(objects.release(handle), "seed $seed, round $round")
                if (count == 1) holds -= index else holds[index] = handle to count - 1
            }
        }
        assertEquals(holds.size.toLong(), objects.count, "seed $seed")
        for ((index, hold) in holds) assertSame<Any?>(things[index], objects[hold.first], "seed $seed")
        for ((_, hold) in holds) repeat(hold.second) { assertTrue(objects.release(hold.first)) }
        assertEquals(0, objects.count)
    }

    @OptIn(ObsoleteWorkersApi::class)
    @Test
    fun threadsThatShareObjectsLeaveNone() {
        val shared = List(32) { Thing() }
        val mistakes = AtomicInt(0)
        val workers = List(4) { Worker.start() }
        val work = workers.map { worker ->
            worker.execute(TransferMode.SAFE, { Triple(objects, shared, mistakes) }) { (objects, shared, mistakes) ->
                repeat(50_000) { round ->
                    val thing = if (round % 3 == 0) Thing() else shared[round * 7 % shared.size]
                    val handle = objects.hold(thing)
                    if (objects[handle] !== thing) mistakes.incrementAndFetch()
                    if (!objects.release(handle)) mistakes.incrementAndFetch()
                }
            }
        }
        work.forEach { it.result }
        workers.forEach { it.requestTermination().result }
        assertEquals(0, mistakes.load())
        assertEquals(0, objects.count)
    }

    private class Numbered(val number: Int)

    @OptIn(ObsoleteWorkersApi::class)
    @Test
    fun aStaleHandleNeverFindsTheNextObjectOfItsSlot() {
        val latest = AtomicReference(0L to -1)
        val isOver = AtomicInt(0)
        val maker = Worker.start()
        val making = maker.execute(TransferMode.SAFE, { Triple(objects, latest, isOver) }) { (objects, latest, isOver) ->
            repeat(200_000) { number ->
                val handle = objects.hold(Numbered(number))
                latest.store(handle to number)
                objects.release(handle)
            }
            isOver.store(1)
        }
        var (found, wrong) = 0 to 0
        while (isOver.load() == 0) {
            val (handle, number) = latest.load()
            val thing = objects[handle] as Numbered? ?: continue
            if (thing.number == number) found++ else wrong++
        }
        making.result
        maker.requestTermination().result
        assertEquals(0, wrong, "beside $found right ones")
    }

    @Test
    fun allFindTheirObjectsWhileTheTableGrows() {
        val things = List(50_000) { Thing() }
        val handles = things.map(objects::hold)
        assertEquals(handles, things.map(objects::hold))
        for ((thing, handle) in things.zip(handles)) assertSame<Any?>(thing, objects[handle])
        for (handle in handles + handles) assertTrue(objects.release(handle))
        for (handle in handles) assertNull(objects[handle])
        assertEquals(0, objects.count)
    }
}
