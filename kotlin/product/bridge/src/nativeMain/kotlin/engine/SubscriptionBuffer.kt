package kotlinbridge.engine

import kotlinbridge.c.kb_buffer
import kotlinbridge.c.kb_yield
import kotlinbridge.wire.OwnBuffer
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.held
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.AbstractCoroutine

/**
 * The elements of a subscription between the flow and the consumer.
 *
 * An element is delivered where it is emitted, so it never waits for the next one. There are two
 * exceptions. If the consumer is the thread that runs the flow, inside its own request, elements are
 * gathered until that run ends: see [gathers]. If the consumer fetches elements, those that it does
 * not wait for are gathered until it does: see [fetch]. Elements with objects are never gathered,
 * because the holds of those that nobody gets would have to be found again: see [deliverHeld].
 *
 * This class, [SubscriptionCollector] and [Subscription] are one object, because a subscription must
 * cost little, and so each is the base of the next. What they share is here: the entry, the serial queue,
 * whose owner alone runs Kotlin code of the subscription, and the [shared] state, which decides what
 * a thread has to do. Fields without a comment belong to the serial queue's owner.
 */
internal abstract class SubscriptionBuffer(
    protected val entry: FlowEntry,
    protected val scope: ScopeContext,
    protected val observer: Observer,
    protected val consumer: COpaquePointer?, // the observer's context
    private val isConsumersThread: Boolean, // the thread that asks, which wants no call for each element
    val isFetched: Boolean,
    protected val queue: SerialQueue,
) : AbstractCoroutine<Unit>(FlatContext(scope.elements, queue, null), initParentJob = false, active = true) {

    protected val shared = SubscriptionCell() // any thread

    protected var credits = 0L // taken, and not used up yet

    /** Whether elements wait for the consumer, which has asked to fetch them. */
    protected val fetches: Boolean get() = isFetched && !entry.holdsObjects

    // If the consumer fetches elements, these belong to whoever has claimed them in the state.
    private var batch: OwnBuffer? = null
    private var count = 0 // of the elements in the batch

    // ---- the collector's side ----

    @Suppress("NOTHING_TO_INLINE") // a call in Kotlin/Native sets up a frame for the garbage collector
    protected inline fun write(value: Any?) {
        if (entry.holdsObjects) return deliverHeld(value)
        writeFree { entry.codec.write(it, value) }
    }

    /** Writes an element that is free of objects. */
    protected inline fun writeFree(encode: (WireWriter) -> Unit) {
        if (fetches) return gather(encode)
        append(encode)
        if (!gathers || credits == 0L) deliver(batch!!)
    }

    /**
     * Whether elements may be gathered: the consumer is this thread, and gets them when the run
     * ends. The run ends at the latest when the credit is used up.
     */
    private val gathers: Boolean get() = isConsumersThread && queue.isOnCaller

    private inline fun append(encode: (WireWriter) -> Unit) {
        val batch = batch ?: Buffers.take().also { batch = it }
        val writer = batch.writer
        val before = writer.size
        try {
            encode(writer)
        } catch (failure: Throwable) {
            writer.truncate(before)
            throw failure
        }
        credits--
        count++
        if (writer.size >= BATCH_BYTES && !fetches) flush()
    }

    /** Delivers the batch, unless the consumer has cancelled. */
    protected fun flush() {
        if (count > 0) deliver(batch!!)
    }

    @Suppress("NOTHING_TO_INLINE") // as write
    private inline fun deliver(batch: OwnBuffer) {
        val delivered = count
        count = 0
        if (shared.now.isOpen) observer.each(consumer, batch, delivered.toLong())
        if (!shared.now.isOpen) credits = 0 // so that the next emit notices the cancel
        batch.clear()
    }

    /** Delivers an element with objects. The consumer has their holds then, unless it has cancelled. */
    private fun deliverHeld(value: Any?) {
        val batch = batch ?: Buffers.take().also { batch = it }
        try {
            val held = batch.writer.held { entry.codec.write(batch.writer, value) }
            credits--
            if (shared.now.isOpen) observer.each(consumer, batch, 1L) else held.release()
            if (!shared.now.isOpen) credits = 0
        } finally {
            batch.clear()
        }
    }

    fun sliceEnded() {
        if (fetches) return leaveElements()
        flush()
        giveBackBatch()
    }

    private fun giveBackBatch() {
        val batch = batch ?: return
        this.batch = null
        Buffers.giveBack(batch)
    }

    // ---- elements that the consumer fetches ----

    /**
     * Puts the gathered elements into [memory], whose own becomes the batch's, and returns their
     * count. If there are none, or the collector writes one, returns 0. Then the next ones or the
     * end are brought.
     */
    fun fetch(memory: kb_buffer): Long {
        if (!fetches) return 0L
        if (!shared.update { it.fetching() }.isFetchable) return 0L
        val found = count
        if (found > 0) batch!!.exchange(memory)
        count = 0
        val before = shared.update { it.fetched(found > 0) }
        if (before.stage == SubscriptionState.ENDING && found == 0) runHere()
        return found.toLong()
    }

    private inline fun gather(encode: (WireWriter) -> Unit) {
        claimElements()
        try {
            append(encode)
        } finally {
            bringIfAwaited()
        }
    }

    private fun claimElements() {
        var looks = 0
        while (shared.update { it.gathering() }.isFetching) if (looks++ > SpinLock.LOOKS) kb_yield()
    }

    /** Gives up the claim. Brings the elements first if the consumer waits for them. */
    private fun bringIfAwaited() {
        while (true) {
            val hasElements = count > 0
            if (!shared.update { it.gathered(hasElements) }.isAwaited || !hasElements) return
            flush()
        }
    }

    /** The run ends. What the consumer has not fetched stays, unless it never will be. */
    private fun leaveElements() {
        if (shared.now.stage == SubscriptionState.ENDING) return
        claimElements()
        if (!shared.now.isOpen) count = 0
        if (count == 0) giveBackBatch()
        bringIfAwaited()
    }

    /** Whether the consumer waits for the end, or has cancelled. Brings the last elements first. */
    protected fun isEndAwaited(): Boolean {
        claimElements()
        while (true) {
            val before = shared.update { it.ending() }
            if (before.isOpen && !before.isAwaited) return false
            if (count == 0) break
            flush()
        }
        shared.update { it.gathered(false) }
        return true
    }

    /** Runs on this thread, unless another one owns the serial queue. */
    protected abstract fun runHere()

    private companion object {
        /** Gathered elements are delivered at the latest when they have this many bytes. */
        const val BATCH_BYTES = 1 shl 15
    }
}
