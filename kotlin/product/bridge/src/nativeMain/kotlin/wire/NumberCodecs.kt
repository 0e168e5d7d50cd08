package kotlinbridge.wire

import kotlinbridge.GeneratedCode

// The codecs of the elements that `longFlow` and `doubleFlow` write without boxing. Those of other types are generated.

@GeneratedCode
public object LongCodec : Codec<Long>() {
    override fun write(writer: WireWriter, value: Long): Unit = writer.writeLong(value)

    override fun read(reader: WireReader): Long = reader.readLong()
}

@GeneratedCode
public object DoubleCodec : Codec<Double>() {
    override fun write(writer: WireWriter, value: Double): Unit = writer.writeDouble(value)

    override fun read(reader: WireReader): Double = reader.readDouble()
}
