package kotlinbridge

import kotlinbridge.engine.refuseClass
import kotlinbridge.host.handleOfPeer
import kotlinbridge.host.peerOrObject
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.bringsHolds
import kotlinbridge.wire.heldHandle
import kotlinbridge.wire.writeHold
import kotlinbridge.wire.writeObject

// Objects of interfaces that Swift may implement, and of classes where an answer of Swift may have them.

/**
 * Reads the handle of an object that Swift or Kotlin has made. The Kotlin object for one of Swift's is
 * found or made.
 *
 * Arguments from Swift are lent. In an answer of Swift the handle brings a hold, which this ends or
 * takes over.
 *
 * @param interfaceNumber of the declared interface; 0 for a type that Swift can't implement.
 */
@GeneratedCode
public inline fun <reified T : Any> WireReader.readPeerOrObject(interfaceNumber: Int): T {
    val handle = readLong()
    val value = peerOrObject(handle, interfaceNumber, isOwned = bringsHolds)
    return value as? T ?: refuseClass(handle, value)
}

/** The object of a handle that a typed twin of the library has got. The handle is lent. */
@GeneratedCode
public inline fun <reified T : Any> peerOrObjectOf(handle: Long, interfaceNumber: Int): T {
    val value = peerOrObject(handle, interfaceNumber, isOwned = false)
    return value as? T ?: refuseClass(handle, value)
}

/**
 * Writes the handle of an object that Swift or Kotlin has made, which brings a hold.
 *
 * Throws [IllegalStateException] if Swift has let go of the object.
 */
@GeneratedCode
public fun WireWriter.writePeerOrObject(value: Any): Unit =
    if (value is SwiftObject) writeHold { handleOfPeer(value) } else writeObject(value)

/** The handle of an object that Swift or Kotlin has made, which brings a hold: what a typed twin of the library returns. */
@GeneratedCode
public fun heldHandleOfPeerOrObject(value: Any): Long =
    if (value is SwiftObject) handleOfPeer(value) else heldHandle(value)
