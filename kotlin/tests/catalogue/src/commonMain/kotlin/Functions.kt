package catalogue

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

fun add(a: Int, b: Int): Int = a + b

fun cry(text: String): String {
    return text.uppercase() + "!"
}

fun log(line: String) {
    lines += line
}

internal val lines = mutableListOf<String>()

fun logged(): List<String> = lines.toList()

fun join(separator: String = ", ", vararg parts: String): String = parts.joinToString(separator)

fun padded(text: String, width: Int = 8, sign: Char = ' '): String = text.padStart(width, sign)

fun tell(value: Int): String = "int $value"

fun tell(value: String): String = "text $value"

fun tell(value: Double, digits: Int): String = "double $value of $digits digits"

fun String.initials(): String = split(" ").mapNotNull { it.firstOrNull() }.joinToString("")

val String.lastWord: String get() = substringAfterLast(' ')

infix fun Int.upTo(last: Int): List<Int> = (this..last).toList()

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

inline fun twice(times: Int, step: Int): Int = times * step * 2

fun <T> firstOf(items: List<T>): T = items.first()

fun <T : Comparable<T>> highest(a: T, b: T): T = if (a > b) a else b

inline fun <reified T> nameOf(): String = T::class.simpleName ?: "?"

fun pause(duration: Duration = 2.seconds): Duration = duration * 2

fun stop(message: String): Nothing = throw IllegalStateException(message)

class BadWeather(val wind: Int) : Exception("wind of $wind")

@Throws(BadWeather::class)
fun sail(wind: Int): String = if (wind > 8) throw BadWeather(wind) else "sailing"

fun half(value: Int): Result<Int> = if (value % 2 == 0) Result.success(value / 2) else Result.failure(Exception("odd"))

@Deprecated("Speak up", ReplaceWith("cry(text)"))
fun whisper(text: String): String = text.lowercase()

@RequiresOptIn
annotation class Fragile

@Fragile
fun fragile(): Int = 1

/**
 * Adds up.
 *
 * @param numbers what to add
 * @return the sum
 */
fun addedUp(numbers: List<Int>): Int = numbers.sum()

operator fun String.times(count: Int): String = repeat(count)

fun apply(value: Int, change: (Int) -> Int): Int = change(value)

fun adder(step: Int): (Int) -> Int = { it + step }

typealias Celsius = Double

fun warmer(temperature: Celsius, by: Celsius): Celsius = temperature + by
