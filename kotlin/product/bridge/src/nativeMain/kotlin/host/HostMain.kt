package kotlinbridge.host

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.MainCoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

/**
 * `Dispatchers.Main` of a library with a host: runs what is dispatched on the host's main queue, in order.
 *
 * It is no `Delay`: coroutines that wait on it use the default one, which resumes them through [dispatch].
 */
internal class HostMain(private val host: Host) : MainCoroutineDispatcher() {
    override val immediate: MainCoroutineDispatcher = Immediate()

    override fun dispatch(context: CoroutineContext, block: Runnable) = host.post(block)

    override fun toString(): String = "Dispatchers.Main"

    private inner class Immediate : MainCoroutineDispatcher() {
        override val immediate: MainCoroutineDispatcher get() = this

        override fun isDispatchNeeded(context: CoroutineContext): Boolean = !host.isMain

        override fun dispatch(context: CoroutineContext, block: Runnable) = host.post(block)

        override fun toString(): String = "Dispatchers.Main.immediate"
    }
}

/** Makes the main queue of [host] `Dispatchers.Main`, if it offers one and nobody has set another dispatcher. */
internal fun offerMain(host: Host) {
    if (host.hasMain && isMainMissing()) Dispatchers.injectMain(HostMain(host))
}

/** A dispatcher that somebody has set answers. The one that stands for none throws. */
private fun isMainMissing(): Boolean = try {
    Dispatchers.Main.isDispatchNeeded(EmptyCoroutineContext)
    false
} catch (_: NotImplementedError) {
    true
}
