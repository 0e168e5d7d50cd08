package kitchen

import kotlin.time.Duration
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.withTimeout

/** Who works in the kitchen, in whatever language. */
public interface Cook {
    public val skill: Int
    public var place: String

    public fun chop(pieces: Long): Long

    public fun isFree(hour: Int): Boolean

    public fun season(dish: String): String

    public fun serve(card: Card): Card

    public fun helper(): Cook?

    public fun knows(other: Cook): Boolean

    public fun use(device: Device): Device

    public fun order(others: List<Cook>): List<Cook>

    public fun tag(of: HasId): HasId

    public operator fun get(index: Int): String

    public fun remark(kind: Int = 1, text: String? = "none"): String

    public fun clean()

    public suspend fun bake(minutes: Int): String

    public suspend fun helpers(count: Int): List<Cook>

    /** Where the cook is. */
    public fun greeting(): String = "I am at the $place"

    public suspend fun rest(minutes: Int): Int = minutes * skill
}

/** A cook who has others. */
public interface Chef : Cook {
    public val menu: List<String>

    override fun greeting(): String = "I am the chef"
}

/** Works with a cook, and knows no more than the interface. */
public class Brigade(cook: Cook?) {
    /** The one who works now. */
    public val present: MutableStateFlow<Cook?> = MutableStateFlow(cook)

    private val one: Cook get() = checkNotNull(present.value) { "nobody is here" }

    public var cook: Cook? by present::value

    public fun isThere(cook: Cook): Boolean = one === cook

    public fun isEqual(cook: Cook): Boolean = one == cook && one.hashCode() == cook.hashCode()

    public fun isChef(): Boolean = one is Chef

    public fun described(): String = one.toString()

    public fun menu(): List<String> = (one as Chef).menu

    public fun skill(): Int = one.skill

    public fun move(place: String): String {
        one.place = place
        return one.place
    }

    public fun chop(pieces: Long): Long = one.chop(pieces)

    /** Chops so often, and returns the sum. */
    public fun chopOften(count: Int): Long {
        var sum = 0L
        for (pieces in 0L until count) sum += one.chop(pieces)
        return sum
    }

    public fun isFree(hour: Int): Boolean = one.isFree(hour)

    public fun season(dish: String): String = one.season(dish)

    public fun serve(card: Card): Card = one.serve(card)

    public fun helper(): Cook? = one.helper()

    public fun knowsItself(): Boolean = one.knows(one)

    public fun use(device: Device): Boolean = one.use(device) === device

    public fun reversed(others: List<Cook>): List<Cook> = one.order(others.reversed())

    public fun tag(of: HasId): HasId = one.tag(of)

    public fun element(index: Int): String = one[index]

    public fun remarks(): List<String> = listOf(one.remark(), one.remark(2), one.remark(text = null), one.remark(3, "no"))

    public fun clean(): Unit = one.clean()

    public fun greeting(): String = one.greeting()

    public suspend fun rest(minutes: Int): Int = one.rest(minutes)

    public suspend fun bake(minutes: Int): String = one.bake(minutes)

    public suspend fun bakeWithin(minutes: Int, limit: Duration): String = withTimeout(limit) { one.bake(minutes) }

    public suspend fun helpers(count: Int): List<Cook> = one.helpers(count)

    /** What Kotlin sees of what the cook throws. */
    public fun complaint(pieces: Long): String = try {
        "${one.chop(pieces)}"
    } catch (failure: Shortage) {
        "short of ${failure.missing}"
    } catch (failure: IllegalStateException) {
        "state: ${failure.message}"
    } catch (failure: RuntimeException) {
        "${failure::class.simpleName}: ${failure.message}"
    }

    public fun wrapped(pieces: Long): Long = try {
        one.chop(pieces)
    } catch (failure: RuntimeException) {
        throw IllegalArgumentException("the cook failed", failure)
    }

    /** The one who works, so often. */
    public fun shifts(count: Int): Flow<Cook> = flow {
        repeat(count) { emit(one) }
    }
}

/** A cook of Kotlin's. */
public fun kotlinCook(skill: Int): Cook = KotlinCook(skill)

private class KotlinCook(override val skill: Int) : Cook {
    override var place: String = "stove"
    override fun chop(pieces: Long): Long = pieces * 2
    override fun isFree(hour: Int): Boolean = hour > 3
    override fun season(dish: String): String = "$dish with salt"
    override fun serve(card: Card): Card = card
    override fun helper(): Cook? = null
    override fun knows(other: Cook): Boolean = other === this
    override fun use(device: Device): Device = device
    override fun order(others: List<Cook>): List<Cook> = others
    override fun tag(of: HasId): HasId = of
    override fun get(index: Int): String = "course $index"
    override fun remark(kind: Int, text: String?): String = "$kind $text"
    override fun clean() {}
    override suspend fun bake(minutes: Int): String = "bread of $minutes"
    override suspend fun helpers(count: Int): List<Cook> = List(count) { this }
}

/** Asks any cook. */
public fun Cook.introduction(): String = "${greeting()}, and my skill is $skill"

/** Sells something: the example of docs/IMPLEMENTING.md. */
public interface Stall {
    public val place: String
    public fun isOpen(hour: Int): Boolean
    public suspend fun offers(count: Int): List<String>
    public fun title(): String = "the stall of $place"
}

/** Has a stall. */
public class Market(private val stall: Stall) {
    public fun heading(): String = "Welcome to ${stall.title()}"
    public fun isOpen(hour: Int): Boolean = stall.isOpen(hour)
    public suspend fun load(count: Int): String = stall.offers(count).joinToString()
}
