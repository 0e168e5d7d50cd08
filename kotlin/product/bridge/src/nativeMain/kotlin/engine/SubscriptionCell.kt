package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicLong

/** Holds the [SubscriptionState] of one subscription for all threads. */
internal value class SubscriptionCell private constructor(private val bits: AtomicLong) {
    constructor() : this(AtomicLong(SubscriptionState.INITIAL.bits))

    val now: SubscriptionState get() = SubscriptionState(bits.load())

    /**
     * Lets [event] happen, in one exchange, and returns the state before it. An event that changes
     * nothing writes nothing.
     */
    inline fun update(event: (SubscriptionState) -> SubscriptionState): SubscriptionState {
        while (true) {
            val before = now
            val after = event(before)
            if (after.bits == before.bits || bits.compareAndSet(before.bits, after.bits)) return before
        }
    }
}
