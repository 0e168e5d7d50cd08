package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinbridge.Scoped
import kotlinbridge.engine.heldObject
import kotlinbridge.engine.installed
import kotlinbridge.engine.refuseClass
import kotlinbridge.host.argumentHolds
import kotlinbridge.host.endHold
import kotlinx.coroutines.flow.Flow

// An object crosses by its handle. Each handle that goes out is a hold, which the consumer releases.

/** Writes the handle of an object, which the consumer then holds. */
@GeneratedCode
public fun WireWriter.writeObject(value: Any): Unit = writeHold { heldHandle(value) }

/** Writes the handle that [hold] returns, which brings a hold. */
internal inline fun WireWriter.writeHold(hold: () -> Long) {
    val written = listOfHolds()
    val before = size
    // Nothing is held if there is no memory.
    writeLong(0L)
    written?.reserve()
    truncate(before)
    val handle = hold()
    written?.add(handle)
    writeLong(handle)
}

private fun WireWriter.listOfHolds(): WrittenObjects? =
    if (buffer.isGrown and Buffer.ARGUMENTS != 0L) argumentHolds(buffer) else writtenObjects?.takeIf { it.areOf(this) }

/**
 * Runs [write], which may write several objects. If it throws, the consumer holds none of them.
 *
 * Inside another one for the same writer it leaves that to the outer one.
 */
@GeneratedCode
public inline fun <R> WireWriter.holding(write: () -> R): R {
    val written = beginHolding() ?: return write()
    return written.holding(write)
}

/** Runs [write] and returns the holds that it has given out. If it throws, the consumer has none of them. */
internal inline fun WireWriter.held(write: () -> Unit): WrittenObjects = beginHolding()!!.also { it.holding(write) }

@PublishedApi
internal inline fun <R> WrittenObjects.holding(write: () -> R): R {
    try {
        return write()
    } catch (failure: Throwable) {
        release()
        throw failure
    } finally {
        end()
    }
}

@PublishedApi
internal fun WireWriter.beginHolding(): WrittenObjects? {
    if (buffer.isGrown and Buffer.ARGUMENTS != 0L) return null
    val outer = writtenObjects
    if (outer?.areOf(this) == true) return null
    return WrittenObjects(this, outer).also { writtenObjects = it }
}

/** The handle of an object, which the consumer then holds: what a typed twin returns. */
@GeneratedCode
public fun heldHandle(value: Any): Long = installed().objects.hold(value)

/** Reads the handle of an object of class [T]. Ends the hold that it brings in an answer of Swift, and no other. */
@GeneratedCode
public inline fun <reified T : Any> WireReader.readObject(): T {
    val handle = readLong()
    val value = objectOf<T>(handle)
    if (bringsHolds) endHold(handle)
    return value
}

/** The object of a handle that a typed twin has got. */
@GeneratedCode
public inline fun <reified T : Any> objectOf(handle: Long): T {
    val value = heldObject(handle)
    return value as? T ?: refuseClass(handle, value)
}

/**
 * Reads the handle of a flow of class [F] that a function has made, and returns the body that opens it.
 * That is [Scoped] if the function has given it a scope.
 */
@GeneratedCode
public inline fun <reified F : Flow<*>> WireReader.readFlow(): Any {
    val handle = readLong()
    val made = heldObject(handle)
    if (flowOf(made) !is F) refuseClass(handle, made)
    return opening(made)
}

@PublishedApi
internal fun flowOf(made: Any): Any = if (made is Scoped) made.body else made

@PublishedApi
internal fun opening(made: Any): Any {
    val flow = flowOf(made) as Flow<*>
    val body = { flow }
    return if (made is Scoped) Scoped(made.scope, body) else body
}
