package kotlinbridge.engine

import kotlin.concurrent.Volatile
import kotlin.concurrent.atomics.AtomicArray
import kotlin.concurrent.atomics.atomicArrayOfNulls
import kotlin.random.Random

/**
 * A part of the table of objects, with a lock of its own.
 *
 * Whatever is written often lies in arrays: then no other stripe shares its line of the cache.
 */
internal class ObjectStripe {
    private val lock = SpinLock(isAlone = true)
    private val words = IntArray(CacheLine.INTS) // FREE and COUNT, under the lock

    @Volatile
    private var slots = Slots(0)

    /** Slots by the hash of their object; the next ones where two fall together. Under the lock. */
    private var byHash = emptyIndex(0)

    /** How many objects are held. */
    val count: Int get() = lock.hold { words[COUNT] }

    /** Returns the slot and its generation: `slot << 32 | generation`. No other object has this [hash] at this time. */
    fun hold(value: Any, hash: Int): Long = lock.hold {
        val slots = slots
        val byHash = byHash
        var at = placeOf(hash, byHash)
        var slot = byHash[at]
        while (slot != NONE && !slots.has(value, hash, slot)) {
            at = (at + 1) and (byHash.size - 1)
            slot = byHash[at]
        }
        if (slot == NONE) return add(value, hash, at)
        slots.addHold(slot)
        slots.handleOf(slot)
    }

    /** Takes no lock. */
    fun find(slot: Int, generation: Int): Any? {
        val slots = slots
        if (slot >= slots.size) return null
        // A slot that is given to another object has another generation before.
        val found = slots.objects.loadAt(slot)
        return if (slots[slot, GENERATION] == generation) found else null
    }

    fun holdAgain(slot: Int, generation: Int): Boolean = lock.hold {
        val isHeld = slots.isHeld(slot, generation)
        if (isHeld) slots.addHold(slot)
        isHeld
    }

    fun release(slot: Int, generation: Int): Boolean = lock.hold {
        val slots = slots
        if (!slots.isHeld(slot, generation)) return false
        val holds = slots[slot, HOLDS] - 1
        slots[slot, HOLDS] = holds
        if (holds == 0) remove(slot, slots)
        true
    }

    /** Enters an object at a gap of the index. */
    private fun add(value: Any, hash: Int, gap: Int): Long {
        val slot = words[FREE]
        if (slot == slots.size) {
            grow()
            return add(value, hash, gapFor(hash))
        }
        val slots = slots
        words[FREE] = slots[slot, NEXT_FREE]
        words[COUNT]++
        slots[slot, HASH] = hash
        slots[slot, HOLDS] = 1
        slots.objects.storeAt(slot, value)
        byHash[gap] = slot
        return slots.handleOf(slot)
    }

    private fun remove(slot: Int, slots: Slots) {
        removeFromIndex(slot, slots)
        slots[slot, GENERATION]++
        slots.objects.storeAt(slot, null)
        slots[slot, NEXT_FREE] = words[FREE]
        words[FREE] = slot
        words[COUNT]--
    }

    private fun grow() {
        check(slots.size < LIMIT) { "more than ${slots.size} objects are held" }
        slots = Slots(maxOf(SMALLEST, slots.size * 2), slots)
        byHash = emptyIndex(slots.size)
        for (slot in 0 until slots.size) if (slots[slot, HOLDS] > 0) byHash[gapFor(slots[slot, HASH])] = slot
    }

    private fun gapFor(hash: Int): Int {
        var at = placeOf(hash, byHash)
        while (byHash[at] != NONE) at = (at + 1) and (byHash.size - 1)
        return at
    }

    /** Leaves no gap in front of a slot that stands behind the place of its hash. */
    private fun removeFromIndex(slot: Int, slots: Slots) {
        val byHash = byHash
        val mask = byHash.size - 1
        var gap = placeOf(slots[slot, HASH], byHash)
        while (byHash[gap] != slot) gap = (gap + 1) and mask
        var at = gap
        while (true) {
            at = (at + 1) and mask
            val next = byHash[at]
            if (next == NONE) break
            val distance = (at - placeOf(slots[next, HASH], byHash)) and mask // from the place of its hash
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
        private val words = IntArray(size * WORDS) // all of a slot side by side

        init {
            for (slot in 0 until size) {
                this[slot, GENERATION] = Random.nextInt()
                this[slot, NEXT_FREE] = slot + 1
            }
            if (old != null) copy(old)
        }

        private fun copy(old: Slots) {
            for (slot in 0 until old.size) objects.storeAt(slot, old.objects.loadAt(slot))
            old.words.copyInto(words)
        }

        @Suppress("NOTHING_TO_INLINE")
        inline operator fun get(slot: Int, word: Int): Int = words[slot * WORDS + word]

        @Suppress("NOTHING_TO_INLINE")
        inline operator fun set(slot: Int, word: Int, value: Int) {
            words[slot * WORDS + word] = value
        }

        // A call in Kotlin/Native sets up a frame for the garbage collector.

        @Suppress("NOTHING_TO_INLINE")
        inline fun has(value: Any, hash: Int, slot: Int) = this[slot, HASH] == hash && objects.loadAt(slot) === value

        @Suppress("NOTHING_TO_INLINE")
        inline fun isHeld(slot: Int, generation: Int) =
            slot < size && this[slot, GENERATION] == generation && this[slot, HOLDS] > 0

        @Suppress("NOTHING_TO_INLINE")
        inline fun addHold(slot: Int) {
            check(this[slot, HOLDS] < Int.MAX_VALUE) { "an object is held two billion times" }
            this[slot, HOLDS]++
        }

        @Suppress("NOTHING_TO_INLINE")
        inline fun handleOf(slot: Int) = (slot.toLong() shl 32) or (this[slot, GENERATION].toLong() and 0xFFFF_FFFFL)
    }

    private companion object {
        // In `words`: the first free slot, which is the count of the slots if there is none; how many objects are held.
        const val FREE = 0
        const val COUNT = 1

        // The words of a slot:
        const val GENERATION = 0
        const val HOLDS = 1
        const val HASH = 2
        const val NEXT_FREE = 3
        const val WORDS = 4

        const val NONE = -1
        const val SMALLEST = 16

        /** How many slots there may be: a handle has 23 bits for them, and 8 for the stripe. */
        const val LIMIT = 1 shl 23

        /** Half of it stays empty, so that a search is short. */
        fun emptyIndex(size: Int) = IntArray(maxOf(1, size * 2)) { NONE }

        /** Where a hash stands in an index, unless others are there. The hash is an address. */
        fun placeOf(hash: Int, index: IntArray): Int {
            val mixed = hash * -1640531527
            return (mixed xor (mixed ushr 15)) and (index.size - 1)
        }
    }
}
