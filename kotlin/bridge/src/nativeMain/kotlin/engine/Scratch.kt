package kotlinbridge.engine

import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlin.concurrent.atomics.atomicArrayOfNulls

/** Where a call that starts here reads its arguments, and writes its answer if that comes at once. */
internal class Scratch {
    val reader = WireReader()
    val writer = WireWriter()
}

/** Reused, because making them would cost as much as all the rest of a call that does not suspend. */
internal object Scratches : Pool<Scratch>(atomicArrayOfNulls(8)) {
    override fun make() = Scratch()
    override fun drop(item: Scratch) = item.writer.free()

    /** Lends one to [body]. */
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
