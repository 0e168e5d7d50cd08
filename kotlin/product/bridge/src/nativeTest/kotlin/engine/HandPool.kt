package kotlinbridge.engine

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.DelicateCoroutinesApi
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.launch
import kotlinx.coroutines.newFixedThreadPoolContext
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeoutOrNull
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.concurrent.atomics.incrementAndFetch
import kotlin.coroutines.CoroutineContext
import kotlin.test.fail
import kotlin.time.Duration.Companion.seconds

/** How long a test waits for something that must come. Then it fails instead of hanging. */
internal val PATIENCE = 30.seconds

/**
 * Stands in for the library's pool: it runs a task only when the test says so, on the test's own
 * thread.
 */
internal class HandPool : CoroutineDispatcher() {
    private val queue = Channel<Runnable>(Channel.UNLIMITED)
    private val waiting = AtomicInt(0)

    /** How many tasks wait to be run. */
    val size: Int get() = waiting.load()

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        waiting.incrementAndFetch()
        queue.trySend(block)
    }

    fun runOne(): Boolean {
        val block = queue.tryReceive().getOrNull() ?: return false
        run(block)
        return true
    }

    /** Returns how many tasks it has run. */
    fun runAll(): Int {
        var count = 0
        while (runOne()) count++
        return count
    }

    /** Waits for a task that another thread dispatches, and runs it. */
    fun awaitOne() = run(
        runBlocking { withTimeoutOrNull(PATIENCE) { queue.receive() } } ?: fail("nothing was dispatched to the pool"),
    )

    private fun run(block: Runnable) {
        waiting.decrementAndFetch()
        block.run()
    }
}

/** Runs [action] on [count] threads at once, and returns when all have ended. */
@OptIn(DelicateCoroutinesApi::class)
internal fun onThreads(count: Int, action: (Int) -> Unit) {
    val threads = newFixedThreadPoolContext(count, "test")
    try {
        runBlocking {
            repeat(count) { index -> launch(threads) { action(index) } }
        }
    } finally {
        threads.close()
    }
}

internal fun threadId(): ULong = platform.posix.pthread_self()
