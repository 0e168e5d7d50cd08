package kotlinbridge.wire

import kotlinx.serialization.SerializationStrategy
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.encoding.CompositeEncoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.modules.EmptySerializersModule
import kotlinx.serialization.modules.SerializersModule
import kotlin.native.concurrent.ThreadLocal
import kotlin.time.Duration
import kotlin.time.Instant

/**
 * Encodes the values that kotlinx.serialization serializers hand out.
 *
 * The format has no names, so a serializer must hand out all elements of its descriptor in order.
 * One that does not, for example because of `@EncodeDefault(NEVER)`, is refused: the other side
 * would misread its values.
 */
internal class WireEncoder(private var writer: WireWriter) : Encoder, CompositeEncoder {
    private val nesting = WireNesting()

    // Copied into fields, because an access to a property of an object checks each time whether the
    // object has been initialised.
    private val durations = WireTypes.durationSerializer
    private val instants = WireTypes.instantSerializer
    private val byteArrays = WireTypes.byteArraySerializer
    private val serializers = EmptySerializersModule()

    override val serializersModule: SerializersModule get() = serializers

    override fun encodeNotNullMark(): Unit = writer.writeByte(1)
    override fun encodeNull(): Unit = writer.writeByte(0)
    override fun encodeBoolean(value: Boolean): Unit = writer.writeBoolean(value)
    override fun encodeByte(value: Byte): Unit = writer.writeByte(value)
    override fun encodeShort(value: Short): Unit = writer.writeShort(value)
    override fun encodeInt(value: Int): Unit = writer.writeInt(value)
    override fun encodeLong(value: Long): Unit = writer.writeLong(value)
    override fun encodeFloat(value: Float): Unit = writer.writeFloat(value)
    override fun encodeDouble(value: Double): Unit = writer.writeDouble(value)
    override fun encodeChar(value: Char): Unit = writer.writeChar(value)
    override fun encodeString(value: String): Unit = writer.writeString(value)
    override fun encodeEnum(enumDescriptor: SerialDescriptor, index: Int): Unit = writer.writeOrdinal(index)
    override fun encodeInline(descriptor: SerialDescriptor): Encoder = this

    override fun <T> encodeSerializableValue(serializer: SerializationStrategy<T>, value: T) {
        when {
            serializer === durations -> writer.writeDuration(value as Duration)
            serializer === instants -> writer.writeInstant(value as Instant)
            serializer === byteArrays -> writer.writeByteArray(value as ByteArray)
            else -> serializer.serialize(this, value)
        }
    }

    override fun beginStructure(descriptor: SerialDescriptor): CompositeEncoder {
        begin(descriptor.elementsCount)
        return this
    }

    override fun beginCollection(descriptor: SerialDescriptor, collectionSize: Int): CompositeEncoder {
        writer.writeCount(collectionSize, WireTypes.minimumElementSize(descriptor))
        begin(if (descriptor.kind == StructureKind.MAP) collectionSize * 2 else collectionSize)
        return this
    }

    private fun begin(count: Int) {
        require(!nesting.isFull) { TOO_DEEP }
        nesting.begin(count)
    }

    override fun endStructure(descriptor: SerialDescriptor) {
        if (nesting.next != nesting.count) wrongElements(descriptor, nesting.next)
        nesting.end()
    }

    override fun encodeBooleanElement(descriptor: SerialDescriptor, index: Int, value: Boolean) {
        element(descriptor, index)
        writer.writeBoolean(value)
    }

    override fun encodeByteElement(descriptor: SerialDescriptor, index: Int, value: Byte) {
        element(descriptor, index)
        writer.writeByte(value)
    }

    override fun encodeShortElement(descriptor: SerialDescriptor, index: Int, value: Short) {
        element(descriptor, index)
        writer.writeShort(value)
    }

    override fun encodeIntElement(descriptor: SerialDescriptor, index: Int, value: Int) {
        element(descriptor, index)
        writer.writeInt(value)
    }

    override fun encodeLongElement(descriptor: SerialDescriptor, index: Int, value: Long) {
        element(descriptor, index)
        writer.writeLong(value)
    }

    override fun encodeFloatElement(descriptor: SerialDescriptor, index: Int, value: Float) {
        element(descriptor, index)
        writer.writeFloat(value)
    }

    override fun encodeDoubleElement(descriptor: SerialDescriptor, index: Int, value: Double) {
        element(descriptor, index)
        writer.writeDouble(value)
    }

    override fun encodeCharElement(descriptor: SerialDescriptor, index: Int, value: Char) {
        element(descriptor, index)
        writer.writeChar(value)
    }

    override fun encodeStringElement(descriptor: SerialDescriptor, index: Int, value: String) {
        element(descriptor, index)
        if (index == 0 && descriptor.kind == PolymorphicKind.SEALED) {
            // The serializer of a sealed class hands out the name of the case, then the case.
            writer.writeOrdinal(WireTypes.cases(descriptor).getElementIndex(value))
        } else {
            writer.writeString(value)
        }
    }

    override fun encodeInlineElement(descriptor: SerialDescriptor, index: Int): Encoder {
        element(descriptor, index)
        return this
    }

    override fun <T> encodeSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        serializer: SerializationStrategy<T>,
        value: T,
    ) {
        element(descriptor, index)
        encodeSerializableValue(serializer, value)
    }

    override fun <T : Any> encodeNullableSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        serializer: SerializationStrategy<T>,
        value: T?,
    ) {
        element(descriptor, index)
        encodeNullableSerializableValue(serializer, value)
    }

    private fun element(descriptor: SerialDescriptor, index: Int) {
        if (index != nesting.next) wrongElements(descriptor, index)
        nesting.next = index + 1
    }

    private fun wrongElements(descriptor: SerialDescriptor, index: Int): Nothing = throw IllegalArgumentException(
        "the serializer of ${descriptor.serialName} must hand out its ${nesting.count} elements in order, " +
            "defaults too: after ${nesting.next} of them came " +
            if (index == nesting.next) "the end" else "the one with index $index",
    )

    companion object {
        /** Lends [body] an encoder that writes to [writer]. Serializers may encode inside it. */
        inline fun <R> use(writer: WireWriter, body: (WireEncoder) -> R): R {
            val encoder = spareEncoder?.also { it.writer = writer } ?: WireEncoder(writer)
            spareEncoder = null
            encoder.nesting.reset()
            val result = body(encoder)
            spareEncoder = encoder
            return result
        }
    }
}

/** One for each thread, away while it is in use. */
@ThreadLocal
private var spareEncoder: WireEncoder? = null
