package kotlinbridge

import kotlinx.cinterop.COpaquePointer
import kotlin.concurrent.Volatile
import kotlin.native.ref.WeakReference

/**
 * One hold of a Swift object, with the interface by which it is called: what a [SwiftObject] is made
 * of. Errors have the interface 0.
 *
 * It is also the object's place in the table, and what its cleaner ends. It does not keep the
 * [SwiftObject] alive.
 */
@GeneratedCode
public class Peer internal constructor(
    internal val target: COpaquePointer,
    internal val handle: Long,
    internal val number: Int,
) {
    /** The next peer with the same slot. Under the lock of the table. */
    internal var next: Peer? = null

    /** An interface above [number], for which the host has answered [number]. 0 if there is none yet. */
    @Volatile
    internal var above: Int = 0

    private var weak: WeakReference<Any>? = null

    /** The [SwiftObject], unless it has been collected. */
    internal val owner: Any? get() = weak?.get()

    internal fun belongTo(owner: Any) {
        weak = WeakReference(owner)
    }

    internal fun standsFor(number: Int): Boolean = number == this.number || number == above
}
