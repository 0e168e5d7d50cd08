package kotlinbridge.host

import kotlinbridge.wire.HandleException
import kotlinbridge.wire.WireException
import kotlinbridge.wire.WireReader

/** An answer of the host: what reads it reads all of it, and then calls [end]. */
@PublishedApi
internal abstract class HostAnswer {
    abstract val reader: WireReader

    /** Frees the memory. Throws if the answer was not read to its last byte, unless it is [unread]. */
    abstract fun end()

    /** Returns what to throw when a call or what reads its answer has thrown. */
    fun unread(failure: Throwable): Throwable {
        reader.buffer.size = 0L
        return unreadable("the answer", failure)
    }

    protected fun leftOver(): Nothing = error("the answer of Swift can't be read: bytes are left over after its last value")
}

/** What to throw where reading [what] of Swift has thrown: those who pass bytes to the library get the exceptions of the wire. */
internal fun unreadable(what: String, failure: Throwable): Throwable {
    val isMalformed = failure is WireException || failure is HandleException
    return if (isMalformed) IllegalStateException("$what of Swift can't be read: ${failure.message}", failure) else failure
}
