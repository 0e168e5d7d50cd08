package kotlinbridge.host

import kotlinbridge.SwiftObject
import kotlinbridge.c.KB_UNLIMITED
import kotlinbridge.wire.Codec
import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.internal.FusibleFlow
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

/**
 * A sequence of Swift's that may be some elements ahead of who collects it.
 *
 * @property window how many; 0 for none.
 */
internal class SwiftSequence<T>(
    private val callee: SwiftObject,
    private val codec: Codec<T>,
    private val window: Long = 0,
) : FusibleFlow<T> {
    override suspend fun collect(collector: FlowCollector<T>): Unit = SwiftCollection(callee, codec, window).collect(collector)

    override fun fuse(context: CoroutineContext, capacity: Int, onBufferOverflow: BufferOverflow): Flow<T> {
        if (context != EmptyCoroutineContext || onBufferOverflow != BufferOverflow.SUSPEND) {
            return unfused(context, capacity, onBufferOverflow)
        }
        val added = when (capacity) {
            Channel.OPTIONAL_CHANNEL -> return this
            Channel.BUFFERED -> BUFFERED
            Channel.UNLIMITED -> KB_UNLIMITED
            else -> maxOf(1L, capacity.toLong())
        }
        return SwiftSequence(callee, codec, minOf(window, KB_UNLIMITED - added) + added)
    }

    /** With a channel of Kotlin's. */
    private fun unfused(context: CoroutineContext, capacity: Int, onBufferOverflow: BufferOverflow): Flow<T> {
        val collected = flow { collect(this) }
        val placed = if (context == EmptyCoroutineContext) collected else collected.flowOn(context)
        val isDefault = capacity == Channel.OPTIONAL_CHANNEL && onBufferOverflow == BufferOverflow.SUSPEND
        return if (isDefault) placed else placed.buffer(capacity, onBufferOverflow)
    }

    private companion object {
        /** What `buffer()` allows, as with Kotlin's own flows. */
        const val BUFFERED = 64L
    }
}
