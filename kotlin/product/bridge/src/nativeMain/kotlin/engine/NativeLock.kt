package kotlinbridge.engine

import kotlinbridge.c.kb_lock_give
import kotlinbridge.c.kb_lock_make
import kotlinbridge.c.kb_lock_take

/** A lock for short sections. It is never freed, because its users live as long as the library. */
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
