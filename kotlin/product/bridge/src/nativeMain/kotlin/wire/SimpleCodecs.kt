package kotlinbridge.wire

import kotlin.time.Duration
import kotlin.time.Instant

// The codecs of simple types, which need no serializer. Each writes without allocating.

internal object BooleanCodec : Codec<Boolean>() {
    override val type get() = "Boolean"
    override val minimumSize get() = 1
    override fun write(writer: WireWriter, value: Boolean) = writer.writeBoolean(value)
    override fun read(reader: WireReader) = reader.readBoolean()
}

internal object ByteCodec : Codec<Byte>() {
    override val type get() = "Byte"
    override val minimumSize get() = 1
    override fun write(writer: WireWriter, value: Byte) = writer.writeByte(value)
    override fun read(reader: WireReader) = reader.readByte()
}

internal object ShortCodec : Codec<Short>() {
    override val type get() = "Short"
    override val minimumSize get() = 2
    override fun write(writer: WireWriter, value: Short) = writer.writeShort(value)
    override fun read(reader: WireReader) = reader.readShort()
}

internal object IntCodec : Codec<Int>() {
    override val type get() = "Int"
    override val minimumSize get() = 4
    override fun write(writer: WireWriter, value: Int) = writer.writeInt(value)
    override fun read(reader: WireReader) = reader.readInt()
}

internal object LongCodec : Codec<Long>() {
    override val type get() = "Long"
    override val minimumSize get() = 8
    override fun write(writer: WireWriter, value: Long) = writer.writeLong(value)
    override fun read(reader: WireReader) = reader.readLong()
}

internal object UByteCodec : Codec<UByte>() {
    override val type get() = "UByte"
    override val minimumSize get() = 1
    override fun write(writer: WireWriter, value: UByte) = writer.writeByte(value.toByte())
    override fun read(reader: WireReader) = reader.readByte().toUByte()
}

internal object UShortCodec : Codec<UShort>() {
    override val type get() = "UShort"
    override val minimumSize get() = 2
    override fun write(writer: WireWriter, value: UShort) = writer.writeShort(value.toShort())
    override fun read(reader: WireReader) = reader.readShort().toUShort()
}

internal object UIntCodec : Codec<UInt>() {
    override val type get() = "UInt"
    override val minimumSize get() = 4
    override fun write(writer: WireWriter, value: UInt) = writer.writeInt(value.toInt())
    override fun read(reader: WireReader) = reader.readInt().toUInt()
}

internal object ULongCodec : Codec<ULong>() {
    override val type get() = "ULong"
    override val minimumSize get() = 8
    override fun write(writer: WireWriter, value: ULong) = writer.writeLong(value.toLong())
    override fun read(reader: WireReader) = reader.readLong().toULong()
}

/**
 * Encodes a UTF-16 code unit. That need not be a whole character, so its wire type is that of a
 * number.
 */
internal object CharCodec : Codec<Char>() {
    override val type get() = "UShort"
    override val minimumSize get() = 2
    override fun write(writer: WireWriter, value: Char) = writer.writeChar(value)
    override fun read(reader: WireReader) = reader.readChar()
}

internal object FloatCodec : Codec<Float>() {
    override val type get() = "Float"
    override val minimumSize get() = 4
    override fun write(writer: WireWriter, value: Float) = writer.writeFloat(value)
    override fun read(reader: WireReader) = reader.readFloat()
}

internal object DoubleCodec : Codec<Double>() {
    override val type get() = "Double"
    override val minimumSize get() = 8
    override fun write(writer: WireWriter, value: Double) = writer.writeDouble(value)
    override fun read(reader: WireReader) = reader.readDouble()
}

internal object StringCodec : Codec<String>() {
    override val type get() = "String"
    override val minimumSize get() = 4
    override fun write(writer: WireWriter, value: String) = writer.writeString(value)
    override fun read(reader: WireReader) = reader.readString()
}

internal object ByteArrayCodec : Codec<ByteArray>() {
    override val type get() = "ByteArray"
    override val minimumSize get() = 4
    override fun write(writer: WireWriter, value: ByteArray) = writer.writeByteArray(value)
    override fun read(reader: WireReader) = reader.readByteArray()
}

internal object UByteArrayCodec : Codec<UByteArray>() {
    override val type get() = "ByteArray"
    override val minimumSize get() = 4
    override fun write(writer: WireWriter, value: UByteArray) = writer.writeByteArray(value.asByteArray())
    override fun read(reader: WireReader) = reader.readByteArray().asUByteArray()
}

internal object DurationCodec : Codec<Duration>() {
    override val type get() = "Duration"
    override val minimumSize get() = 12
    override fun write(writer: WireWriter, value: Duration) = writer.writeDuration(value)
    override fun read(reader: WireReader) = reader.readDuration()
}

internal object InstantCodec : Codec<Instant>() {
    override val type get() = "Instant"
    override val minimumSize get() = 12
    override fun write(writer: WireWriter, value: Instant) = writer.writeInstant(value)
    override fun read(reader: WireReader) = reader.readInstant()
}

internal object UnitCodec : Codec<Unit>() {
    override val type get() = "Unit"
    override val minimumSize get() = 0
    override fun write(writer: WireWriter, value: Unit) {}
    override fun read(reader: WireReader) {}
}
