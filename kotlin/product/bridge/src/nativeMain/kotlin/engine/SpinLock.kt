package kotlinbridge.engine

import kotlinbridge.c.kb_yield
import kotlin.concurrent.atomics.AtomicIntArray

/**
 * A lock for sections of some nanoseconds, which cost less than a call of C.
 *
 * A thread that waits looks for a moment, then leaves its processor to the one that holds the lock.
 *
 * - [isAlone]: whether nothing else lies in the same line of the cache, for one of many that threads take at once.
 */
internal class SpinLock(isAlone: Boolean = false) {
    private val state = AtomicIntArray(if (isAlone) CacheLine.INTS else 1) // the first one: FREE or HELD

    inline fun <R> hold(body: () -> R): R {
        take()
        try {
            return body()
        } finally {
            state.storeAt(0, FREE)
        }
    }

    @Suppress("NOTHING_TO_INLINE")
    private inline fun take() {
        if (!state.compareAndSetAt(0, FREE, HELD)) wait()
    }

    private fun wait() {
        var looks = 0
        while (state.loadAt(0) == HELD || !state.compareAndSetAt(0, FREE, HELD)) {
            if (looks++ > LOOKS) kb_yield()
        }
    }

    companion object {
        /** How often a thread looks before it leaves its processor to others. */
        const val LOOKS = 100

        private const val FREE = 0
        private const val HELD = 1
    }
}

internal object CacheLine {
    /** How many numbers of 32 bits keep what is on both sides of them in different lines: two lines of 64 bytes. */
    const val INTS = 32
}

/** Locks for many short-lived objects, so that threads seldom use the same one at once. */
internal object StripedLock {
    private const val BITS = 8
    private val stripes = Array(1 shl BITS) { SpinLock(isAlone = true) }

    /** The lock of a thread that has this [address] on its stack. */
    fun ofStack(address: Long): SpinLock = stripes[((address ushr 14) * SPREAD ushr 64 - BITS).toInt()]

    private const val SPREAD = -7046029254386353131L // 2^64 divided by the golden ratio
}
