package catalogue

import kotlin.properties.Delegates

class Boat(val name: String, var length: Double) {
    constructor(name: String) : this(name, 5.0)

    var crew: Int = 0
        private set

    val isLarge: Boolean get() = length > 10

    var speed: Int = 0
        set(value) {
            field = value.coerceIn(0, 30)
        }

    lateinit var owner: String

    val log: String by lazy { "log of $name" }

    var draught: Double by Delegates.observable(1.0) { _, _, _ -> changes++ }

    var changes = 0
        private set

    fun board(people: Int = 1): Int {
        crew += people
        return crew
    }

    override fun equals(other: Any?): Boolean = other is Boat && other.name == name

    override fun hashCode(): Int = name.hashCode()

    override fun toString(): String = "Boat $name"

    companion object {
        const val WHEELS: Int = 0
        fun named(name: String): Boat = Boat(name)
    }

    class Cabin(val beds: Int)

    inner class Mast(val height: Int) {
        fun label(): String = "$height m on $name"
    }

    fun mast(height: Int): Mast = Mast(height)
}

open class Instrument(val name: String) {
    open fun play(): String = "$name sounds"
}

class Drum : Instrument("drum") {
    override fun play(): String = "boom"
    fun roll(): String = "rrr"
}

fun instrument(loud: Boolean): Instrument = if (loud) Drum() else Instrument("flute")

abstract class Solid {
    abstract val area: Double
    fun twiceTheArea(): Double = area * 2
}

class Square(val side: Double) : Solid() {
    override val area: Double get() = side * side
}

interface HasLabel {
    val label: String
    fun longLabel(): String = "label $label"
}

class Badge(override val label: String) : HasLabel

class Shouting(private val inner: HasLabel) : HasLabel by inner {
    override fun longLabel(): String = inner.longLabel().uppercase()
}

fun labelled(loud: Boolean): HasLabel = if (loud) Shouting(Badge("a")) else Badge("b")

fun labelOf(thing: HasLabel): String = thing.longLabel()

interface Readable {
    val text: String
}

interface Editable : Readable {
    override var text: String
}

class Draft(override var text: String) : Editable

fun draft(): Editable = Draft("begun")

fun interface Judge {
    fun judge(points: Int): Boolean
}

fun strict(): Judge = Judge { it > 9 }

object Harbour {
    var boats = 0
        private set

    fun enter(): Int = ++boats
}

class Cell<T>(val value: T) {
    fun <R> with(other: R): Pair<T, R> = value to other
}

fun cell(value: Int): Cell<Int> = Cell(value)

class Stack<T> {
    private val items = mutableListOf<T>()
    val size: Int get() = items.size

    fun push(item: T) {
        items += item
    }

    fun pop(): T = items.removeLast()
}

fun words(): Stack<String> = Stack()

fun sizeOf(stack: Stack<*>): Int = stack.size

fun letters(text: String): Iterator<Char> = text.iterator()

interface Source<out T> {
    fun next(): T
}

class Ones : Source<Int> {
    override fun next(): Int = 1
}

fun ones(): Source<Int> = Ones()

class Money(val cents: Long) : Comparable<Money> {
    operator fun plus(other: Money): Money = Money(cents + other.cents)
    operator fun unaryMinus(): Money = Money(-cents)
    operator fun get(index: Int): Char = cents.toString()[index]
    operator fun contains(value: Long): Boolean = value <= cents
    operator fun invoke(factor: Int): Money = Money(cents * factor)
    override fun compareTo(other: Money): Int = cents.compareTo(other.cents)
}

private class Hidden : Instrument("hidden")

fun concealed(): Instrument = Hidden()
