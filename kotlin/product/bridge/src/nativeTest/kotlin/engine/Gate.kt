package kotlinbridge.engine

import kotlinx.cinterop.addressOf
import kotlinx.cinterop.usePinned
import platform.posix.fclose
import platform.posix.fopen
import platform.posix.fread
import platform.posix.usleep
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.test.assertTrue
import kotlin.test.fail
import kotlin.time.TimeSource

/**
 * A gate that opens when [open] has been called [count] times. [await] blocks the thread, as user
 * code may.
 */
internal class Gate(count: Int) {
    private val left = AtomicInt(count)
    private val flag = Flag()

    fun open() {
        if (left.decrementAndFetch() == 0) flag.raise()
    }

    fun await() {
        assertTrue(flag.await(PATIENCE), "the gate stayed shut: ${left.load()} are missing")
        flag.raise() // for the other threads that wait
    }
}

/** Waits for something that nobody announces, such as the end of a thread. */
internal fun awaitUntil(what: String, isSo: () -> Boolean) {
    val start = TimeSource.Monotonic.markNow()
    while (!isSo()) {
        if (start.elapsedNow() > PATIENCE) fail("waited in vain: $what")
        usleep(500u)
    }
}

/** Reads a number from /proc/self/status. */
internal fun processStatus(key: String): Int {
    val file = fopen("/proc/self/status", "r") ?: fail("no /proc/self/status")
    val bytes = ByteArray(8192)
    val size = bytes.usePinned { fread(it.addressOf(0), 1u, bytes.size.toULong(), file) }
    fclose(file)
    val line = bytes.decodeToString(0, size.toInt()).lines().first { it.startsWith("$key:") }
    return line.filter { it.isDigit() }.toInt()
}
