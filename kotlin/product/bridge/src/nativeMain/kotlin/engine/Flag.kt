package kotlinbridge.engine

import kotlinbridge.c.kb_flag_await
import kotlinbridge.c.kb_flag_free
import kotlinbridge.c.kb_flag_make
import kotlinbridge.c.kb_flag_raise
import kotlin.time.Duration

/** A flag that one thread waits for and that any thread raises. */
internal class Flag {
    private val flag = kb_flag_make()

    fun raise() = kb_flag_raise(flag)

    /**
     * Waits for [raise], which may have come before, and lowers the flag. False if [time] was over
     * first.
     */
    fun await(time: Duration): Boolean = kb_flag_await(flag, time.inWholeNanoseconds) != 0

    /** Frees its memory. Nobody may use it after that. */
    fun free() = kb_flag_free(flag)
}
