package kotlinbridge.wire

/** Encodes a nullable value: one byte that says whether the value follows, then the value. */
internal class NullableCodec<T : Any>(private val value: Codec<T>) : Codec<T?>() {
    override val type: String = "${value.type}?"
    override val minimumSize get() = 1
    override val holdsObjects get() = value.holdsObjects

    override fun write(writer: WireWriter, value: T?) {
        if (value == null) {
            writer.writeByte(0)
        } else {
            writer.writeByte(1)
            this.value.write(writer, value)
        }
    }

    override fun read(reader: WireReader): T? = if (reader.readPresence()) value.read(reader) else null

    override fun describe(types: TypeTable) = value.describe(types)
}

/** Encodes a list: the count of its elements, then the elements. */
internal class ListCodec<E>(private val element: Codec<E>) : Codec<List<E>>() {
    override val type: String = if (element === UByteCodec) "ByteArray" else "List<${element.type}>"
    override val minimumSize get() = 4
    override val holdsObjects = element.holdsObjects

    override fun write(writer: WireWriter, value: List<E>): Unit =
        if (holdsObjects) writer.holding { writeElements(writer, value) } else writeElements(writer, value)

    private fun writeElements(writer: WireWriter, value: List<E>) {
        val count = value.size
        writer.writeCount(count, element.minimumSize)
        if (value is RandomAccess) {
            for (index in 0 until count) element.write(writer, value[index])
            return
        }
        var written = 0
        for (each in value) {
            element.write(writer, each)
            written += 1
        }
        check(written == count) { "the list changed from $count to $written elements while it was written" }
    }

    override fun read(reader: WireReader): List<E> {
        val count = reader.readCount(element.minimumSize)
        val elements = ArrayList<E>(count)
        repeat(count) { elements.add(element.read(reader)) }
        return elements
    }

    override fun describe(types: TypeTable) = element.describe(types)
}
