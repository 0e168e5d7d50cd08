package kotlinbridge

import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_catch
import kotlinbridge.host.HostAnswer
import kotlinbridge.host.SuspendedCall
import kotlinbridge.host.callForAnswer
import kotlinbridge.host.callQueued
import kotlinbridge.host.callThread
import kotlinbridge.host.failedTwin
import kotlinbridge.host.twinOf
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.pointed
import kotlin.coroutines.intrinsics.suspendCoroutineUninterceptedOrReturn

// What the members of a SwiftObject do. `entry` is the number of the host's entry.
//
// The object stays reachable until its call has returned, because what throws for a failure uses it then.

/**
 * Calls Swift on this thread: [write] writes the arguments, and [read] reads the answer.
 *
 * Throws [SwiftException] for what Swift throws, `CancellationException` for its cancellation, and
 * [IllegalStateException] if Swift has let go of the object or refuses the call.
 */
@GeneratedCode
public inline fun <R> SwiftObject.callSwift(entry: Int, write: (WireWriter) -> Unit, read: (WireReader) -> R): R {
    val block = callThread().take()
    try {
        write(block.begin())
        callForAnswer(block, entry)
        // Without a variable for the result, which would be boxed.
        return read(block.reader)
    } catch (failure: Throwable) {
        throw block.unread(failure)
    } finally {
        block.end()
    }
}

/**
 * Calls a member of Swift's main actor: [write] writes the arguments. Swift has read them when this
 * returns, and runs the member later, on its main thread.
 *
 * What the member throws is an uncaught exception of this library, on that thread. Throws
 * [IllegalStateException] if Swift has let go of the object or refuses the call.
 */
@GeneratedCode
public inline fun SwiftObject.callSwiftOnMain(entry: Int, write: (WireWriter) -> Unit) {
    val block = callThread().take()
    try {
        write(block.begin())
        callQueued(block, entry)
    } finally {
        block.end()
    }
}

/**
 * Calls the typed twin of a member. [call] casts the twin to its type, and passes the object first and
 * the place for what is thrown last. Throws what [callSwift] throws.
 */
@GeneratedCode
public inline fun <R> SwiftObject.callSwiftTwin(
    entry: Int,
    call: (twin: COpaquePointer, peer: COpaquePointer, caught: CPointer<kb_catch>) -> R,
): R {
    val thread = callThread()
    try {
        // Without a variable for the result, which would be boxed.
        return call(twinOf(entry), target, thread.caught)
    } finally {
        if (thread.caught.pointed.status != KB_OK.toInt()) throw failedTwin(thread)
    }
}

/**
 * Calls a member that suspends, as [callSwift] does. It runs on this thread until Swift suspends. When
 * Swift answers later, the coroutine's dispatcher resumes.
 *
 * A cancel of the coroutine's job cancels the task in Swift at once. The call goes on until that has
 * ended, and returns a value that comes nevertheless.
 */
@GeneratedCode
public suspend inline fun <R> SwiftObject.callSwiftSuspending(
    entry: Int,
    crossinline write: (WireWriter) -> Unit,
    read: (WireReader) -> R,
): R {
    val answer = suspendCoroutineUninterceptedOrReturn<HostAnswer> { continuation ->
        val block = callThread().take()
        try {
            write(block.begin())
        } catch (failure: Throwable) {
            block.end()
            throw failure
        }
        SuspendedCall(this, block, continuation).start(entry)
    }
    try {
        return read(answer.reader)
    } catch (failure: Throwable) {
        throw answer.unread(failure)
    } finally {
        answer.end()
    }
}
