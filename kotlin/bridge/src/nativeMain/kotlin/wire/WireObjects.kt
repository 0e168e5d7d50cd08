package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinbridge.engine.heldObject
import kotlinbridge.engine.installed
import kotlinbridge.engine.refuseClass
import kotlin.reflect.KClass

// An object crosses by its handle. Each handle that goes out is a hold, which the consumer releases.

/** Writes the handle of an object, which the consumer then holds. */
@GeneratedCode
public fun WireWriter.writeObject(value: Any) {
    val before = size
    writeLong(0L) // so that nothing is held if there is no memory
    truncate(before)
    writeLong(heldHandle(value))
}

/** The handle of an object, which the consumer then holds: what a typed twin returns. */
@GeneratedCode
public fun heldHandle(value: Any): Long = installed().objects.hold(value)

/** Reads the handle of an object of class [T]. The consumer's hold stays as it is. */
@GeneratedCode
public inline fun <reified T : Any> WireReader.readObject(): T = objectOf(readLong())

/** The object of a handle that a typed twin has got. */
@GeneratedCode
public inline fun <reified T : Any> objectOf(handle: Long): T {
    val value = heldObject(handle)
    return value as? T ?: refuseClass(handle, value)
}

/** Encodes an object as its handle. */
internal class ObjectCodec<T : Any>(private val objects: KClass<T>, override val type: String) : Codec<T>() {
    override val minimumSize get() = 8
    override val holdsObjects get() = true

    override fun write(writer: WireWriter, value: T) = writer.writeObject(value)

    override fun read(reader: WireReader): T {
        val handle = reader.readLong()
        val value = heldObject(handle)
        if (!objects.isInstance(value)) refuseClass(handle, value)
        @Suppress("UNCHECKED_CAST") // it is an instance
        return value as T
    }

    override fun describe(types: TypeTable) = types.addObject(type)
}
