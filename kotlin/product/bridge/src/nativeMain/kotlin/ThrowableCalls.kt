package kotlinbridge

import kotlinbridge.host.swiftException

/** What Swift calls of exceptions as values. Libraries export these functions where they mention such a type. */
@GeneratedCode
public object ThrowableCalls {
    /** Throws it, which is how Swift learns all about it. */
    public fun raise(throwable: Throwable): Unit = throw throwable

    /** The exception for an error of Swift's. [error] is a handle, which is lent. */
    public fun make(error: Long, type: String, message: String): Exception = swiftException(error, type, message)
}
