package kitchen

import kotlin.collections.listOf
import kotlin.collections.listOf as listed

// Defaults whose source is hard to read. Swift compares each with what Kotlin makes.

private const val SOURCE = "public data class Commented(val a: Int = 100, val b: Int = 100, val c: Int = 100)"

/** data class Commented(val a: Int = 1, val b: Int = 2, val c: Int = 3) */
public data class Commented(val a: Int /* = 5 */ = 6, val b: Int = /* 7 */ 8 // , val c: Int = 9
    , val c: Int = 10,)

public data class Stamped(@property:Suppress("val x: Int = 3, (") val a: Int = 4, @Suppress("a", "b") public val b: Int = 5)

public object Port { public data class Twin(val x: Int = 1) }; public object Starboard { public data class Twin(val x: Int = 2) }

public object Odd { public const val N: Int = 11 }

public object Even {
    // const val N = 9
    /** const val N = 8 */
    @Suppress("const val N = 7")
    public
    const val N: Int = 12; public const val O: String = "o"
}

public data class Picked(val p: Int = Odd.N, val q: Int = Even.N, val o: String = Even.O)

public data class Gathered(
    val a: List<Int> = listed(1), val b: Set<Int> = setOf(1, 2, 1), val c: Map<String, List<Int>> = mapOf(),
    val d: Map<String, Int> = mapOf("a" to 1), val e: List<List<Int>> = listOf(listOf(), listOf(1)),
)

public data class Blocks(val s: String = run { val x = 1; "a$x" }, val t: Int = 3, val u: String = if (1 < 2) "x" else "y", val v: Int = 4)

public data class Signs(val b: Int = 5 .inc(), val c: Int = - -5, val d: Int = +5, val e: Int = - 5)

public data class Quoted(
    val `in`: Int = 3, val `val`: Char = '\u0041', val dollar: Char = '$', val made: String = "${'$'}", val alone: String = "$",
    val empty: String = "", val raw: String = """$""", val pair: String = "\uD83D\uDE00",
)

public open class Base { public companion object Named { public const val Z: Int = 31 } }

public data class Inside(val a: Int = Z, val b: Int = Base.Z, val c: Int = Base.Named.Z, val k: Kind = Kind.B) : Base() {
    public enum class Kind { A, B }
}

public data class Digits @Suppress("x") constructor(
    val b: Double = 5e-1, val c: Double = 1_0.0_1, val d: Float = .5f, val e: UInt = 0xFFFFFFFFu, val f: Int = 0x7fFF_ffff,
    val g: Long = 0xFFFFFFFF, val h: Long = 0b1010L,
)

public const val LAST: Int = 61 // the end
public const val PLUS: Int = 61 +
    1
public const val INFIX: Int = 61 /* a line
*/ shl 1

public data class Ends(val a: Int = LAST, val b: Int = PLUS, val c: Int = INFIX)

/** Those that are other values than Kotlin makes. */
public fun unlikeKotlins(
    commented: Commented, stamped: Stamped, port: Port.Twin, starboard: Starboard.Twin, picked: Picked, gathered: Gathered, blocks: Blocks,
    signs: Signs, quoted: Quoted, inside: Inside, digits: Digits, ends: Ends,
): List<String> = listOf(
    commented to Commented(), stamped to Stamped(), port to Port.Twin(), starboard to Starboard.Twin(), picked to Picked(),
    gathered to Gathered(), blocks to Blocks(), signs to Signs(), quoted to Quoted(), inside to Inside(), digits to Digits(),
    ends to Ends(),
).filter { (swift, kotlin) -> swift != kotlin }.map { (swift, kotlin) -> "$swift is $kotlin in Kotlin" }
