package kotlinbridge.engine

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlin.concurrent.atomics.AtomicReference
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

/**
 * The dispatcher of one subscription or call: a queue that one thread at a time owns.
 *
 * - A thread that calls from outside may [enter] an idle queue, resume the coroutine right there,
 *   and [leave] it. Whatever any thread dispatches meanwhile is queued, and the owner runs it; so
 *   recursion stays flat.
 * - Whatever is dispatched while nobody owns the queue runs on [pool], never on the thread that
 *   dispatches: that may be the only timer thread of kotlinx.coroutines.
 * - After [SLICE] runs the rest goes to the end of the queue of [pool], so that no thread is held
 *   captive. A thread of the pool itself goes on as long as nobody else waits for the pool.
 */
internal open class SerialQueue(private val pool: CoroutineDispatcher, owned: Boolean = false) :
    CoroutineDispatcher(), Runnable {

    // null: idle. OWNED: owned, and nothing is queued. Else owned, and this is the Runnable that
    // was queued last, or a Node with those before it.
    private val state = AtomicReference<Any?>(if (owned) OWNED else null)

    private class Node(val block: Runnable, val earlier: Any)
    private class Backlog(val block: Runnable, val next: Backlog?)

    // Only the owner uses these:
    private var backlog: Backlog? = null
    private var budget = SLICE

    /** Whether the owner is a thread that called from outside. Only the owner reads it. */
    var isOnCaller = owned
        private set

    /** Whether other tasks wait for the pool's threads. True if that is not known. */
    val isPoolWaitedFor: Boolean get() = pool !is ElasticPool || pool.isWaitedFor

    /** Called by the owner after each run. */
    protected open fun sliceEnded() {}

    final override fun dispatch(context: CoroutineContext, block: Runnable) {
        while (true) {
            val current = state.load()
            val next: Any = if (current == null || current === OWNED) block else Node(block, current)
            if (!state.compareAndSet(current, next)) continue
            if (current == null) pool.dispatch(EmptyCoroutineContext, this)
            return
        }
    }

    /** Takes ownership for the calling thread if the queue is idle. */
    fun enter(): Boolean {
        if (!state.compareAndSet(null, OWNED)) return false
        isOnCaller = true
        budget = SLICE
        return true
    }

    /** Runs what was queued since [enter], and gives ownership back. */
    fun leave() {
        sliceEnded()
        drain()
    }

    /**
     * Makes the owner run nothing more on its thread: the rest goes to [pool]. Only the owner calls
     * it.
     */
    fun endSlice() {
        budget = 0
    }

    /** Runs on [pool], which owns the queue since the dispatch that scheduled this. */
    final override fun run() {
        isOnCaller = false
        budget = SLICE
        drain()
    }

    private fun drain() {
        while (true) {
            val block = next()
            if (block == null) {
                val wasOnCaller = isOnCaller
                isOnCaller = false // before the exchange: after it, the next owner may have set this
                if (state.compareAndSet(OWNED, null)) return
                isOnCaller = wasOnCaller
                continue
            }
            if (budget-- <= 0 && (isOnCaller || isPoolWaitedFor)) {
                backlog = Backlog(block, backlog)
                pool.dispatch(EmptyCoroutineContext, this)
                return
            }
            block.run()
            sliceEnded()
        }
    }

    private fun next(): Runnable? {
        val first = backlog
        if (first != null) {
            backlog = first.next
            return first.block
        }
        if (state.load() === OWNED) return null
        var queued = state.exchange(OWNED)!!
        while (queued is Node) {
            backlog = Backlog(queued.block, backlog)
            queued = queued.earlier
        }
        return queued as Runnable
    }

    companion object {
        /** How many tasks of one queue a thread runs before it turns to others. */
        const val SLICE = 64

        private val OWNED = Any()
    }
}
