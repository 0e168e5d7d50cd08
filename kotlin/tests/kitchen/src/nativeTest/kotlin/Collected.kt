package kitchen

import kotlinbridge.c.KB_CALLER
import kotlinbridge.c.KB_CANCEL_HERE
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_observer
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.alloc
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value

/**
 * What a flow gives on the thread that asks, until it suspends: its elements in hexadecimal digits,
 * and how it ended: ` completed`, or what it threw. The subscription is cancelled then.
 */
internal fun collect(name: String, arguments: String = ""): String =
    withFlow(name, arguments) { collectFlow(name, it) }

private fun collectFlow(name: String, arguments: String): String = memScoped {
    val events = StringBuilder()
    val reference = StableRef.create(events)
    val observer = alloc<kb_observer>()
    observer.context = reference.asCPointer()
    observer.on_each = staticCFunction { context: COpaquePointer?, bytes: CPointer<UByteVar>?, size: Long, _: Long ->
        context.events.append(bytes?.readBytes(size.toInt())?.toHexString())
    }
    observer.on_complete = staticCFunction { context: COpaquePointer? ->
        context.events.append(" completed")
    }
    observer.on_throw = rememberFailure
    observer.release = staticCFunction { _: COpaquePointer?, _: CPointer<kb_failure>? -> }
    val job = alloc<ULongVar>()
    val bytes = (arguments + "00").hexToByteArray() // never empty, so that it has an address
    val status = bytes.usePinned {
        table.subscribe!!(
            null, idOf("flows", name).toUInt(), it.addressOf(0).reinterpret(), bytes.size - 1L,
            KB_CALLER, 0u, 100, observer.ptr, job.ptr,
        )
    }
    if (status == 0) table.cancel!!(null, job.value, KB_CANCEL_HERE)
    reference.dispose()
    if (status == 0) events.toString() else "status $status"
}

private val COpaquePointer?.events: StringBuilder get() = this!!.asStableRef<StringBuilder>().get()
