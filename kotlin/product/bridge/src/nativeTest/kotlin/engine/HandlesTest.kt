package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals
import kotlin.test.assertNull
import kotlin.test.assertSame

class HandlesTest {
    private class Thing(override val handle: Long) : Handled {
        val isTaken = AtomicInt(0)
    }

    private val handles = Handles()

    @Test
    fun aTableThatIsFullTakesNothingMoreAndGoesOn() {
        handles.limit = 3
        val first = handles.add(::Thing)
        val second = handles.add(::Thing)
        assertFailsWith<IllegalStateException> { handles.add(::Thing) }
        assertEquals(setOf<Handled>(first, second), handles.things())
        handles.remove(first.handle)
        assertSame(handles.add(::Thing), handles.things().first { it !== second })
    }

    private val Thing.slot get() = handle ushr 32
    private fun Handles.things(): Set<Handled> = buildSet { this@things.forEach { add(it) } }

    @Test
    fun zeroIsNoHandle() {
        assertNull(handles[0])
        val thing = handles.add(::Thing)
        assertNotEquals(0, thing.handle)
        assertNull(handles[0])
        assertNull(handles[thing.handle and 0xFFFF_FFFFL], "nothing is in slot 0")
    }

    @Test
    fun aHandleFindsItsObjectUntilThatIsRemoved() {
        val first = handles.add(::Thing)
        val second = handles.add(::Thing)
        assertSame(first, handles[first.handle])
        assertSame(second, handles[second.handle])
        assertEquals(setOf<Handled>(first, second), handles.things())
        handles.remove(first.handle)
        assertNull(handles[first.handle])
        assertSame(second, handles[second.handle])
        assertEquals(setOf<Handled>(second), handles.things())
    }

    @Test
    fun aSlotThatIsUsedAgainHasAnotherGeneration() {
        var thing = handles.add(::Thing)
        val stale = mutableSetOf<Long>()
        repeat(1000) {
            handles.remove(thing.handle)
            stale += thing.handle
            val next = handles.add(::Thing)
            assertEquals(thing.slot, next.slot)
            thing = next
        }
        assertEquals(1000, stale.size)
        for (handle in stale) assertNull(handles[handle])
        assertSame(thing, handles[thing.handle])
    }

    @Test
    fun bitsThatAreNoHandleFindNothing() {
        val thing = handles.add(::Thing)
        for (handle in listOf(-1L, 1L, Long.MAX_VALUE, Long.MIN_VALUE, 1L shl 32, 1L shl 56, thing.handle xor 1)) {
            assertNull(handles[handle], "$handle")
        }
        for (bit in 32..63) assertNull(handles[thing.handle xor (1L shl bit)], "bit $bit")
    }

    @Test
    fun thousandsOfObjectsHaveHandlesOfTheirOwn() {
        val things = List(5000) { handles.add(::Thing) }
        assertEquals(5000, things.map { it.slot }.toSet().size)
        for (thing in things) assertSame(thing, handles[thing.handle])
        for (thing in things) handles.remove(thing.handle)
        for (thing in things) assertNull(handles[thing.handle])
        val slots = things.map { it.slot }.toSet()
        val again = List(5000) { handles.add(::Thing) }
        assertEquals(slots, again.map { it.slot }.toSet())
    }

    @Test
    fun threadsNeverShareASlot() {
        val shared = Handles()
        val mistakes = AtomicInt(0)
        onThreads(4) {
            val held = ArrayDeque<Thing>()
            repeat(20_000) {
                held += shared.add(::Thing)
                if (held.size < 100) return@repeat
                val thing = held.removeFirst()
                if (shared[thing.handle] !== thing || !thing.isTaken.compareAndSet(0, 1)) mistakes.incrementAndFetch()
                shared.remove(thing.handle)
                if (shared[thing.handle] != null) mistakes.incrementAndFetch()
            }
            held.forEach { thing -> if (shared[thing.handle] !== thing) mistakes.incrementAndFetch() }
        }
        assertEquals(0, mistakes.load())
        assertEquals(4 * 99, shared.things().size)
    }
}
