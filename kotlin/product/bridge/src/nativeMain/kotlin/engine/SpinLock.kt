package kotlinbridge.engine

import kotlinbridge.c.kb_yield
import kotlin.concurrent.atomics.AtomicBoolean

/**
 * A lock for sections of some nanoseconds, which cost less than a call of C.
 *
 * A thread that waits looks for a moment, then leaves its processor to the one that holds the lock.
 */
internal class SpinLock {
    private val isHeld = AtomicBoolean(false)

    inline fun <R> hold(body: () -> R): R {
        take()
        try {
            return body()
        } finally {
            isHeld.store(false)
        }
    }

    @Suppress("NOTHING_TO_INLINE")
    private inline fun take() {
        if (!isHeld.compareAndSet(false, true)) wait()
    }

    private fun wait() {
        var looks = 0
        while (isHeld.load() || !isHeld.compareAndSet(false, true)) {
            if (looks++ > LOOKS) kb_yield()
        }
    }

    companion object {
        /** How often a thread looks before it leaves its processor to others. */
        const val LOOKS = 100
    }
}

/** Locks for many short-lived objects, so that threads seldom use the same one at once. */
internal object StripedLock {
    private const val BITS = 6
    private val stripes = Array(1 shl BITS) { SpinLock() }

    /** The lock of a thread that has this [address] on its stack. */
    fun ofStack(address: Long): SpinLock = stripes[((address ushr 14) * SPREAD ushr 64 - BITS).toInt()]

    private const val SPREAD = -7046029254386353131L // 2^64 divided by the golden ratio
}
