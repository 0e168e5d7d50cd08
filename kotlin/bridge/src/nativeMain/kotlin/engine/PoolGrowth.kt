package kotlinbridge.engine

/** How many threads an [ElasticPool] lets run, as a function of what its supervisor has seen. */
internal object PoolGrowth {
    /** How many more than the missing ones may be woken in one step, per core. */
    private const val STRIDE = 16

    /**
     * How many threads may be active that are not blocked, when [active] of which [blocked] were seen.
     *
     * One per core. But where all are blocked, the next tasks are likely to block too, so that the steps get longer:
     * a thousand tasks that block take some dozens of steps, not a thousand. What a step was too long by, ends
     * with the tasks that it has begun.
     */
    fun unblocked(cores: Int, active: Int, blocked: Int): Int =
        if (active > blocked) cores else maxOf(cores, minOf(blocked, cores * STRIDE))
}
