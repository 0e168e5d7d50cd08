package kotlinbridge.engine

import kotlin.native.identityHashCode

/**
 * The objects that consumers hold. A handle is `1 << 63 | slot << 32 | generation`, which no job has.
 *
 * - An object has one handle as long as anybody holds it, and the count of its holds. The collector
 *   does not move objects, so the table finds one by its identity hash.
 * - A look-up takes no lock. A stale handle finds nothing, because the slot has another generation
 *   then. Generations start at a random number, so that a handle of another library is most unlikely
 *   to fit here.
 */
internal class Objects {
    private val stripes = Array(STRIPES) { ObjectStripe() }

    /** How many objects are held. */
    val count: Long get() = stripes.sumOf { it.count.toLong() }

    /** The handle of the object, which is held once more. */
    fun hold(value: Any): Long {
        val hash = mixed(value.identityHashCode())
        val stripe = hash and (STRIPES - 1)
        val place = stripes[stripe].hold(value, hash ushr STRIPE_BITS)
        return FLAG or (place ushr 32 shl 32 + STRIPE_BITS) or (stripe.toLong() shl 32) or (place and 0xFFFF_FFFFL)
    }

    /** Null if the handle stands for no object. */
    operator fun get(handle: Long): Any? =
        if (handle >= 0) null else stripes[stripeOf(handle)].find(indexOf(handle), handle.toInt())

    /** Holds an object that is held once more. Returns false if the handle stands for no object. */
    fun holdAgain(handle: Long): Boolean =
        handle < 0 && stripes[stripeOf(handle)].holdAgain(indexOf(handle), handle.toInt())

    /** Ends one hold. Returns false if the handle stands for no object. */
    fun release(handle: Long): Boolean =
        handle < 0 && stripes[stripeOf(handle)].release(indexOf(handle), handle.toInt())

    companion object {
        private const val FLAG = Long.MIN_VALUE
        private const val STRIPE_BITS = 4
        private const val STRIPES = 1 shl STRIPE_BITS

        private fun stripeOf(handle: Long) = (handle ushr 32).toInt() and (STRIPES - 1)

        private fun indexOf(handle: Long) = (handle ushr 32).toInt() and Int.MAX_VALUE ushr STRIPE_BITS

        /** Spreads the bits of a hash that is an address. Never negative. */
        private fun mixed(hash: Int): Int = (hash * -1640531527).let { it xor (it ushr 15) } and Int.MAX_VALUE
    }
}
