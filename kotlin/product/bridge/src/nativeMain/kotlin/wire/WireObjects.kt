package kotlinbridge.wire

import kotlinbridge.GeneratedCode
import kotlinbridge.Scoped
import kotlinbridge.engine.heldObject
import kotlinbridge.engine.installed
import kotlinbridge.engine.refuseClass
import kotlinx.coroutines.flow.Flow
import kotlin.native.concurrent.ThreadLocal

// An object crosses by its handle. Each handle that goes out is a hold, which the consumer releases.

/** Writes the handle of an object, which the consumer then holds. */
@GeneratedCode
public fun WireWriter.writeObject(value: Any) {
    val written = writtenObjects?.takeIf { it.areOf(this) }
    val before = size
    // Nothing is held if there is no memory.
    writeLong(0L)
    written?.reserve()
    truncate(before)
    val handle = heldHandle(value)
    written?.add(handle)
    writeLong(handle)
}

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
    val outer = writtenObjects
    if (outer?.areOf(this) == true) return null
    return WrittenObjects(this, outer).also { writtenObjects = it }
}

/** What this thread writes now. A write may call user code, which may make another call. */
@ThreadLocal
private var writtenObjects: WrittenObjects? = null

/** The holds that a write has given out so far. [outer] is what goes on after it. */
@PublishedApi
internal class WrittenObjects internal constructor(writer: WireWriter, private val outer: WrittenObjects?) {
    private val buffer = writer.buffer
    private var handles = LongArray(FEW)
    private var count = 0

    internal fun areOf(writer: WireWriter): Boolean = writer.buffer == buffer

    /** Makes room for one more, so that [add] does not fail. */
    internal fun reserve() {
        if (count == handles.size) handles = handles.copyOf(count * 2)
    }

    internal fun add(handle: Long) {
        handles[count++] = handle
    }

    @PublishedApi
    internal fun release() {
        for (index in 0 until count) installed().objects.release(handles[index])
    }

    @PublishedApi
    internal fun end() {
        writtenObjects = outer
    }

    private companion object {
        const val FEW = 8
    }
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
