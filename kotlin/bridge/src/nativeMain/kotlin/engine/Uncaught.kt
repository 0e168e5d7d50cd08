package kotlinbridge.engine

import kotlin.native.getUnhandledExceptionHook
import kotlin.native.setUnhandledExceptionHook

/**
 * Hands [handler] what this binary's Kotlin runtime finds unhandled, and then the hook that was there before.
 *
 * Coroutines come here too: those that nobody awaits and whose context has no `CoroutineExceptionHandler`. The runtime
 * goes on after a hook that returns and ends the process after one that throws; what it prints then shows both.
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
