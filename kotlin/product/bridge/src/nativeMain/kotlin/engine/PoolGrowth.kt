package kotlinbridge.engine

/** Decides how many threads an [ElasticPool] lets run, from what its supervisor has seen. */
internal object PoolGrowth {
    /** How many threads per core may be woken in one step. */
    private const val STRIDE = 16

    /**
     * How many threads may be active that are not blocked, if [active] threads were seen and
     * [blocked] of them were blocked.
     *
     * Usually that is one for each core. But if all threads are blocked, the next tasks are likely
     * to block too, so the steps get longer: a thousand tasks that block take some dozens of steps,
     * not a thousand. If a step was too long, its surplus threads park when their tasks end.
     */
    fun unblocked(cores: Int, active: Int, blocked: Int): Int =
        if (active > blocked) cores else maxOf(cores, minOf(blocked, cores * STRIDE))
}
