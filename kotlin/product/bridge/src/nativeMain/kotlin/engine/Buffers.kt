package kotlinbridge.engine

import kotlinbridge.wire.OwnBuffer
import kotlin.concurrent.atomics.atomicArrayOfNulls

/**
 * Keeps spare buffers. A subscription borrows one for a run of its coroutine, so that an idle one
 * holds none.
 */
internal object Buffers : Pool<OwnBuffer>(atomicArrayOfNulls(8)) {
    override fun make(): OwnBuffer = OwnBuffer()
    override fun drop(item: OwnBuffer) = item.free()

    fun giveBack(buffer: OwnBuffer) {
        buffer.clear() // which frees the memory of one that has grown large
        give(buffer)
    }

    /** Lends a buffer to [body]. */
    inline fun <R> use(body: (OwnBuffer) -> R): R {
        val buffer = take()
        try {
            return body(buffer)
        } finally {
            giveBack(buffer)
        }
    }
}
