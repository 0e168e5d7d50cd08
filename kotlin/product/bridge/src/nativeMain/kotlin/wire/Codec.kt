package kotlinbridge.wire

import kotlinbridge.GeneratedCode

/**
 * Encodes and decodes the values of one type. It has no state, so any number of threads may use it
 * at once.
 *
 * An abstract class instead of an interface, so that the call for each element goes through the
 * vtable.
 */
@GeneratedCode
public abstract class Codec<T> {
    /**
     * Throws when [value] has no encoding, and whatever a user's serializer throws. Part of the
     * value may be written then: see [WireWriter.truncate].
     */
    public abstract fun write(writer: WireWriter, value: T)

    /**
     * Throws [WireException] on malformed bytes, and whatever a user's serializer or constructor
     * throws.
     */
    public abstract fun read(reader: WireReader): T

    /** Whether a value may have handles of objects, which are held until the consumer releases them. */
    public open val holdsObjects: Boolean get() = false
}
