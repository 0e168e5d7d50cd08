package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicArray

/**
 * Keeps a few spare objects that any thread may take and give back. Lock-free. An object that finds
 * no place is dropped.
 */
internal abstract class Pool<T : Any>(val spare: AtomicArray<T?>) {

    protected abstract fun make(): T
    protected abstract fun drop(item: T)

    @Suppress("NOTHING_TO_INLINE") // the usual case, and every call passes here
    inline fun take(): T = spare.exchangeAt(0, null) ?: takeOther()

    @Suppress("NOTHING_TO_INLINE") // for the same reason
    inline fun give(item: T) {
        if (!spare.compareAndSetAt(0, null, item)) giveOther(item)
    }

    fun takeOther(): T {
        for (index in 0 until spare.size) {
            if (spare.loadAt(index) != null) spare.exchangeAt(index, null)?.let { return it }
        }
        return make()
    }

    fun giveOther(item: T) {
        for (index in 0 until spare.size) {
            if (spare.loadAt(index) == null && spare.compareAndSetAt(index, null, item)) return
        }
        drop(item)
    }
}
