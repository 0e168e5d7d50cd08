package bench

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.IO
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.withContext

public val state: MutableStateFlow<Long> = MutableStateFlow(0)

/** An object that crosses by handle. */
public class Tally(private var value: Long) {
    public fun add(amount: Long): Long {
        value += amount
        return value
    }
}

internal class Refusal(message: String) : Exception(message)

public fun plain(value: Long): Long = value + 1

public fun echoText(text: String): String = text

public fun echoPlace(place: Place): Place = place

public fun echoPlaces(places: List<Place>): List<Place> = places

@Suppress("RedundantSuspendModifier")
public suspend fun next(value: Long): Long = value + 1

public suspend fun elsewhere(value: Long): Long = withContext(Dispatchers.IO) { value + 1 }

public fun refuse(value: Long): Long = throw Refusal("refused $value")

/**
 * The floor of [refuse]. It is called in the same way, because a stack trace takes time for each
 * frame below.
 */
public fun refused(value: Long): Long = try {
    refuse(value)
} catch (_: Refusal) {
    value
}

@Suppress("RedundantSuspendModifier")
public suspend fun fail(value: Long): Long = throw Refusal("refused $value")

/** The floor of [fail], as [refused] is that of [refuse]. */
public suspend fun caught(value: Long): Long = try {
    fail(value)
} catch (_: Refusal) {
    value
}
