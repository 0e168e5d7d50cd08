package kotlinbridge.host

import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_frame
import kotlinbridge.c.kb_host
import kotlinbridge.c.kb_observer
import kotlinbridge.c.kb_peer
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.Runnable

/**
 * The functions of a `kb_host` that lives as long as the process.
 *
 * No caller holds a lock. None of them runs user code but its entries.
 */
internal class Host(table: kb_host) {
    val context: COpaquePointer? = table.context
    private val holdFunction = table.hold!!
    private val dropFunction = table.drop!!
    private val releaseFunction = table.release!!
    private val handleFunction = table.handle!!
    private val describeFunction = table.describe!!
    private val subscribeFunction = table.subscribe!!
    private val requestFunction = table.request!!
    private val cancelFunction = table.cancel!!
    private val postFunction = table.post
    private val isMainFunction = table.is_main

    /**
     * Makes a hold of an object with the [number] of an interface, and hands it to [take] with the
     * number of the one by which it is called. Null if the host refuses the handle.
     *
     * @param isOwned whether the handle brought a hold, which is used up then.
     */
    inline fun <R> hold(handle: Long, number: Int, isOwned: Boolean, take: (COpaquePointer, Int) -> R): R? = memScoped {
        val peer = alloc<kb_peer>()
        val status = holdFunction(context, handle.toULong(), number.toUInt(), if (isOwned) 1 else 0, peer.ptr)
        if (status == KB_OK.toInt()) take(peer.`object`!!, peer.`interface`.toInt()) else null
    }

    /** Ends the hold that a handle brought and of which no peer was made. */
    fun drop(handle: Long) = dropFunction(context, handle.toULong())

    /** Ends a hold that [hold] has made. */
    fun release(target: COpaquePointer) = releaseFunction(context, target)

    /** The handle, which brings a hold; 0 if the host has let go of the object. */
    fun handle(target: COpaquePointer): Long = handleFunction(context, target).toLong()

    fun describe(target: COpaquePointer, frame: CPointer<kb_frame>): Int = describeFunction(context, target, frame)

    fun subscribe(
        flow: COpaquePointer,
        flags: UInt,
        demand: Long,
        observer: CPointer<kb_observer>,
        job: CPointer<ULongVar>,
    ): Int = subscribeFunction(context, flow, flags, demand, observer, job)

    fun request(job: ULong, count: Long): Int = requestFunction(context, job, count)

    /** Cancels a call or an iteration. */
    fun cancel(job: ULong): Int = cancelFunction(context, job)

    /** Whether it offers its main queue, which the functions below need. */
    val hasMain: Boolean get() = postFunction != null && isMainFunction != null

    /** Runs [block] on the host's main queue, after all that was posted before. */
    fun post(block: Runnable) = postFunction!!(context, staticCFunction(::runPosted), StableRef.create(block).asCPointer())

    /** Whether the calling code runs on the host's main queue. */
    val isMain: Boolean get() = isMainFunction!!(context) != 0
}
