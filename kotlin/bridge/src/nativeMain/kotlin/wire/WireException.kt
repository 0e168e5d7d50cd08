package kotlinbridge.wire

/** Thrown for bytes that are not the encoding of the expected type. */
internal class WireException(message: String, cause: Throwable? = null) : Exception(message, cause)
