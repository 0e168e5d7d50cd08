package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicArray
import kotlin.concurrent.atomics.atomicArrayOfNulls
import kotlin.native.identityHashCode

/**
 * The objects that consumers hold. A handle is `1 << 63 | slot << 32 | generation`, which no job has.
 *
 * - An object has one handle as long as anybody holds it, and the count of its holds. The collector
 *   does not move objects, so the table finds one by its identity hash, which is its address.
 * - The table is in stripes. A thread makes its objects in pages of its own, and the page chooses the
 *   stripe: so threads seldom write the same memory here, whatever objects of their own they hand out.
 * - A look-up takes no lock. A stale handle finds nothing, because the slot has another generation
 *   then. Generations start at a random number, so that a handle of another library is most unlikely
 *   to fit here.
 */
internal class Objects {
    private val stripes: AtomicArray<ObjectStripe?> = atomicArrayOfNulls(STRIPES) // each made when it is needed

    /** How many objects are held. */
    val count: Long get() = (0 until STRIPES).sumOf { stripes.loadAt(it)?.count?.toLong() ?: 0 }

    /** The handle of the object, which is held once more. */
    fun hold(value: Any): Long {
        val hash = value.identityHashCode()
        val number = mixed(hash ushr PAGE_BITS) ushr (Int.SIZE_BITS - STRIPE_BITS)
        val place = (stripes.loadAt(number) ?: make(number)).hold(value, hash)
        return FLAG or (place ushr 32 shl 32 + STRIPE_BITS) or (number.toLong() shl 32) or (place and 0xFFFF_FFFFL)
    }

    /** Null if the handle stands for no object. */
    operator fun get(handle: Long): Any? =
        if (handle >= 0) null else stripe(handle)?.find(indexOf(handle), handle.toInt())

    /** Holds an object that is held once more. Returns false if the handle stands for no object. */
    fun holdAgain(handle: Long): Boolean =
        handle < 0 && stripe(handle)?.holdAgain(indexOf(handle), handle.toInt()) == true

    /** Ends one hold. Returns false if the handle stands for no object. */
    fun release(handle: Long): Boolean =
        handle < 0 && stripe(handle)?.release(indexOf(handle), handle.toInt()) == true

    private fun stripe(handle: Long) = stripes.loadAt((handle ushr 32).toInt() and (STRIPES - 1))

    private fun make(number: Int): ObjectStripe {
        val made = ObjectStripe()
        return stripes.compareAndExchangeAt(number, null, made) ?: made
    }

    companion object {
        private const val FLAG = Long.MIN_VALUE
        private const val STRIPE_BITS = 8
        private const val STRIPES = 1 shl STRIPE_BITS

        /** No page of Kotlin's allocator is smaller. */
        private const val PAGE_BITS = 16

        private fun indexOf(handle: Long) = (handle ushr 32).toInt() and Int.MAX_VALUE ushr STRIPE_BITS

        /** Spreads the bits of a number. The first ones of the result are the best. */
        private fun mixed(number: Int): Int = number * -1640531527
    }
}
