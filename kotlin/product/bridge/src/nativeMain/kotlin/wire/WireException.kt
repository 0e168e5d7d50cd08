package kotlinbridge.wire

/** Thrown for bytes that are not the encoding of the expected type. */
internal class WireException(message: String) : Exception(message)

/** A handle that comes in stands for no object, or for one of another class than the declared one. */
internal class HandleException(message: String) : Exception(message)
