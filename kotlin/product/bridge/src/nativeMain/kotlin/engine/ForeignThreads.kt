package kotlinbridge.engine

import kotlinbridge.c.kb_sleep
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.native.concurrent.ThreadLocal
import kotlin.native.runtime.GC
import kotlin.native.runtime.GCInfo

/**
 * Counts the threads that enter Kotlin, and starts a garbage collection for the memory that they
 * leave behind.
 *
 * A thread that ends leaves the pages in which it has made objects, 256 KB for each size of object,
 * to the next collection. The collector counts objects and not pages, and such a thread makes few
 * objects. So ten thousand threads, one after another, would take gigabytes.
 */
internal object ForeignThreads {
    private val entries = AtomicInt(0) // of threads, since a collection was last started
    private val lock = NativeLock()

    // Written under the lock; the limit is read without it:
    private val limit = AtomicInt(THREADS)
    private var finished = NONE // the latest collection that had finished when one was last started

    /**
     * Each thread calls this once. Usually it only counts. If threads come faster than the
     * collector works, it waits for the collector, as an allocation may. It waits neither for
     * finalizers nor for any other user's code, and not for long.
     */
    fun count() {
        if (entries.incrementAndFetch() <= limit.load()) return
        lock.hold {
            if (entries.load() > limit.load()) collect()
            entries.incrementAndFetch() // the thread itself counts for the next collection
        }
    }

    private fun collect() {
        val latest = awaitCollection()
        finished = latest?.epoch ?: -1L
        limit.store(perCollection(latest?.sweepStatistics?.get("heap")?.keptCount ?: 0L))
        entries.store(0)
        GC.schedule()
    }

    /** Waits until the collection that was started last has finished. */
    private fun awaitCollection(): GCInfo? {
        var looks = 0
        while (true) {
            val latest = GC.lastGCInfo
            if (finished == NONE || (latest?.epoch ?: -1L) > finished || looks++ == PATIENCE) return latest
            kb_sleep(LOOKS)
        }
    }

    /**
     * The number of threads after which to collect, if the last collection kept [kept] objects: it
     * has visited each of them. Their bytes would not do, because the runtime counts whole pages
     * there, also those of ended threads.
     */
    fun perCollection(kept: Long): Int =
        maxOf(THREADS.toLong(), kept / OBJECTS_A_THREAD).coerceAtMost(Int.MAX_VALUE.toLong()).toInt()

    private const val THREADS = 16
    private const val OBJECTS_A_THREAD = 16_384L // about as many bytes as a thread leaves
    private const val PATIENCE = 1000 // looks
    private const val LOOKS = 200_000L // nanoseconds apart
    private const val NONE = -2L
}

@ThreadLocal
@PublishedApi
internal var hasEntered: Boolean = false

/** Called wherever a thread that Kotlin does not know yet may enter. */
@PublishedApi
@Suppress("NOTHING_TO_INLINE") // in every call
internal inline fun entered() {
    if (!hasEntered) enterFirst()
}

@PublishedApi
internal fun enterFirst() {
    hasEntered = true
    ForeignThreads.count()
}
