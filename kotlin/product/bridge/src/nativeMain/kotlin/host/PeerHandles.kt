package kotlinbridge.host

import kotlinbridge.Peer
import kotlinbridge.SwiftObject
import kotlinbridge.engine.heldObject
import kotlinbridge.engine.installed
import kotlinbridge.engine.refuseHandle

/**
 * The object of a handle that came in: one of Kotlin's, or the Kotlin object for one of the host's.
 *
 * @param number of the declared interface; 0 for a type that the host can't implement.
 * @param isOwned whether the handle brought a hold, which is ended or taken over, also if the handle
 *   is refused.
 */
@PublishedApi
internal fun peerOrObject(handle: Long, number: Int, isOwned: Boolean): Any {
    if (!isOfHost(handle)) return heldObject(handle).also { if (isOwned) installed().objects.release(handle) }
    val host = theHost ?: refuseHandle(handle)
    if (number == 0) refuse(handle, isOwned)
    peerTable.find(handle, number)?.let {
        if (isOwned) host.drop(handle)
        return it
    }
    val peer = host.hold(handle, number, isOwned) { target, called -> newPeer(target, handle, called) }
    return ownerOf(peer ?: refuse(handle, isOwned), number)
}

private fun refuse(handle: Long, isOwned: Boolean): Nothing {
    if (isOwned) theHost!!.drop(handle)
    refuseHandle(handle)
}

/** The Kotlin object for a hold that was made where the interface [number] is declared. */
private fun ownerOf(peer: Peer, number: Int): SwiftObject {
    // The host may have answered an interface that extends the declared one.
    val known = if (peer.number == number) null else peerTable.find(peer.handle, peer.number)
    if (known != null) peer.end()
    val owner = (known ?: peerTable.add(peer, make(peer))) as SwiftObject
    if (peer.number != number) owner.peer.above = number
    return owner
}

private fun make(peer: Peer): SwiftObject = try {
    (hostedLibrary.peers ?: refuseHandle(peer.handle)).make(peer.number, peer)
} catch (failure: Throwable) {
    peer.end()
    throw failure
}

/** The handle of a host's object, which brings a hold. */
internal fun handleOfPeer(value: SwiftObject): Long {
    val handle = theHost!!.handle(value.target)
    if (handle == 0L) throw value.letGo()
    return handle
}
