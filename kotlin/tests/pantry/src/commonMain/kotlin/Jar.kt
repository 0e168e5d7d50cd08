package pantry

import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flow

/** What is in a jar. */
public enum class Content {
    /** Never spoils. */
    HONEY,
    JAM, NOTHING,
}

/** What somebody took out, and how much is left. */
public data class Serving(val content: Content, val grams: Int, val left: Measured<Int>)

public data class Measured<T>(val value: T, val unit: String)

/** How a jar is closed. */
public sealed interface Lid {
    public data class Screwed(val turns: Double) : Lid

    public data object Missing : Lid
}

public interface Container {
    /** What is written on it. */
    public val label: String

    public fun empty(): Int
}

/** A jar that gets emptier. */
public class Jar(public val content: Content, grams: Int = 500, public var lid: Lid = Lid.Missing) : Container {
    private val gramsNow = MutableStateFlow(grams)

    public val grams: StateFlow<Int> get() = gramsNow

    override val label: String get() = "$content, ${grams.value} g"

    /** An empty one. */
    public constructor() : this(Content.NOTHING, 0)

    override fun empty(): Int = grams.value.also { gramsNow.value = 0 }

    /** Takes some out of the jar. */
    @Throws(IllegalStateException::class)
    public fun take(grams: Int): Serving {
        check(grams <= gramsNow.value) { "only ${gramsNow.value} g left" }
        gramsNow.value -= grams
        return Serving(content, grams, Measured(gramsNow.value, "g"))
    }

    /**
     * Puts more into the jar.
     *
     * @param grams how much.
     * @return what is in it then.
     */
    public suspend fun refill(grams: Int): Int {
        delay(1)
        gramsNow.value += grams
        return gramsNow.value
    }

    public fun spoons(of: Int): Flow<Serving> = flow { while (grams.value >= of) emit(take(of)) }

    public companion object {
        /** A full one. */
        public fun honey(): Jar = Jar(Content.HONEY)
    }
}

public fun fullest(vararg jars: Jar): Jar? = jars.maxByOrNull { it.grams.value }

public fun labels(containers: List<Container>): List<String> = containers.map { it.label }

/** Whether its lid is missing. */
public val Jar.isOpen: Boolean get() = lid is Lid.Missing

/** A jar of each content. */
public fun <T> jarsOf(contents: List<Content>, marks: Map<String, T>): List<Pair<Jar, T?>> =
    contents.map { Jar(it) to marks[it.name] }

/** Does not come along with its package. */
internal fun hidden(): Int = 1
