package violators

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.buffer

/**
 * Puts a buffer between producer and consumer.
 *
 * - Believed: the consumer no longer slows the producer down, so this is faster.
 * - Happens: nothing slows the producer down. While `on_each` waits, memory grows without end.
 */
internal object BuffersWithoutLimit : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job =
        runThenTell(gate) { flow.buffer(Channel.UNLIMITED).collect { gate.each(it) } }
}
