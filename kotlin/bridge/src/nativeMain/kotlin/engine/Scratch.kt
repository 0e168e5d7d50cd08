package kotlinbridge.engine

import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlin.concurrent.atomics.atomicArrayOfNulls

/**
 * A reader and a writer for one call: it reads its arguments, and writes its answer if that comes
 * at once.
 */
internal class Scratch {
    val reader = WireReader()
    val writer = WireWriter()
}

/**
 * Keeps spare ones: to make one would cost as much as all the rest of a call that does not suspend.
 */
internal object Scratches : Pool<Scratch>(atomicArrayOfNulls(8)) {
    override fun make() = Scratch()
    override fun drop(item: Scratch) = item.writer.free()

    /** Lends a [Scratch] to [body]. */
    inline fun <R> use(body: (Scratch) -> R): R {
        val scratch = take()
        try {
            return body(scratch)
        } finally {
            scratch.writer.clear()
            give(scratch)
        }
    }
}
