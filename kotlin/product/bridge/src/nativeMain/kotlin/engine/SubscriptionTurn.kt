package kotlinbridge.engine

/** Decides when a run of a subscription, which still has credit, gives its thread to others. */
internal object SubscriptionTurn {
    /** How often a run on the pool takes credit before others get their turn. */
    const val POOLS_REFILLS = 8

    /**
     * Whether a run that has taken credit [refills] times must stop.
     *
     * A thread that registers a hot flow takes none, and one that called from outside gets itself
     * back after the first. A thread of the pool goes on as long as nobody else waits for it.
     */
    inline fun isOver(refills: Int, isRegistering: Boolean, isOnCaller: Boolean, isPoolWaitedFor: () -> Boolean): Boolean =
        if (isRegistering) true else if (isOnCaller) refills >= 1 else refills >= POOLS_REFILLS && isPoolWaitedFor()
}
