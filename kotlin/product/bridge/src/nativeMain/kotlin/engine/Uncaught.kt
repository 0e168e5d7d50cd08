package kotlinbridge.engine

import kotlin.native.getUnhandledExceptionHook
import kotlin.native.setUnhandledExceptionHook

/**
 * Hands every exception that nobody catches in this binary to [handler], and then to the hook that
 * was there before.
 *
 * That includes exceptions of coroutines that nobody awaits and whose context has no
 * `CoroutineExceptionHandler`. The runtime goes on after a hook that returns, and ends the process
 * after one that throws. It then prints both exceptions.
 */
internal fun handUncaughtTo(handler: (Throwable) -> Unit) {
    val before = getUnhandledExceptionHook()
    setUnhandledExceptionHook { failure ->
        try {
            handler(failure)
        } catch (second: Throwable) {
            if (second !== failure) second.addSuppressed(failure)
            throw second
        }
        before?.invoke(failure)
    }
}
