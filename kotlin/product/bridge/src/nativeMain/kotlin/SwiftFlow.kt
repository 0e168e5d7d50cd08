package kotlinbridge

import kotlinbridge.host.SwiftSequence
import kotlinbridge.wire.Codec
import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.internal.FusibleFlow
import kotlin.coroutines.CoroutineContext

/**
 * A sequence of Swift's as a cold flow: each collection iterates anew.
 *
 * - The next element is asked for when `emit` has returned. `buffer(n)` allows the sequence to be `n`
 *   elements ahead.
 * - The sequence runs on the thread that collects until it suspends, and on Swift's threads after that.
 * - It fails with what Swift throws, as [SwiftException]. When a collection ends early, the iteration is
 *   cancelled, and `collect` returns when it has ended.
 */
@GeneratedCode
public class SwiftFlow<T>(peer: Peer, codec: Codec<T>) : SwiftObject(peer), FusibleFlow<T> {
    private val sequence = SwiftSequence(this, codec)

    override suspend fun collect(collector: FlowCollector<T>): Unit = sequence.collect(collector)

    override fun fuse(context: CoroutineContext, capacity: Int, onBufferOverflow: BufferOverflow): Flow<T> =
        sequence.fuse(context, capacity, onBufferOverflow)
}
