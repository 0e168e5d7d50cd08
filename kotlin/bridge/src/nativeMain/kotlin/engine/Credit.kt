package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicLong

/**
 * What the consumer has requested and the collector has not taken yet; or, where there is none, what the next request
 * has to wake. Any thread adds and cancels, the collector takes and waits.
 */
internal value class Credit private constructor(private val state: AtomicLong) {
    constructor() : this(AtomicLong(UNSTARTED))

    val isAny: Boolean get() = state.load() > 0

    /** Marks the collection as begun. True for the one call that did it. */
    fun start(): Boolean = state.compareAndSet(UNSTARTED, 0)

    /**
     * Adds [count], at least 1. Sums saturate at unlimited, and unlimited stays so.
     *
     * True if the collection waited for it, to begin or to go on: the caller wakes it.
     */
    fun add(count: Long): Boolean {
        while (true) {
            val before = state.load()
            val after = if (before <= 0) count else if (before > UNLIMITED - count) UNLIMITED else before + count
            if (state.compareAndSet(before, after)) return before < 0
        }
    }

    /** Takes all of it, in one exchange; unlimited credit in portions of [portion], so that somebody looks up now and then. */
    fun take(portion: Long): Long {
        while (true) {
            val before = state.load()
            if (before == UNLIMITED) return portion
            if (before <= 0) return 0
            if (state.compareAndSet(before, 0)) return before
        }
    }

    /** Lets the next request wake the collector. False if credit has come meanwhile. */
    fun await(): Boolean = state.load() == WAITING || state.compareAndSet(0, WAITING)

    /** Takes back what [await] announced, or that nothing has begun. True if the caller has to wake the collector instead. */
    fun stopAwaiting(): Boolean {
        val before = state.load()
        return before < 0 && state.compareAndSet(before, 0)
    }

    private companion object {
        const val UNLIMITED = Long.MAX_VALUE
        const val WAITING = -1L
        const val UNSTARTED = -2L
    }
}
