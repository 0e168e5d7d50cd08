package kotlinbridge

import kotlinbridge.engine.refuseClass
import kotlinbridge.host.handleOfPeer
import kotlinbridge.host.peerOrObject
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.bringsHolds
import kotlinbridge.wire.flowOf
import kotlinbridge.wire.writeHold
import kotlinbridge.wire.writeObject
import kotlinx.coroutines.flow.Flow

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

/**
 * Reads the handle of a flow: a sequence of Swift's, or a flow that Kotlin has given, which is the original.
 * Its own scope does not count for who collects it in Kotlin.
 *
 * @param interfaceNumber of the flow's type; 0 for a kind of flow that Swift can't make.
 */
@GeneratedCode
public inline fun <reified F : Flow<*>> WireReader.readGivenFlow(interfaceNumber: Int): F {
    val handle = readLong()
    val value = flowOf(peerOrObject(handle, interfaceNumber, isOwned = bringsHolds))
    return value as? F ?: refuseClass(handle, value)
}

/**
 * Writes the handle of an object that Swift or Kotlin has made, which brings a hold.
 *
 * Throws [IllegalStateException] if Swift has let go of the object.
 */
@GeneratedCode
public fun WireWriter.writePeerOrObject(value: Any): Unit =
    if (value is SwiftObject) writeHold { handleOfPeer(value) } else writeObject(value)
