package kitchen

// Exceptions that are handed over without being thrown.

/** What has gone wrong in the kitchen. */
public class Incident(public val problem: Throwable, public val next: Exception?)

public fun incident(message: String, cause: Throwable? = null): Incident =
    Incident(IllegalStateException(message, cause), next = null)

/** The class and message of each exception of a chain. */
public fun told(failure: Throwable?): String =
    generateSequence(failure) { it.cause }.joinToString { "${it::class.simpleName}: ${it.message}" }

public fun isSame(one: Throwable, other: Throwable): Boolean = one === other

/** Ends the work that [onEnd] hears of, which gets what it failed with. */
public fun work(failsWith: String?, onEnd: (cause: Throwable?) -> Unit) {
    onEnd(failsWith?.let { Mishap.Burnt("toast", it.length) })
}

/** What Swift throws in [body], as Kotlin has caught it. */
public fun caughtFrom(body: () -> Unit): Throwable? = runCatching { body() }.exceptionOrNull()

/** Throws what it was given. */
public fun rethrow(failure: Throwable): Unit = throw failure

/** More than there is room for. Its message is never null. */
public class Overflow(message: String, public val litres: Int) : Exception(message)

/** Nothing comes. */
public object Drought : IllegalStateException("no water")

/** Calls [pump], and says which exception of Kotlin's it has thrown. */
@Throws(Overflow::class, Drought::class)
public fun fill(pump: () -> Int): String = try {
    "${pump()} litres"
} catch (overflow: Overflow) {
    if (overflow.litres > 9) throw overflow
    "${overflow.litres} too many: ${overflow.message}"
} catch (drought: Drought) {
    if (drought === Drought) "dry" else "another drought"
}
