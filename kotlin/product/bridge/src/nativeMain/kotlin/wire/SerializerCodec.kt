package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinx.serialization.KSerializer

/**
 * The codec for values that cross as [serializer] writes them. Throws [IllegalArgumentException] for one
 * whose values have no fixed bytes.
 */
@GeneratedCode
public fun <T> serializedCodec(serializer: KSerializer<T>): Codec<T> = SerializerCodec(serializer)

/**
 * Throws [IllegalArgumentException] unless the serializer of [codec] writes values of the [shape] that the
 * manifest promises. See [WireTypes.shape].
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

/**
 * Encodes whatever kotlinx.serialization has a serializer for.
 *
 * The constructor throws [IllegalArgumentException] for a type whose values have no fixed encoding.
 */
internal class SerializerCodec<T>(private val serializer: KSerializer<T>) : Codec<T>() {
    init {
        // Refuses the type at registration, before its first value comes.
        TypeTable().add(serializer.descriptor)
    }

    override val type: String = WireTypes.name(serializer.descriptor)
    val shape: String get() = WireTypes.shape(serializer.descriptor)
    override val minimumSize: Int = WireTypes.minimumSize(serializer.descriptor)

    override fun write(writer: WireWriter, value: T): Unit =
        WireEncoder.use(writer) { it.encodeSerializableValue(serializer, value) }

    override fun read(reader: WireReader): T = WireDecoder.use(reader) { it.decodeSerializableValue(serializer) }

    override fun describe(types: TypeTable): Unit = types.add(serializer.descriptor)
}
