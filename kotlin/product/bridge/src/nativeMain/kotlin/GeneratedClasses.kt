package kotlinbridge

import kotlin.concurrent.atomics.AtomicReference
import kotlinbridge.engine.ClassAnswers

/**
 * The classes and interfaces of a generated library that extend others or are extended, by their
 * numbers: their places among the types of the manifest.
 */
@GeneratedCode
public abstract class GeneratedClasses(private vararg val classes: GeneratedClass) {
    private val ancestors: Map<Int, Set<Int>> = ancestors(classes.associate { it.number to it.supertypes })
    private val extended: Set<Int> = classes.flatMapTo(HashSet()) { it.supertypes.asList() }
    private val answers = AtomicReference(ClassAnswers.NONE)

    /** Whether [value] is of the class [number]. False for a generic class: at run time nobody knows its types. */
    protected abstract fun isInstance(value: Any, number: Int): Boolean

    /**
     * The number of the class as whose object the consumer may take [value], which is declared as the
     * class [declared]: the most derived one that extends that, or else [declared] itself.
     *
     * An interface counts where no class does. Of interfaces that don't extend each other none does.
     */
    public fun type(value: Any, declared: Int): Int {
        // Nothing is kept for a number that nobody generated.
        if (declared !in extended) return declared
        val type = value::class
        val known = answers.load()[type, declared]
        if (known >= 0) return known
        val found = find(value, declared)
        while (true) {
            val before = answers.load()
            if (before[type, declared] >= 0 || answers.compareAndSet(before, before.with(type, declared, found))) return found
        }
    }

    private fun find(value: Any, declared: Int): Int {
        val fitting = classes.filter { declared in above(it.number) && isInstance(value, it.number) }
        // Each of the classes extends the one before.
        val choice = fitting.filter { !it.isInterface }.ifEmpty {
            fitting.filter { one -> fitting.all { it === one || areRelated(one.number, it.number) } }
        }
        return choice.maxByOrNull { above(it.number).size }?.number ?: declared
    }

    private fun areRelated(one: Int, other: Int) = one in above(other) || other in above(one)

    private fun above(number: Int): Set<Int> = ancestors[number].orEmpty()
}

/** A class of [GeneratedClasses] with the numbers of those that it extends directly. */
@GeneratedCode
public class GeneratedClass(internal val number: Int, internal val isInterface: Boolean, internal vararg val supertypes: Int)

/** All that each class extends, directly or not. */
private fun ancestors(supertypes: Map<Int, IntArray>): Map<Int, Set<Int>> {
    fun above(number: Int): Set<Int> =
        supertypes[number]?.flatMapTo(HashSet()) { above(it) + it }.orEmpty()
    return supertypes.keys.associateWith(::above)
}
