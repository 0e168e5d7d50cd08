package kotlinbridge.host

import kotlinbridge.c.kb_entry
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.get
import kotlin.concurrent.Volatile

// In a file of its own that has nothing to initialize, because every call of the host passes here.

/** The host of this binary's library; null before one is attached. */
@Volatile
internal var theHost: Host? = null

/** Its entries. Whoever has an object of the host's sees them. */
internal var hostEntries: CPointer<kb_entry>? = null

/** The typed twin of an entry. */
@PublishedApi
internal fun twinOf(entry: Int): COpaquePointer = hostEntries!![entry].twin ?: error("Swift has no twin of entry $entry")

/** The handle of a host's object or error has bit 63 clear and bit 62 set. */
@Suppress("NOTHING_TO_INLINE")
internal inline fun isOfHost(handle: Long): Boolean = handle ushr 62 == 1L
