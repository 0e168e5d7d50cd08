package kotlinbridge.host

import kotlinbridge.Peer
import kotlinbridge.engine.SpinLock
import kotlinx.cinterop.COpaquePointer
import kotlin.concurrent.atomics.AtomicLong
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.concurrent.atomics.incrementAndFetch

/**
 * The Kotlin objects for those of the host, by the slots in their handles. So nothing is hashed.
 *
 * An object that is called by several interfaces has a chain of peers, of which each has a Kotlin
 * object. The table keeps none of the Kotlin objects alive.
 */
internal class PeerTable {
    private val lock = SpinLock()
    private var chunks = arrayOfNulls<Array<Peer?>>(FEW) // under the lock, with what is in it
    private val count = AtomicLong(0)

    /** How many holds of the host's objects and errors the library has. */
    val held: Long get() = count.load()

    /** Counts a hold that was made. */
    fun began() {
        count.incrementAndFetch()
    }

    /** Counts a hold that was ended. */
    fun ended() {
        count.decrementAndFetch()
    }

    /** The Kotlin object by which an object is known where the interface [number] is declared. */
    fun find(handle: Long, number: Int): Any? = lock.hold {
        var peer = chunks.getOrNull(chunkOf(handle))?.get(indexOf(handle))
        while (peer != null) {
            if (peer.handle == handle && peer.standsFor(number)) peer.owner?.let { return it }
            peer = peer.next
        }
        null
    }

    /**
     * Enters [made], the Kotlin object of [peer], and returns it. If another thread was faster, returns
     * that one's; [made] is for the collector then.
     */
    fun add(peer: Peer, made: Any): Any = lock.hold {
        val chunk = chunkFor(peer.handle)
        val index = indexOf(peer.handle)
        var other = chunk[index]
        while (other != null) {
            if (other.handle == peer.handle && other.number == peer.number) {
                other.owner?.let { return it }
                unlink(other) // Kotlin has collected it, and its cleaner has not run yet
                break
            }
            other = other.next
        }
        peer.next = chunk[index]
        chunk[index] = peer
        made
    }

    /** Removes this very peer, if it is there. */
    fun remove(peer: Peer): Unit = lock.hold { unlink(peer) }

    private fun unlink(peer: Peer) {
        val chunk = chunks.getOrNull(chunkOf(peer.handle)) ?: return
        val index = indexOf(peer.handle)
        var before: Peer? = null
        var at = chunk[index]
        while (at != null && at !== peer) {
            before = at
            at = at.next
        }
        if (at == null) return
        if (before == null) chunk[index] = peer.next else before.next = peer.next
        peer.next = null
    }

    private fun chunkFor(handle: Long): Array<Peer?> {
        val number = chunkOf(handle)
        if (number >= chunks.size) chunks = chunks.copyOf(maxOf(number + 1, chunks.size * 2))
        return chunks[number] ?: arrayOfNulls<Peer>(CHUNK).also { chunks[number] = it }
    }

    private companion object {
        const val FEW = 16
        const val CHUNK_BITS = 10
        const val CHUNK = 1 shl CHUNK_BITS
        const val SLOTS = (1 shl 30) - 1

        fun chunkOf(handle: Long) = ((handle ushr 32).toInt() and SLOTS) ushr CHUNK_BITS

        fun indexOf(handle: Long) = (handle ushr 32).toInt() and (CHUNK - 1)
    }
}

internal val peerTable = PeerTable()

/** A hold that the host has made, which is counted from now on. */
internal fun newPeer(target: COpaquePointer, handle: Long, number: Int): Peer =
    Peer(target, handle, number).also { peerTable.began() }

/** Ends the hold: on the cleaner's thread once the Kotlin object has been collected. */
internal fun Peer.end() {
    peerTable.remove(this)
    theHost!!.release(target)
    peerTable.ended()
}
