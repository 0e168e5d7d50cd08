package kotlinbridge

import kotlinbridge.host.end
import kotlin.native.ref.createCleaner

/**
 * What Swift code has thrown.
 *
 * It holds the Swift error: where it leaves Kotlin, Swift catches that very error.
 */
public class SwiftException internal constructor(
    message: String?,
    /** The name of the error's type in Swift. */
    public val type: String,
    cause: Throwable?,
    internal val error: Peer?,
) : RuntimeException(message, cause) {
    @Suppress("unused") // it runs when this exception has been collected
    private val cleaner = error?.let { held -> createCleaner(held) { it.end() } }
}
