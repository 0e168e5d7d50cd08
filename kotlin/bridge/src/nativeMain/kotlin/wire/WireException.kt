package kotlinbridge.wire

/** Bytes that are not the encoding of the expected type. */
internal class WireException(message: String, cause: Throwable? = null) : Exception(message, cause)
