package kotlinbridge

import kotlinbridge.c.kb_flag_await
import kotlinbridge.c.kb_flag_free
import kotlinbridge.c.kb_flag_make
import kotlinbridge.c.kb_flag_raise
import kotlinbridge.c.kb_lock_give
import kotlinbridge.c.kb_lock_make
import kotlinbridge.c.kb_lock_take
import kotlinbridge.c.kb_thread_name
import kotlinbridge.c.kb_thread_start
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.staticCFunction
import kotlin.time.Duration

/**
 * Runs [body] on a new thread of the system. False if there can be no more threads.
 *
 * Not a [kotlin.native.concurrent.Worker], which does not say that it could not be started.
 */
internal fun startThread(body: () -> Unit): Boolean {
    val reference = StableRef.create(body)
    if (kb_thread_start(staticCFunction(::runThread), reference.asCPointer()) == 0) return true
    reference.dispose()
    return false
}

private fun runThread(argument: COpaquePointer?): COpaquePointer? {
    kb_thread_name("kotlin-bridge")
    entered()
    val reference = argument!!.asStableRef<() -> Unit>()
    val body = reference.get()
    reference.dispose()
    body()
    return null
}

/** A lock for short sections. It is never freed: its users live as long as the library. */
internal class NativeLock {
    private val lock = kb_lock_make()

    inline fun <R> hold(body: () -> R): R {
        kb_lock_take(lock)
        try {
            return body()
        } finally {
            kb_lock_give(lock)
        }
    }
}

/** What one thread waits for, and any thread raises. */
internal class Flag {
    private val flag = kb_flag_make()

    fun raise() = kb_flag_raise(flag)

    /** Waits for [raise], which may have been before, and takes it back. False if [time] was over first. */
    fun await(time: Duration): Boolean = kb_flag_await(flag, time.inWholeNanoseconds) != 0

    /** Nobody may use it from now on. */
    fun free() = kb_flag_free(flag)
}
