package catalogue

data class Point(val x: Int, val y: Int = 0) {
    val isOrigin: Boolean get() = x == 0 && y == 0
    operator fun plus(other: Point): Point = Point(x + other.x, y + other.y)
}

data class Route(val name: String, val points: List<Point>, val via: Route? = null)

fun mirrored(point: Point): Point = Point(point.y, point.x)

enum class Compass { NORTH, EAST, SOUTH, WEST }

fun opposite(direction: Compass): Compass = Compass.entries[(direction.ordinal + 2) % 4]

enum class Planet(val mass: Double, val moons: Int) {
    EARTH(5.97e24, 1),
    MARS(6.42e23, 2);

    fun heavierThan(other: Planet): Boolean = mass > other.mass
}

sealed interface Outline {
    val sides: Int
}

data class Circle(val radius: Double) : Outline {
    override val sides: Int get() = 0
}

data class Rectangle(val width: Double, val height: Double) : Outline {
    override val sides: Int get() = 4
}

data object Empty : Outline {
    override val sides: Int get() = 0
}

fun areaOf(outline: Outline): Double = when (outline) {
    is Circle -> 3.0 * outline.radius * outline.radius
    is Rectangle -> outline.width * outline.height
    Empty -> 0.0
}

fun outlines(): List<Outline> = listOf(Circle(1.0), Rectangle(2.0, 3.0), Empty)

sealed class Delivery(val code: Int) {
    data class Ok(val value: Int) : Delivery(0)
    class Failed(val why: String) : Delivery(1)
    object Gone : Delivery(2)
}

fun delivery(code: Int): Delivery = when (code) {
    0 -> Delivery.Ok(7)
    1 -> Delivery.Failed("lost")
    else -> Delivery.Gone
}

fun codeOf(delivery: Delivery): Int = delivery.code

interface HasKey {
    val key: String
    fun shortKey(): String = key.take(2)
}

data class Voucher(override val key: String) : HasKey

class Gadget(override val key: String) : HasKey

fun withKey(isVoucher: Boolean): HasKey = if (isVoucher) Voucher("v-1") else Gadget("g-1")

fun keyOf(thing: HasKey): String = thing.key

value class Metres(val value: Double) {
    operator fun plus(other: Metres): Metres = Metres(value + other.value)
}

fun longer(length: Metres): Metres = length + Metres(1.0)

data class Page<T>(val items: List<T>, val total: Int)

fun page(): Page<Point> = Page(listOf(Point(1, 2)), 1)

fun bounds(): Pair<Int, Int> = 1 to 9

fun maybe(value: Int): Int? = value.takeIf { it > 0 }

fun lengths(words: Collection<String?>): List<Int?> = words.map { it?.length }

fun count(words: List<String>): Map<String, Int> = words.groupingBy { it }.eachCount()

fun unique(numbers: List<Int>): Set<Int> = numbers.toSet()

fun bytes(): ByteArray = byteArrayOf(1, 2, -1)

fun scaled(values: DoubleArray, by: Double): DoubleArray = DoubleArray(values.size) { values[it] * by }

fun letters(): Array<String> = arrayOf("a", "b")

fun letter(index: Int): Char = 'a' + index

fun half(value: UInt): UInt = value / 2u

fun range(): IntRange = 1..3

fun anything(): Any = Point(1, 1)

fun sorted(items: MutableList<Int>): MutableList<Int> = items.apply { sort() }

fun grid(): List<List<Int>> = listOf(listOf(1, 2), listOf(3))
