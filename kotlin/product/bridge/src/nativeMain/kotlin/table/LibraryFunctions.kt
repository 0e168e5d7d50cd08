package kotlinbridge.table

import kotlinbridge.c.KB_INVALID_ARGUMENT
import kotlinbridge.c.KB_INVALID_HANDLE
import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_counters
import kotlinbridge.c.kb_host
import kotlinbridge.engine.Subscription
import kotlinbridge.host.attach
import kotlinbridge.host.hostedLibrary
import kotlinbridge.host.peerTable
import kotlinbridge.host.isUsable
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.usePinned

// A binary has one library, so `library` says nothing here.

internal fun sendManifest(library: COpaquePointer?, context: COpaquePointer?, receive: Receive?): Int = entry {
    if (receive == null) return@entry KB_INVALID_ARGUMENT
    manifest.usePinned { receive(context, it.addressOf(0).reinterpret(), manifest.size.toLong()) }
    KB_OK
}

internal fun readCounters(library: COpaquePointer?, counters: CPointer<kb_counters>?): Int = entry {
    val into = counters?.pointed ?: return@entry KB_INVALID_ARGUMENT
    var subscriptions = 0L
    var calls = 0L
    handles.forEach { if (it is Subscription) subscriptions++ else calls++ }
    into.jobs = subscriptions + calls
    into.subscriptions = subscriptions
    into.handles = subscriptions + calls + objects.count
    into.stable_refs = kotlin.native.runtime.GC.lastGCInfo?.rootSet?.stableReferences ?: -1
    into.peers = peerTable.held
    KB_OK
}

internal fun releaseObject(library: COpaquePointer?, handle: ULong): Int = entry {
    if (objects.release(handle.toLong())) KB_OK else KB_INVALID_HANDLE
}

internal fun holdObject(library: COpaquePointer?, handle: ULong): Int = entry {
    if (objects.holdAgain(handle.toLong())) KB_OK else KB_INVALID_HANDLE
}

internal fun attachHost(library: COpaquePointer?, host: CPointer<kb_host>?): Int = entry {
    if (host != null && isUsable(host.pointed, hostedLibrary.entries) && attach(host.pointed)) KB_OK else KB_INVALID_ARGUMENT
}

internal fun collectGarbage(library: COpaquePointer?): Int = entry {
    kotlin.native.runtime.GC.collect()
    KB_OK
}
