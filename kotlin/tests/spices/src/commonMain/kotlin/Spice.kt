package spices

/** How hot something is. */
public enum class Heat {
    /** For children. */
    MILD,

    /** For the brave. */
    HOT,
}

/** A spice with a price for 100 g. */
public data class Spice(val name: String, val heat: Heat = Heat.MILD, val price: Double)

/**
 * What is in a blend, in the order in which it was put there.
 *
 * @param S what it consists of.
 */
public class Blend<S : Any>(first: S) {
    private val all = mutableListOf(first)

    /** All parts. */
    public val parts: List<S> get() = all.toList()

    /**
     * Puts another part into the blend.
     *
     * @param part what it is.
     * @throws IllegalStateException if it is there already.
     */
    @Throws(IllegalStateException::class)
    public fun add(part: S): Blend<S> {
        check(part !in all) { "$part is there already" }
        all += part
        return this
    }
}

/** The price of a blend of spices. */
public val Blend<Spice>.price: Double get() = parts.sumOf { it.price }

/** The part that [wish] likes best. */
public fun <S : Any> Blend<S>.best(wish: S): S = parts.find { it == wish } ?: parts.last()

/** Curry, as everybody makes it. */
public fun curry(heat: Heat): Blend<Spice> =
    Blend(Spice("turmeric", price = 2.0)).add(Spice("chili", heat, 3.5))
