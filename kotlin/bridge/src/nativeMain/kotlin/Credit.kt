package kotlinbridge

import kotlin.concurrent.AtomicLong

/** What the consumer has requested and the collector has not taken yet. Any thread adds, the collector takes. */
internal class Credit {
    private val sum = AtomicLong(0)

    val isAny: Boolean get() = sum.value > 0

    /** Adds [count], at least 1. Sums saturate at unlimited, and unlimited stays so. */
    fun add(count: Long) {
        while (true) {
            val before = sum.value
            val after = if (before > UNLIMITED - count) UNLIMITED else before + count
            if (sum.compareAndSet(before, after)) return
        }
    }

    /** Takes all of it, in one exchange; unlimited credit in portions, so that somebody looks up now and then. */
    fun take(): Long {
        val taken = sum.getAndSet(0)
        if (taken < UNLIMITED) return taken
        add(UNLIMITED)
        return Subscription.BATCH_COUNT
    }

    private companion object {
        const val UNLIMITED = Long.MAX_VALUE
    }
}
