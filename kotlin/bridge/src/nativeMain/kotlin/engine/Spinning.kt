package kotlinbridge.engine

/**
 * Decides when to wait for another thread without sleeping, for some fifty microseconds: as long as that helps.
 *
 * A thread takes ten microseconds and more to wake, which is a whole window of elements. Where nothing came in time, the
 * next waits sleep at once, more of them each time: waiting for a slow consumer costs next to nothing. A number and no
 * object, for each subscription has one.
 */
internal value class Spinning private constructor(private val state: Int) {
    constructor() : this(0)

    private val skipped: Int get() = state and 0xFF
    private val penalty: Int get() = state ushr 8

    val isWorthIt: Boolean get() = skipped == 0 && HAS_OTHER_CORES

    /** After a wait that slept at once. */
    fun afterSleep(): Spinning = Spinning(if (skipped > 0) state - 1 else state)

    /** After a wait that did not, and was over in time or not. */
    fun after(isOver: Boolean): Spinning {
        if (isOver) return Spinning()
        val next = minOf(MAX_PENALTY, penalty * 2 + 1)
        return Spinning((next shl 8) or next)
    }

    companion object {
        private const val MAX_PENALTY = 63
        private val HAS_OTHER_CORES = Platform.getAvailableProcessors() > 1

        /** How many looks a wait takes before it sleeps: some fifty microseconds, longer than a thread takes to wake. */
        const val LOOKS = 25_000
    }
}
