package kotlinbridge.engine

import kotlinbridge.wire.HandleException

/** The object of a handle that came in. */
@PublishedApi
internal fun heldObject(handle: Long): Any = installed().objects[handle] ?: refuseHandle(handle)

internal fun refuseHandle(handle: Long): Nothing =
    throw HandleException("the handle ${handle.toULong()} stands for no object")

@PublishedApi
internal fun refuseClass(handle: Long, value: Any): Nothing =
    throw HandleException("the handle ${handle.toULong()} stands for a ${value::class.simpleName}, not for what is declared")
