package kotlinbridge

import kotlin.concurrent.atomics.AtomicArray

/** A few spare objects that any thread may take and give back. Lock-free; what finds no place is dropped. */
internal abstract class Pool<T : Any>(private val spare: AtomicArray<T?>) {

    protected abstract fun make(): T
    protected abstract fun drop(item: T)

    fun take(): T {
        for (index in 0 until spare.size) {
            if (spare.loadAt(index) != null) spare.exchangeAt(index, null)?.let { return it }
        }
        return make()
    }

    fun give(item: T) {
        for (index in 0 until spare.size) {
            if (spare.loadAt(index) == null && spare.compareAndSetAt(index, null, item)) return
        }
        drop(item)
    }
}
