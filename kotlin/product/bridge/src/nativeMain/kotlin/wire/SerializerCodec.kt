package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinx.serialization.KSerializer

/** The codec for values that cross as [serializer] writes them. */
@GeneratedCode
public fun <T> serializedCodec(serializer: KSerializer<T>): Codec<T> = SerializerCodec(serializer)

/**
 * Throws [IllegalArgumentException] unless the serializer of [codec] writes values of the [shape] that the
 * manifest promises, and for values that have no fixed bytes. See [WireTypes.shape].
 *
 * @param name that of the serializer.
 */
@GeneratedCode
public fun checkWritten(codec: Codec<*>, name: String, shape: String) {
    val written = (codec as SerializerCodec).shape
    require(written == shape) {
        "the serializer $name writes $written, and the list says that it writes $shape: name what it writes"
    }
}

/** Encodes whatever kotlinx.serialization has a serializer for. */
internal class SerializerCodec<T>(private val serializer: KSerializer<T>) : Codec<T>() {
    val shape: String get() = WireTypes.shape(serializer.descriptor)

    override fun write(writer: WireWriter, value: T): Unit =
        WireEncoder.use(writer) { it.encodeSerializableValue(serializer, value) }

    override fun read(reader: WireReader): T = WireDecoder.use(reader) { it.decodeSerializableValue(serializer) }
}
