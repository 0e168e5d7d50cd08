package violators

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.convert
import kotlinx.cinterop.nativeHeap
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import platform.posix.memset

private const val BUFFER_SIZE = 4096

/**
 * Has a buffer for each subscription, and leaves everything to the garbage collector in `release`.
 *
 * - Believed: Kotlin frees what is no longer used.
 * - Happens: a stable reference is a use, and Kotlin does not free native memory. The job and its
 *   buffer stay for ever.
 */
internal object LeaksJobs : GatedBridge() {
    override fun CoroutineScope.subscribe(flow: Flow<Long>, gate: Gate): Job {
        val buffer = nativeHeap.allocArray<ByteVar>(BUFFER_SIZE)
        memset(buffer, 0xff, BUFFER_SIZE.convert())
        return runThenTell(gate) { flow.collect { gate.each(it) } }
    }

    override fun release(job: COpaquePointer) = Unit
}
