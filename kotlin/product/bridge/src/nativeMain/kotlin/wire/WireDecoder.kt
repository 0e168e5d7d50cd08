package kotlinbridge.wire

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.modules.EmptySerializersModule
import kotlinx.serialization.modules.SerializersModule
import kotlin.native.concurrent.ThreadLocal

/**
 * Decodes values for kotlinx.serialization serializers, from bytes in the order of their
 * descriptors.
 */
internal class WireDecoder(private var reader: WireReader) : Decoder, CompositeDecoder {
    private val nesting = WireNesting()

    // Copied into fields, because an access to a property of an object checks each time whether the
    // object has been initialised.
    private val durations = WireTypes.durationSerializer
    private val instants = WireTypes.instantSerializer
    private val byteArrays = WireTypes.byteArraySerializer
    private val serializers = EmptySerializersModule()

    override val serializersModule: SerializersModule get() = serializers

    override fun decodeNotNullMark(): Boolean = reader.readPresence()
    override fun decodeNull(): Nothing? = null
    override fun decodeBoolean(): Boolean = reader.readBoolean()
    override fun decodeByte(): Byte = reader.readByte()
    override fun decodeShort(): Short = reader.readShort()
    override fun decodeInt(): Int = reader.readInt()
    override fun decodeLong(): Long = reader.readLong()
    override fun decodeFloat(): Float = reader.readFloat()
    override fun decodeDouble(): Double = reader.readDouble()
    override fun decodeChar(): Char = reader.readChar()
    override fun decodeString(): String = reader.readString()
    override fun decodeEnum(enumDescriptor: SerialDescriptor): Int = reader.readOrdinal(enumDescriptor.elementsCount)
    override fun decodeInline(descriptor: SerialDescriptor): Decoder = this

    override fun <T> decodeSerializableValue(deserializer: DeserializationStrategy<T>): T {
        val value: Any = when {
            deserializer === durations -> reader.readDuration()
            deserializer === instants -> reader.readInstant()
            deserializer === byteArrays -> reader.readByteArray()
            else -> return deserializer.deserialize(this)
        }
        @Suppress("UNCHECKED_CAST") // this is the serializer of the value's type
        return value as T
    }

    override fun beginStructure(descriptor: SerialDescriptor): CompositeDecoder {
        if (nesting.isFull) throw WireException(TOO_DEEP)
        nesting.begin(descriptor.elementsCount)
        return this
    }

    override fun endStructure(descriptor: SerialDescriptor): Unit = nesting.end()

    override fun decodeSequentially(): Boolean = true

    /** For serializers by hand that don't ask [decodeSequentially]. */
    override fun decodeElementIndex(descriptor: SerialDescriptor): Int =
        if (nesting.next < nesting.count) nesting.next++ else CompositeDecoder.DECODE_DONE

    override fun decodeCollectionSize(descriptor: SerialDescriptor): Int {
        val size = reader.readCount(WireTypes.minimumElementSize(descriptor))
        nesting.count = if (descriptor.kind == StructureKind.MAP) size * 2 else size
        return size
    }

    override fun decodeBooleanElement(descriptor: SerialDescriptor, index: Int): Boolean = reader.readBoolean()
    override fun decodeByteElement(descriptor: SerialDescriptor, index: Int): Byte = reader.readByte()
    override fun decodeShortElement(descriptor: SerialDescriptor, index: Int): Short = reader.readShort()
    override fun decodeIntElement(descriptor: SerialDescriptor, index: Int): Int = reader.readInt()
    override fun decodeLongElement(descriptor: SerialDescriptor, index: Int): Long = reader.readLong()
    override fun decodeFloatElement(descriptor: SerialDescriptor, index: Int): Float = reader.readFloat()
    override fun decodeDoubleElement(descriptor: SerialDescriptor, index: Int): Double = reader.readDouble()
    override fun decodeCharElement(descriptor: SerialDescriptor, index: Int): Char = reader.readChar()

    override fun decodeStringElement(descriptor: SerialDescriptor, index: Int): String {
        if (index != 0 || descriptor.kind != PolymorphicKind.SEALED) return reader.readString()
        val cases = WireTypes.cases(descriptor)
        return cases.getElementName(reader.readOrdinal(cases.elementsCount))
    }

    override fun decodeInlineElement(descriptor: SerialDescriptor, index: Int): Decoder = this

    override fun <T> decodeSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        deserializer: DeserializationStrategy<T>,
        previousValue: T?,
    ): T = decodeSerializableValue(deserializer)

    override fun <T : Any> decodeNullableSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        deserializer: DeserializationStrategy<T?>,
        previousValue: T?,
    ): T? = if (deserializer.descriptor.isNullable || decodeNotNullMark()) decodeSerializableValue(deserializer) else null

    companion object {
        /** Lends [body] a decoder that reads from [reader]. Serializers may decode inside it. */
        inline fun <R> use(reader: WireReader, body: (WireDecoder) -> R): R {
            val decoder = spareDecoder?.also { it.reader = reader } ?: WireDecoder(reader)
            spareDecoder = null
            decoder.nesting.reset()
            val result = body(decoder)
            spareDecoder = decoder
            return result
        }
    }
}

/** One for each thread, away while it is in use. */
@ThreadLocal
private var spareDecoder: WireDecoder? = null
