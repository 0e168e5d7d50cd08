package kotlinbridge.host

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.c.kb_host
import kotlinbridge.engine.SpinLock
import kotlinx.cinterop.get
import kotlinx.cinterop.sizeOf

private val attaching = SpinLock()

/** Gives this binary's library its host. False if it has one. */
internal fun attach(table: kb_host): Boolean {
    val host = Host(table)
    attaching.hold {
        if (theHost != null) return false
        hostEntries = table.entries
        theHost = host
    }
    offerMain(host)
    return true
}

/** Whether a host is of this version and as large as that says, and has so many entries and all functions. */
internal fun isUsable(host: kb_host, entries: Int): Boolean {
    if (host.abi_version != KB_ABI_VERSION || host.size.toLong() < sizeOf<kb_host>()) return false
    val isWhole = host.hold != null && host.drop != null && host.release != null &&
        host.handle != null && host.describe != null && host.subscribe != null && host.request != null && host.cancel != null
    if (!isWhole || host.entry_count != entries.toLong()) return false
    if (entries == 0) return true
    val table = host.entries ?: return false
    return (0 until entries).all { table[it].frame != null }
}
