package kotlinbridge.host

import kotlinbridge.engine.NativeLock
import kotlinbridge.engine.awaitUntil
import kotlin.native.concurrent.ThreadLocal

@ThreadLocal
private var isMain = false

/** The main queue of the scripted host: it runs when and where a test says. */
internal object ScriptedMain {
    private val lock = NativeLock()
    private val waiting = ArrayDeque<() -> Unit>()

    /** Whether this thread runs what was posted. */
    val isCurrent: Boolean get() = isMain

    val count: Int get() = lock.hold { waiting.size }

    fun add(work: () -> Unit) = lock.hold { waiting.addLast(work) }

    /** Runs all that is there on this thread, and what that posts. */
    fun runAll() {
        isMain = true
        while (true) {
            val work = lock.hold { waiting.removeFirstOrNull() } ?: break
            work()
        }
        isMain = false
    }

    /** Is the main queue on this thread until something is so. */
    fun runUntil(what: String, isSo: () -> Boolean) = awaitUntil(what) { runAll(); isSo() }
}
