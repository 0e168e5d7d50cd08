package kotlinbridge

/** Bytes that are not the encoding of the expected type, or a value that has no encoding. */
internal class WireException(message: String, cause: Throwable? = null) : Exception(message, cause)
