package kotlinbridge.engine

import kotlinbridge.wire.WireWriter
import kotlin.concurrent.atomics.atomicArrayOfNulls

/**
 * Keeps the batch buffers. A subscription borrows one for a run of its coroutine, so that an idle
 * one holds none.
 */
internal object Writers : Pool<WireWriter>(atomicArrayOfNulls(8)) {
    override fun make(): WireWriter = WireWriter()
    override fun drop(item: WireWriter) = item.free()

    fun giveBack(writer: WireWriter) {
        writer.clear() // which frees the memory of one that has grown large
        give(writer)
    }

    /** Lends a buffer to [body]. */
    inline fun <R> use(body: (WireWriter) -> R): R {
        val writer = take()
        try {
            return body(writer)
        } finally {
            giveBack(writer)
        }
    }
}
