package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicArray
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.AtomicLong
import kotlin.concurrent.atomics.atomicArrayOfNulls
import kotlin.random.Random

/**
 * An object that a handle can refer to. [handle] does not change while the object is in the table.
 */
internal interface Handled {
    val handle: Long
}

/**
 * A table of objects by handle, which is `slot << 32 | generation`. Lock-free.
 *
 * A look-up compares the handle with the one that the object in the slot carries, so a stale handle
 * finds nothing. Generations start at a random number, so that a handle of another library is most
 * unlikely to fit here.
 */
internal class Handles {
    /** The count of slots that may be used. */
    var limit = MAX_SEGMENTS * SEGMENT_SIZE

    private class Segment {
        val objects: AtomicArray<Handled?> = atomicArrayOfNulls(SEGMENT_SIZE)
        val generations = IntArray(SEGMENT_SIZE) { Random.nextInt() } // written by the slot's owner only
        val nextFree = IntArray(SEGMENT_SIZE) // the free list; a value is read before the exchange that proves it valid
    }

    private val segments: AtomicArray<Segment?> = atomicArrayOfNulls(MAX_SEGMENTS)
    private val used = AtomicInt(1) // slot 0 is never given out
    private val free = AtomicLong(0) // tag << 32 | slot; the tag changes with every exchange, against the ABA problem

    /** Makes an object for a new handle with [make], and puts it into the table. */
    inline fun <T : Handled> add(make: (Long) -> T): T {
        val slot = takeSlot()
        val made = make(handleOf(slot))
        publish(slot, made)
        return made
    }

    operator fun get(handle: Long): Handled? {
        val slot = (handle ushr 32).toInt()
        if (slot < 0 || slot >= MAX_SEGMENTS * SEGMENT_SIZE) return null
        val segment = segments.loadAt(slot shr SEGMENT_SHIFT) ?: return null
        val found = segment.objects.loadAt(slot and SEGMENT_MASK) ?: return null
        return if (found.handle == handle) found else null
    }

    /** Takes an object out of the table. Called once for each. */
    fun remove(handle: Long) {
        val slot = (handle ushr 32).toInt()
        val segment = segmentOf(slot)
        segment.objects.storeAt(slot and SEGMENT_MASK, null)
        segment.generations[slot and SEGMENT_MASK]++
        while (true) {
            val head = free.load()
            segment.nextFree[slot and SEGMENT_MASK] = head.toInt()
            if (free.compareAndSet(head, tagAfter(head) or slot.toLong())) return
        }
    }

    /** Visits the objects in the table. Others may come and go meanwhile. */
    fun forEach(visit: (Handled) -> Unit) {
        for (slot in 1 until used.load()) {
            segments.loadAt(slot shr SEGMENT_SHIFT)?.objects?.loadAt(slot and SEGMENT_MASK)?.let(visit)
        }
    }

    private fun takeSlot(): Int {
        while (true) {
            val head = free.load()
            val slot = head.toInt()
            if (slot == 0) return newSlot()
            val next = segmentOf(slot).nextFree[slot and SEGMENT_MASK]
            if (free.compareAndSet(head, tagAfter(head) or next.toLong())) return slot
        }
    }

    private fun newSlot(): Int {
        val slot = claimSlot()
        val index = slot shr SEGMENT_SHIFT
        if (segments.loadAt(index) == null) segments.compareAndSetAt(index, null, Segment())
        return slot
    }

    private fun claimSlot(): Int {
        while (true) {
            val slot = used.load()
            check(slot < limit) { "more than ${limit - 1} subscriptions and calls are alive" }
            if (used.compareAndSet(slot, slot + 1)) return slot
        }
    }

    private fun handleOf(slot: Int): Long {
        val generation = segmentOf(slot).generations[slot and SEGMENT_MASK]
        return (slot.toLong() shl 32) or (generation.toLong() and 0xFFFF_FFFFL)
    }

    private fun publish(slot: Int, made: Handled) = segmentOf(slot).objects.storeAt(slot and SEGMENT_MASK, made)

    private fun segmentOf(slot: Int): Segment = segments.loadAt(slot shr SEGMENT_SHIFT)!!

    private fun tagAfter(head: Long): Long = (head and 0xFFFF_FFFFL.inv()) + (1L shl 32)

    companion object {
        /** A handle that no object has. */
        const val NONE = -1L

        private const val SEGMENT_SHIFT = 10
        private const val SEGMENT_SIZE = 1 shl SEGMENT_SHIFT
        private const val SEGMENT_MASK = SEGMENT_SIZE - 1
        private const val MAX_SEGMENTS = 1 shl 14 // 16 million jobs at once
    }
}
