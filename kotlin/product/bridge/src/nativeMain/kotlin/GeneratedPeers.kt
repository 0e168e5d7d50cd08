package kotlinbridge

import kotlinbridge.wire.WireReader

import kotlinbridge.wire.HandleException

/** Makes the Kotlin objects for Swift's, by the numbers that the manifest gives interfaces. */
@GeneratedCode
public abstract class GeneratedPeers {
    /** The Kotlin object for a Swift object that is called by the interface with this [number]. */
    public open fun make(number: Int, peer: Peer): SwiftObject =
        throw HandleException("the library has no interface with the number $number")

    /**
     * Makes the exception of the class with this name in the manifest, whose fields [reader] reads, for one
     * that Swift has thrown. Null if the library can't make such a one.
     */
    public open fun exception(name: String, reader: WireReader, message: String?, cause: Throwable?): Throwable? = null
}
