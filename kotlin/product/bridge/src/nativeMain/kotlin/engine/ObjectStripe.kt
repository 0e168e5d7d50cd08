package kotlinbridge.engine

import kotlin.concurrent.Volatile
import kotlin.concurrent.atomics.AtomicArray
import kotlin.concurrent.atomics.AtomicIntArray
import kotlin.concurrent.atomics.atomicArrayOfNulls
import kotlin.random.Random

/** A part of the table of objects, with a lock of its own. */
internal class ObjectStripe {
    private val lock = SpinLock()

    @Volatile
    private var slots = Slots(SMALLEST)

    // Under the lock:
    private var free = 0 // the first free slot; the size of the slots if there is none
    private var byHash = emptyIndex(SMALLEST) // slots by the hash of their object; the next ones where two fall together

    /** How many objects are held. */
    @Volatile
    var count = 0
        private set

    /** Returns the slot and its generation: `slot << 32 | generation`. */
    fun hold(value: Any, hash: Int): Long = lock.hold {
        var at = hash and (byHash.size - 1)
        while (byHash[at] != NONE) {
            val slot = byHash[at]
            if (slots.objects.loadAt(slot) === value) {
                addHold(slot)
                return placeOf(slot)
            }
            at = (at + 1) and (byHash.size - 1)
        }
        placeOf(add(value, hash))
    }

    /** Takes no lock. */
    fun find(slot: Int, generation: Int): Any? {
        val slots = slots
        if (slot >= slots.size) return null
        // A slot that is given to another object has another generation before.
        val found = slots.objects.loadAt(slot)
        return if (slots.generations.loadAt(slot) == generation) found else null
    }

    fun holdAgain(slot: Int, generation: Int): Boolean = lock.hold {
        if (!slots.isHeld(slot, generation)) return false
        addHold(slot)
        true
    }

    fun release(slot: Int, generation: Int): Boolean = lock.hold {
        val slots = slots
        if (!slots.isHeld(slot, generation)) return false
        if (--slots.holds[slot] > 0) return true
        removeFromIndex(slot)
        slots.generations.storeAt(slot, generation + 1)
        slots.objects.storeAt(slot, null)
        slots.nextFree[slot] = free
        free = slot
        count--
        true
    }

    @Suppress("NOTHING_TO_INLINE") // a call in Kotlin/Native sets up a frame for the garbage collector
    private inline fun Slots.isHeld(slot: Int, generation: Int) =
        slot < size && generations.loadAt(slot) == generation && holds[slot] > 0

    private fun addHold(slot: Int) {
        check(slots.holds[slot] < Int.MAX_VALUE) { "an object is held two billion times" }
        slots.holds[slot]++
    }

    private fun placeOf(slot: Int) = (slot.toLong() shl 32) or (slots.generations.loadAt(slot).toLong() and 0xFFFF_FFFFL)

    private fun add(value: Any, hash: Int): Int {
        if (free == slots.size) grow()
        val slot = free
        free = slots.nextFree[slot]
        slots.hashes[slot] = hash
        slots.holds[slot] = 1
        slots.objects.storeAt(slot, value)
        enter(slot)
        count++
        return slot
    }

    private fun grow() {
        check(slots.size < LIMIT) { "more than ${slots.size} objects are held" }
        slots = Slots(slots.size * 2, slots)
        byHash = emptyIndex(slots.size)
        for (slot in 0 until slots.size) if (slots.holds[slot] > 0) enter(slot)
    }

    private fun enter(slot: Int) {
        var at = slots.hashes[slot] and (byHash.size - 1)
        while (byHash[at] != NONE) at = (at + 1) and (byHash.size - 1)
        byHash[at] = slot
    }

    /** Leaves no gap in front of a slot that stands behind the place of its hash. */
    private fun removeFromIndex(slot: Int) {
        val mask = byHash.size - 1
        var gap = slots.hashes[slot] and mask
        while (byHash[gap] != slot) gap = (gap + 1) and mask
        var at = gap
        while (true) {
            at = (at + 1) and mask
            val next = byHash[at]
            if (next == NONE) break
            val distance = (at - slots.hashes[next]) and mask // from the place of its hash
            if (distance >= (at - gap) and mask) {
                byHash[gap] = next
                gap = at
            }
        }
        byHash[gap] = NONE
    }

    /** What is known of each slot. A reader without the lock may see one that has been replaced. */
    private class Slots(val size: Int, old: Slots? = null) {
        val objects: AtomicArray<Any?> = atomicArrayOfNulls(size)
        val generations = AtomicIntArray(IntArray(size) { Random.nextInt() })
        val holds = IntArray(size)
        val hashes = IntArray(size)
        val nextFree = IntArray(size) { it + 1 }

        init {
            if (old != null) copy(old)
        }

        private fun copy(old: Slots) {
            for (slot in 0 until old.size) {
                objects.storeAt(slot, old.objects.loadAt(slot))
                generations.storeAt(slot, old.generations.loadAt(slot))
            }
            old.holds.copyInto(holds)
            old.hashes.copyInto(hashes)
            old.nextFree.copyInto(nextFree)
        }
    }

    private companion object {
        const val NONE = -1
        const val SMALLEST = 16

        /** How many slots there may be: a handle has 27 bits for them, and 4 for the stripe. */
        const val LIMIT = 1 shl 27

        /** Half of it stays empty, so that a search is short. */
        fun emptyIndex(size: Int) = IntArray(size * 2) { NONE }
    }
}
