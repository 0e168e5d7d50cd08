package kitchen

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

/** Something that has a name. */
public interface Named {
    public val name: String

    /** The name, as a sentence has it. */
    public fun title(): String = "the $name"
}

/** What can be switched on and off. */
public interface Machine : Named {
    public val isOn: StateFlow<Boolean>

    /** Fails if it is on already. */
    public fun start()

    public suspend fun stop()
}

/** A machine that other machines are made of. */
public abstract class Device(override val name: String) : Machine, Comparable<Device> {
    private val on = MutableStateFlow(false)
    override val isOn: StateFlow<Boolean> get() = on

    /** In watts. */
    public abstract val power: Double

    override fun start() {
        check(!on.value) { "${title()} is on" }
        on.value = true
    }

    override suspend fun stop() {
        on.value = false
    }

    override fun compareTo(other: Device): Int = power.compareTo(other.power)
}

/** Makes water warm. */
public open class Boiler(override val power: Double) : Device("boiler") {
    /** In litres. */
    public open val volume: Int get() = 10

    override fun title(): String = "a boiler of $volume l"
}

/** A boiler that holds more. */
public class Tank(private val litres: Int) : Boiler(2000.0) {
    override val volume: Int get() = litres

    public fun split(): List<Tank> = listOf(Tank(litres / 2), Tank(litres - litres / 2))
}

/** Tanks that are made when someone asks for them, the last of which can't be made. */
public fun brokenTanks(): List<Tank> = object : AbstractList<Tank>() {
    override val size get() = 3
    override fun get(index: Int): Tank = if (index < 2) Tank(index) else error("no steel")
}

/** As [brokenTanks], later. */
public suspend fun brokenTanksLater(): Map<String, List<Tank>> =
    mapOf("cellar" to listOf(Tank(1)), "roof" to brokenTanks())

/** A machine that Swift knows only by its interface. */
private object Clockwork : Device("clockwork") {
    override val power: Double get() = 0.0
}

public fun hiddenMachine(): Machine = Clockwork

public fun startAll(machines: List<Machine>) {
    for (machine in machines) machine.start()
}

public fun describeMachine(machine: Named?): String = machine?.title() ?: "nothing"

public fun echoMachine(value: Machine): Machine = value

public fun strongest(devices: List<Device>): Device? = devices.maxOrNull()

/** A class of another one with one type. */
public open class Shelf<T>(private val all: List<T>) {
    public val size: Int get() = all.size

    public fun first(): T = all.first()
}

public class Pantry(food: List<String>) : Shelf<String>(food)

/** Sealed, but not all of its leaves are values. */
public sealed interface Tool {
    public val weight: Double

    public class Hammer(override val weight: Double) : Tool

    private class Secret : Tool {
        override val weight: Double get() = 0.0
    }

    public companion object {
        public fun secret(): Tool = Secret()
    }
}

public fun weigh(tools: List<Tool>): Double = tools.sumOf { it.weight }
