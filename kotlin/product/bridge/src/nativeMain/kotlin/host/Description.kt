package kotlinbridge.host

import kotlinbridge.Peer
import kotlinbridge.c.KB_OK

/** What Swift says of the object; its handle if Swift says nothing. */
internal fun Peer.described(): String {
    val block = callThread().take()
    try {
        block.begin()
        block.lendBytes()
        if (theHost!!.describe(target, block.frame) != KB_OK.toInt()) return "Swift object ${handle.toString(16)}"
        block.receive()
        return block.reader.readString()
    } catch (failure: Throwable) {
        throw block.unread(failure)
    } finally {
        block.end()
    }
}
