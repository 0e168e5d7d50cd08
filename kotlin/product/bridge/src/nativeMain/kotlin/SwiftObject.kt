package kotlinbridge

import kotlinbridge.host.described
import kotlinbridge.host.end
import kotlinx.cinterop.COpaquePointer
import kotlin.native.ref.createCleaner

/**
 * A Swift object that implements an interface of the library. The processor writes a subclass for
 * each such interface.
 *
 * - It holds the Swift object until it is collected itself. Then its cleaner, on a thread of its own,
 *   tells Swift, which releases the object on another one.
 * - As long as it is alive, the Swift object is known by it: handed over again, it is `===`. A Swift
 *   object that is known by two interfaces has an object for each, which are equal.
 * - Members throw what Swift throws as [SwiftException], and [IllegalStateException] once Swift has
 *   let go of the object. `equals`, `hashCode` and `toString` work then, too.
 */
@GeneratedCode
public abstract class SwiftObject(peer: Peer) {
    internal val peer: Peer = peer

    @PublishedApi
    internal val target: COpaquePointer = peer.target

    @Suppress("unused") // it runs when this object has been collected
    private val cleaner = createCleaner(peer) { it.end() }

    init {
        peer.belongTo(this)
    }

    override fun equals(other: Any?): Boolean = other is SwiftObject && other.peer.handle == peer.handle

    override fun hashCode(): Int = peer.handle.hashCode()

    /** What Swift says of the object. */
    override fun toString(): String = peer.described()
}
