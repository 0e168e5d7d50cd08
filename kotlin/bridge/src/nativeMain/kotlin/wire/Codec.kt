package kotlinbridge.wire

/**
 * Encodes and decodes the values of one type. It has no state, so any number of threads may use it
 * at once.
 *
 * An abstract class instead of an interface, so that the call for each element goes through the
 * vtable.
 */
internal abstract class Codec<T> {
    /** The wire type as the manifest names it, e.g. `List<people.Assignment>`. */
    abstract val type: String

    /**
     * The fewest bytes that a value takes. A reader checks a count of values against it and the
     * bytes that are left.
     */
    abstract val minimumSize: Int

    /** Whether a value may have handles of objects, which are held until the consumer releases them. */
    open val holdsObjects: Boolean get() = false

    /**
     * Throws when [value] has no encoding, and whatever a user's serializer throws. Part of the
     * value may be written then: see [WireWriter.truncate].
     */
    abstract fun write(writer: WireWriter, value: T)

    /**
     * Throws [WireException] on malformed bytes, and whatever a user's serializer or constructor
     * throws.
     */
    abstract fun read(reader: WireReader): T

    /** Adds the records, enums and sealed classes that the type mentions. */
    open fun describe(types: TypeTable) {}
}
