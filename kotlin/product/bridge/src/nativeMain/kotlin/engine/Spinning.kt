package kotlinbridge.engine

/**
 * Decides when to wait for another thread without sleeping, for some fifty microseconds.
 *
 * A thread takes ten microseconds and more to wake: enough time for a whole window of elements. If
 * nothing came in time, the next waits sleep at once, and more of them each time; so it costs next
 * to nothing to wait for a slow consumer. This is a number and not an object, because each
 * subscription has one.
 */
internal value class Spinning private constructor(private val state: Int) {
    constructor() : this(0)

    private val skipped: Int get() = state and 0xFF
    private val penalty: Int get() = state ushr 8

    val isWorthIt: Boolean get() = skipped == 0 && HAS_OTHER_CORES

    /** The state after a wait that slept at once. */
    fun afterSleep(): Spinning = Spinning(if (skipped > 0) state - 1 else state)

    /**
     * The state after a wait that did not sleep at once. [isOver]: whether what it waited for came
     * in time.
     */
    fun after(isOver: Boolean): Spinning {
        if (isOver) return Spinning()
        val next = minOf(MAX_PENALTY, penalty * 2 + 1)
        return Spinning((next shl 8) or next)
    }

    companion object {
        private const val MAX_PENALTY = 63
        private val HAS_OTHER_CORES = Platform.getAvailableProcessors() > 1

        /**
         * How often a wait looks before it sleeps: for some fifty microseconds, longer than a
         * thread takes to wake.
         */
        const val LOOKS = 28_000
    }
}
