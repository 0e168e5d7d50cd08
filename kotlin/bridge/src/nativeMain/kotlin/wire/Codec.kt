package kotlinbridge.wire

/**
 * Encodes and decodes the values of one type. Stateless, so any number of threads may use it at once.
 *
 * An abstract class and not an interface: the call in front of every element is then one through the vtable.
 */
internal abstract class Codec<T> {
    /** The wire type as the manifest names it, e.g. `List<people.Assignment>`. */
    abstract val type: String

    /** The fewest bytes that a value takes, to check a count of them against what is left. */
    abstract val minimumSize: Int

    /** Throws when [value] has no encoding, and whatever a user's serializer throws. See [WireWriter.truncate]. */
    abstract fun write(writer: WireWriter, value: T)

    /** Throws [WireException] on malformed bytes, and whatever a user's serializer or constructor throws. */
    abstract fun read(reader: WireReader): T

    /** Adds the records, enums and sealed classes that the type mentions. */
    open fun describe(types: TypeTable) {}
}
