package kotlinbridge.wire

import kotlinx.serialization.KSerializer

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
    override val minimumSize: Int = WireTypes.minimumSize(serializer.descriptor)

    override fun write(writer: WireWriter, value: T): Unit =
        WireEncoder.use(writer) { it.encodeSerializableValue(serializer, value) }

    override fun read(reader: WireReader): T = WireDecoder.use(reader) { it.decodeSerializableValue(serializer) }

    override fun describe(types: TypeTable): Unit = types.add(serializer.descriptor)
}
