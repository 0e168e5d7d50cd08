package kitchen

import kitchen.Roast.LIGHT as Pale
import kitchen.Roast.MEDIUM

public enum class Roast { LIGHT, MEDIUM, DARK }

private const val MOST: Int = 0x1F

internal const val HOUSE = "the \"house\" blend"

public object Limits {
    public const val CUPS: Long = -12

    public val cups: Long get() = 13

    public object Beans {
        public const val SIZE: Float = 1.5f
    }
}

/** Defaults that the source says: Swift has them itself. */
public data class Mocha(
    /** Not `200`. */
    val grams: Int = 1_000,
    val cold: Long = -0x1F, // = 7, a comment
    val byte: Byte = -0b101, val short: Short = 0X7fff,
    val unsigned: UInt = 5u,
    val tiny: UByte = 0xFFu,
    val large: ULong = 0xFFFF_FFFF_FFFF_FFFFuL,
    val share: Float = 1.5e-3f, val rest: Float = 1f,
    val price: Double = -.5, val taxes: Double = 1e3, val grain: Double = 1e-7, val dust: Float = 3.4e-38f,
    val isStrong: Boolean = true,
    val mark: Char = '\n', val quote: Char = '\'',
    val label: String = "a \"b\" /* c */ \$d $ \u00e9\t5$",
    val note: String = """raw "text" \n, and "more"""",
    val nobody: String? = null,
    val maker: String? = "Ada",
    val names: List<String> = emptyList<String>(),
    val sizes: List<Long?> = listOf(1, null, -2L,),
    val tags: Set<String> = setOf(),
    val scores: Map<String, List<Int>> = emptyMap<String, List<Int>>(),
    val roast: Roast = Roast.DARK,
    @Suppress("UNUSED") public val third: Roast = MEDIUM,
    val most: Int = MOST, val least: Int = LEAST, val spare: Int = Companion.LEAST,
    val house: String = HOUSE,
    val cups: Long = Limits.CUPS,
    val bean: Float? = Limits.Beans.SIZE,
) {
    public companion object {
        public const val LEAST: Int = 3
    }
}

public fun kotlinsMocha(): Mocha = Mocha()

/** Defaults that look like values, and that Kotlin has to make. */
public data class Guess(
    val template: String = "about $MOST",
    val block: String = "about ${"}".length}",
    val raw: String = """about $MOST""",
    val dollars: String = $$"""$${1}""",
)

public data class Sums(val sum: Int = 1 + 2, val other: Int = sum, val call: Int = maxOf(1, 2), val length: Int = "abc".length)

public data class Makings(
    val converted: Long = 5.toLong(),
    val items: List<Int> = List(2) { it },
    val compared: Boolean = 1 < 2,
    val joined: String = "a" +
        "b",
)

/** Values that the processor does not look for. */
public data class Spellings(
    val qualified: Roast = kitchen.Roast.MEDIUM, val renamed: Roast = Pale, val bracketed: Int = (5), val most: Int = Int.MAX_VALUE,
)

public data class Readings(val property: Long = Limits.cups, val computed: Int = TWICE, val long: Int = LENGTH) {
    public companion object {
        public const val TWICE: Int = 2 * 2
        public const val LENGTH: Int = "four"
            .length
    }
}

/** Names that mean something else than they do elsewhere. */
public data class Veiled(val MEDIUM: Roast = Roast.LIGHT, val roast: Roast = MEDIUM, val names: List<String> = listOf(), val most: Int = MOST) {
    private companion object {
        private val MOST get() = 9

        private fun listOf(): List<String> = mutableListOf("other")
    }
}

public fun kotlinsVeiled(): Veiled = Veiled()

/** A name that is a place in Kotlin and none in Swift: each has a `Model` with the same parameters. */
public interface KittenView {
    public data class Model(val title: String = "kitten", val count: Int = 1)

    public fun model(): Model
}

public interface PuppyView {
    public data class Model(val title: String = "puppy", val count: Int = 2)

    public fun model(): Model
}

public fun kittens(): KittenView.Model = KittenView.Model()

public fun puppies(): PuppyView.Model = PuppyView.Model()

/** One default that Kotlin makes, beside others. */
public data class PartMade(val count: Int = 7, val made: String = "made".uppercase(), val note: String? = "none")

/** The same, where null is a value besides the default. */
public data class Remade(val made: String? = "made".uppercase(), val count: Int? = 7)

/** So many that Kotlin takes the last defaults only. */
public data class Many(val a: Int = 1, val b: Int = 2, val c: Int = MOST + 1, val d: Int? = 4, val e: Int = 5)

public data class Basket<T>(val items: List<T> = emptyList(), val first: T? = null, val label: String = "empty")

public fun basket(): Basket<Int> = Basket()

public value class Portion(public val grams: Int = 100)

public fun portion(): Portion = Portion()

public sealed interface Snack {
    public data class Toast(val slices: Int = 2, val roast: Roast = Roast.LIGHT) : Snack

    public data object Nothing : Snack
}

public fun snack(): Snack = Snack.Toast()
