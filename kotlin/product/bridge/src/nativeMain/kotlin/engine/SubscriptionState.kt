@file:Suppress("NOTHING_TO_INLINE") // a call in Kotlin/Native sets up a frame for the garbage collector

package kotlinbridge.engine

/**
 * What the threads of one subscription share, and what each event does to it.
 *
 * Pure: an event is a function from one state to the next. No atomics, no coroutines, no C. A
 * [SubscriptionCell] exchanges the state in one step; the properties of the state *before* the
 * exchange then say what the thread has to do.
 *
 * The parties are the consumer, who requests and cancels; the job, which any thread may cancel or
 * complete; and the collector, which is whoever owns the serial queue. A state is one number: the stage,
 * the gate, whether the job is over, who uses the gathered elements, whether the consumer waits for
 * them, and the credit that the consumer has requested and the collector has not taken yet.
 */
internal value class SubscriptionState(val bits: Long) {
    val stage: Int get() = (bits and STAGES).toInt()

    /**
     * Whether elements may be delivered: the consumer has not cancelled, and the end has not been
     * told.
     */
    val isOpen: Boolean get() = bits and GATES == OPEN

    /** Whether the consumer has cancelled before the end could be told. */
    val isClosed: Boolean get() = bits and GATES == CLOSED

    /** Whether the job has been cancelled or has completed. */
    val isOver: Boolean get() = bits and OVER != 0L

    val hasCredit: Boolean get() = bits ushr CREDIT_SHIFT != 0L

    /** Whether the collector uses the gathered elements. */
    val isGathering: Boolean get() = bits and GATHERING != 0L

    /** Whether the consumer fetches the gathered elements. */
    val isFetching: Boolean get() = bits and FETCHING != 0L

    /** Whether the consumer has found no elements, and waits until some are brought. */
    val isAwaited: Boolean get() = bits and AWAITED != 0L

    /** Whether the consumer may fetch the gathered elements. */
    val isFetchable: Boolean get() = bits and (GATES or GATHERING or FETCHING or AWAITED) == 0L

    /**
     * Whether nothing runs or will run until a request or a cancel comes. Whoever brings that has
     * to wake the collector.
     */
    val isAsleep: Boolean get() = stage == UNSTARTED || stage == WAITING

    /**
     * Whether a collector that finds no credit has a reason to look again, and so must not fall
     * asleep.
     */
    val hasNews: Boolean get() = bits and (OVER or GATES) != 0L || hasCredit

    /** What the collector takes of the credit: all of it, or [portion] where it is unlimited. */
    inline fun credit(portion: Long): Long {
        val credit = bits ushr CREDIT_SHIFT
        return if (credit == UNLIMITED) portion else credit
    }

    // ---- the consumer ----

    /**
     * The consumer requests [count] more elements, at least 1. Sums saturate at unlimited, and
     * unlimited stays so.
     */
    inline fun requested(count: Long): SubscriptionState {
        val credit = bits ushr CREDIT_SHIFT
        val sum = if (count >= UNLIMITED - credit) UNLIMITED else credit + count
        return awake().with(-1L shl CREDIT_SHIFT, sum shl CREDIT_SHIFT)
    }

    /** A hot flow is about to be registered with its source, before its first request counts. */
    inline fun registered(): SubscriptionState = if (stage == UNSTARTED) at(STARTING) else this

    /** The consumer cancels: no delivery begins from now on, and nothing is left to fetch. */
    inline fun closed(): SubscriptionState = if (isOpen) with(GATES, CLOSED).finishing() else this

    /**
     * The consumer asks for the gathered elements. It gets them if they were [isFetchable] in the
     * state that this returns, else it waits for them.
     */
    inline fun fetching(): SubscriptionState =
        if (isFetchable) with(FETCHING, FETCHING) else if (isOpen && isGathering) with(AWAITED, AWAITED) else this

    /** The consumer has fetched the elements. If there were none, it waits for more or for the end. */
    inline fun fetched(hasFound: Boolean): SubscriptionState =
        if (hasFound) with(FETCHING, 0) else with(FETCHING or AWAITED, AWAITED).finishing()

    // ---- the job ----

    /** The job has been cancelled, by whomever. */
    inline fun cancelled(): SubscriptionState = awake().with(OVER, OVER)

    /** The job has completed. The run that tells the end is queued now, whatever else is. */
    inline fun completed(): SubscriptionState = at(COMPLETED).with(OVER, OVER)

    // ---- the collector ----

    /** The first run begins. */
    inline fun begun(): SubscriptionState = at(RUNNING)

    /** The collector takes the [credit]. */
    inline fun taken(): SubscriptionState = if (bits ushr CREDIT_SHIFT == UNLIMITED) this else with(-1L shl CREDIT_SHIFT, 0)

    /** The collector wants to use the gathered elements. It may unless the consumer [isFetching]. */
    inline fun gathering(): SubscriptionState = if (isFetching) this else with(GATHERING, GATHERING)

    /**
     * The collector has used the gathered elements. If it has left some and the consumer
     * [isAwaited], it goes on and brings them.
     */
    inline fun gathered(hasElements: Boolean): SubscriptionState =
        if (hasElements && isAwaited) with(AWAITED, 0) else with(GATHERING, 0)

    /**
     * The flow has ended. If the consumer waits or has cancelled, the collector goes on; else the
     * end is told when the consumer has found nothing more.
     */
    inline fun ending(): SubscriptionState =
        if (isAwaited || !isOpen) with(AWAITED, 0) else at(ENDING).with(GATHERING, 0)

    /**
     * The collector wants to sleep. It may if it [isAsleep] in the state that this returns, else it
     * looks again.
     */
    inline fun awaiting(): SubscriptionState = if (hasNews) this else at(WAITING)

    /** The last run tells the end, unless the gate [isClosed]. */
    inline fun finished(): SubscriptionState = at(FINISHED).run { if (isOpen) with(GATES, ENDED) else this }

    // ---- parts ----

    private inline fun awake(): SubscriptionState =
        if (stage == UNSTARTED) at(STARTING) else if (stage == WAITING) at(RUNNING) else this

    private inline fun finishing(): SubscriptionState = if (stage == ENDING) at(COMPLETED) else this

    private inline fun at(stage: Int): SubscriptionState = with(STAGES, stage.toLong())

    private inline fun with(part: Long, value: Long) = SubscriptionState(bits and part.inv() or value)

    companion object {
        /** No request has come, and the collection has not been started. */
        const val UNSTARTED = 0

        /** The run that starts the collection is queued or has just begun. */
        const val STARTING = 1

        /**
         * The collection runs, or waits for something of its own, or the run that resumes it is
         * queued.
         */
        const val RUNNING = 2

        /** An `emit` waits for a request or a cancel. */
        const val WAITING = 3

        /** The job has completed, and the run that tells the end is queued. */
        const val COMPLETED = 4

        /** The consumer has been told, or is being told, the end. */
        const val FINISHED = 5

        /** The job has completed, and the consumer has not asked for more than it has fetched. */
        const val ENDING = 6

        /**
         * Credit that is never used up. A sum of 2^55 elements counts as such: at a billion
         * elements per second they would last a year.
         */
        const val UNLIMITED = (1L shl 55) - 1

        private const val STAGES = 7L
        private const val GATES = 3L shl 3
        private const val OPEN = 0L shl 3
        private const val CLOSED = 1L shl 3
        private const val ENDED = 2L shl 3
        private const val OVER = 1L shl 5
        private const val GATHERING = 1L shl 6
        private const val FETCHING = 1L shl 7
        private const val AWAITED = 1L shl 8
        private const val CREDIT_SHIFT = 9

        val INITIAL = SubscriptionState(0)
    }
}
