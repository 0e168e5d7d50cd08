package kotlinbridge.engine

/** Locks for many short-lived objects, so that threads seldom use the same one at once. */
internal object StripedLock {
    private const val BITS = 6
    private val stripes = Array(1 shl BITS) { SpinLock() }

    /** The lock of a thread that has this [address] on its stack. */
    fun ofStack(address: Long): SpinLock = stripes[((address ushr 14) * SPREAD ushr 64 - BITS).toInt()]

    private const val SPREAD = -7046029254386353131L // 2^64 divided by the golden ratio
}
