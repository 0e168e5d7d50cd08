package kotlinbridge.wire

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer

/**
 * Reads values of every type: what a [ByteReader] reads, and through [decoder] what has a
 * serializer.
 */
internal class WireReader() : ByteReader() {
    private var madeDecoder: WireDecoder? = null

    /** Made at the first use and shared by all codecs that read here. */
    val decoder: WireDecoder get() = madeDecoder ?: WireDecoder(this).also { madeDecoder = it }

    constructor(data: CPointer<ByteVar>?, size: Long) : this() {
        reset(data, size)
    }
}
