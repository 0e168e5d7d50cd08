package kotlinbridge.host

import kotlinbridge.c.KB_CANCELLED
import kotlinbridge.c.KB_FAILED
import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_counters
import kotlinbridge.c.kb_exchange
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.awaitUntil
import kotlinbridge.table.FrameFields
import kotlinbridge.table.OBSERVED
import kotlinbridge.table.OK
import kotlinbridge.table.lend
import kotlinbridge.table.table
import kotlinbridge.wire.codec
import kotlinbridge.wire.encode
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.MemScope
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArrayOf
import kotlinx.cinterop.interpretCPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlin.native.runtime.GC
import kotlin.test.assertEquals

/** The Kotlin object for one of the host's, by a lent handle. */
internal inline fun <reified T : Any> Scripted.inKotlin(number: Int): T {
    ScriptedHost.isAttached
    return peerOrObject(handle, number, isOwned = false) as T
}

/** Lends [body] a failure of the host's. [error] comes with a hold. */
internal fun failing(error: Scripted?, message: String = "", code: Int = KB_FAILED, body: (CPointer<kb_failure>) -> Unit) = memScoped {
    val failure = alloc<kb_failure>()
    failure.code = code
    text("Kitchen.Fire") { data, size -> failure.type_name.data = data; failure.type_name.size = size }
    text(message) { data, size -> failure.message.data = data; failure.message.size = size }
    failure.cause = null
    failure.error = error?.let { ScriptedHost.bring(it).toULong() } ?: 0uL
    body(failure.ptr)
}

private fun MemScope.text(text: String, take: (CPointer<UByteVar>, Long) -> Unit) {
    val bytes = text.encodeToByteArray()
    take(allocArrayOf(bytes + 0).reinterpret(), bytes.size.toLong())
}

/** A call that the host does not answer in place. Made in the entry, which then returns [OBSERVED]. */
internal class LateCall(frame: kb_frame, private val job: ULong = 1uL) {
    private val functions: kb_call_observer = frame.observer!!.pointed
    private val place = interpretCPointer<ULongVar>(FrameFields(frame.ptr).jobPlace)

    /** What the library has put where the job belongs. */
    val found: ULong = kb_exchange(place, job)
    private val retained = functions.retain!!(functions.context)

    fun answer(text: String) {
        value(text)
        release()
    }

    /** Without the end. */
    fun value(text: String) = codec<String>().encode(text).lend { data, size -> functions.on_return!!(retained, data, size) }

    fun valueOf(size: Long) = functions.on_return!!(retained, null, size)

    fun release() = functions.release!!(retained, null)

    fun fail(error: Scripted?, message: String) {
        failing(error, message) { functions.on_throw!!(retained, it) }
        functions.release!!(retained, null)
    }

    fun cancelled() {
        failing(null, "", KB_CANCELLED) { functions.on_throw!!(retained, it) }
        functions.release!!(retained, null)
    }
}

internal fun peers(): Long = memScoped {
    val counters = alloc<kb_counters>()
    assertEquals(OK, table.counters!!(null, counters.ptr))
    counters.peers
}

/**
 * Collects, and waits until no hold is left and none was ended twice. Called after the test, because
 * its own stack frame keeps what it has used.
 */
internal fun assertNoPeersLeft() {
    kept = null
    awaitUntil("the peers are ended: ${peers()} are left") {
        GC.collect()
        peers() == 0L
    }
    for (made in ScriptedHost.forget()) assertEquals(listOf(0, 0), listOf(made.held, made.brought), "holds of ${made.number}")
    assertEquals(emptyList<String>(), ScriptedHost.mistakes)
}
