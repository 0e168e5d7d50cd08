package kotlinbridge.engine

import kotlinbridge.c.kb_thread_name
import kotlinbridge.c.kb_thread_start
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.staticCFunction

/**
 * Runs [body] on a new thread of the system. False if none can be started.
 *
 * A [kotlin.native.concurrent.Worker] would not say that it could not be started.
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
