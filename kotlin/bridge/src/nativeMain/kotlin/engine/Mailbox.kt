package kotlinbridge.engine

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlin.concurrent.atomics.AtomicReference
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

/**
 * The dispatcher of one subscription or call: a serial queue that one thread at a time owns.
 *
 * - A thread that calls from outside may [enter] an idle mailbox, resume the coroutine right there, and [leave] it. What
 *   is dispatched meanwhile, by any thread, is queued and run by the owner, so recursion stays flat.
 * - What is dispatched while nobody owns it is run by [pool], never by the thread that dispatches: that may be the one
 *   timer thread of kotlinx.coroutines.
 * - After [SLICE] runs the rest goes to (the end of the queue of) [pool]: no thread is held captive. A thread of the pool
 *   itself goes on as long as nobody else waits for it.
 */
internal open class Mailbox(private val pool: CoroutineDispatcher, owned: Boolean = false) :
    CoroutineDispatcher(), Runnable {

    // null: idle. OWNED: owned, nothing queued. Else owned, with the latest queued Runnable or a Node chain of them.
    private val state = AtomicReference<Any?>(if (owned) OWNED else null)

    private class Node(val block: Runnable, val earlier: Any)
    private class Backlog(val block: Runnable, val next: Backlog?)

    // The owner's alone:
    private var backlog: Backlog? = null
    private var budget = SLICE

    /** Whether the owner is a thread that called from outside. The owner's alone. */
    var isOnCaller = owned
        private set

    /** Whether others wait for the pool's threads, as far as that is known. */
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

    /** Takes ownership for the calling thread if the mailbox is idle. */
    fun enter(): Boolean {
        if (!state.compareAndSet(null, OWNED)) return false
        isOnCaller = true
        budget = SLICE
        return true
    }

    /** Ends what [enter] began: runs what was queued meanwhile and gives ownership back. */
    fun leave() {
        sliceEnded()
        drain()
    }

    /** Lets the owner run nothing more on its thread: the rest goes to [pool]. The owner's alone. */
    fun endSlice() {
        budget = 0
    }

    /** The run on [pool], which owns the mailbox from the dispatch that scheduled it. */
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
                isOnCaller = false // before the exchange: afterwards the next owner may have set it
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
        /** How many runs a thread gives to one mailbox before it looks after others. */
        const val SLICE = 64

        private val OWNED = Any()
    }
}
