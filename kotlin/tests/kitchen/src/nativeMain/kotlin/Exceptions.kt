package kitchen

import kotlin.coroutines.cancellation.CancellationException
import kotlinx.coroutines.delay

/** What goes wrong in a kitchen. */
public sealed class Mishap(message: String) : Exception(message) {
    /** Whether it can be mended. */
    public abstract val isMendable: Boolean

    /** A dish that was too long in the oven. */
    public class Burnt(
        public val dish: String,
        /** How long it was in there. */
        public val minutes: Int?,
    ) : Mishap("$dish burnt") {
        override val isMendable: Boolean get() = false
    }

    public object Spilt : Mishap("spilt") {
        override val isMendable: Boolean get() = true
    }

    private class Unnamed : Mishap("unnamed") {
        override val isMendable: Boolean get() = false
    }

    internal companion object {
        fun unnamed(): Mishap = Unnamed()
    }
}

/** Something is missing. */
public open class Shortage(public val missing: Map<String, Int>) : IllegalStateException("short of ${missing.keys}")

/** Something is missing that the whole crew needs. */
public class Emergency(missing: Map<String, Int>, public val alarm: Alarm, public val crew: Crew?) : Shortage(missing)

/** Reading its property throws. */
public class Unreadable : Exception("unreadable") {
    public val reason: String get() = error("nobody knows")
}

/**
 * Cooks, and fails in one way or another.
 *
 * @throws Mishap for "toast", "soup" and "surprise"
 */
@Throws(Mishap::class)
public fun cook(dish: String): String = when (dish) {
    "toast" -> throw Mishap.Burnt(dish, 12)
    "soup" -> throw Mishap.Spilt
    "surprise" -> throw Mishap.unnamed()
    "riddle" -> throw Unreadable()
    "nothing" -> throw IllegalArgumentException("nothing can't be cooked", Mishap.Burnt("pan", null))
    else -> "cooked $dish"
}

/** May throw each of two classes of which one extends the other. */
@Throws(Shortage::class, Emergency::class, CancellationException::class)
public suspend fun shop(missing: Map<String, Int>, isUrgent: Boolean): Int {
    delay(1)
    if (isUrgent) throw Emergency(missing, Alarm.Storm(1.5), Crew(listOf("Ada")))
    if (missing.isNotEmpty()) throw Shortage(missing)
    return 0
}
