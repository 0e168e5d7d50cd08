package kitchen

import kotlin.coroutines.cancellation.CancellationException
import kotlinx.coroutines.delay

/** What a function may throw. */
public class Refusal(public val code: Int, message: String) : Exception(message)

/**
 * Divides.
 *
 * @param a the dividend
 * @param b the divisor
 * @return the quotient, without the rest
 * @throws ArithmeticException if [b] is 0
 */
@Throws(ArithmeticException::class)
public fun divide(a: Long, b: Long): Long = a / b

@Throws(Refusal::class, CancellationException::class)
public suspend fun fetch(count: Int): List<Place> {
    if (count < 0) throw Refusal(count, "refused $count")
    delay(1)
    return List(count) { Place(it.toDouble(), -it.toDouble(), "place $it") }
}

/** Answers without suspending. */
@Suppress("RedundantSuspendModifier")
public suspend fun answerNow(text: String): String = text

public suspend fun waitFor(milliseconds: Long) {
    delay(milliseconds)
}

// ---- defaults ----

/** Any of these may be left out. */
public fun greet(name: String = "you", greeting: String = "Hello", times: Int = 1, mark: Char? = '!'): String =
    List(times) { "$greeting, $name${mark ?: ""}" }.joinToString(" ")

/** So many defaults that only the last ones may be left out. */
public fun sum(a: Int = 1, b: Int = 2, c: Int = 3, d: Int = 4, e: Int = 5): Int = a + b + c + d + e

public fun placeAt(latitude: Double, name: String = "nowhere", longitude: Double = latitude): Place =
    Place(latitude, longitude, name)

public suspend fun greetLater(name: String, alarm: Alarm = Alarm.AllClear): String {
    delay(1)
    return "$name: $alarm"
}

/** The transformation is left to its default, because it can't cross. */
public fun shout(text: String, transformation: (String) -> String = { it.uppercase() }): String = transformation(text)

// ---- varargs ----

public fun joined(vararg parts: String): String = parts.joinToString("+")

public fun total(start: Int, vararg numbers: Int): Int = start + numbers.sum()

public fun longest(vararg places: Place, fallback: String = "none"): String =
    places.maxByOrNull { it.name.length }?.name ?: fallback

// ---- overloads ----

public fun describe(value: Int): String = "Int $value"

public fun describe(value: String): String = "String $value"

public fun describe(value: List<Place>): String = "List of ${value.size}"

public fun describe(value: Int, text: String?): String = "Int $value and $text"

// ---- names ----

/** Its name and those of its parameters are keywords of Swift. */
public fun `repeat`(`in`: String, `while`: Int): String = `in`.repeat(`while`)
