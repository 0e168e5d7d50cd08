package kotlinbridge.wire

/**
 * Writes values of every type: what a [ByteWriter] writes, and through [encoder] what has a
 * serializer.
 */
internal class WireWriter(capacity: Long = ByteWriter.INITIAL_CAPACITY) : ByteWriter(capacity) {
    /** Shared by all codecs that write here, so that a record allocates no encoder. */
    val encoder: WireEncoder = WireEncoder(this)
}
