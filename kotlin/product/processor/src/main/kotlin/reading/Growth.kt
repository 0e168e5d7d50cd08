package kotlinbridge.processor.reading

import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value

/** Ends what would go on for ever: a `Box<T>` with a member that gives a `Box<List<T>>`. */
internal class Growth {
    /** The instance of a generic class whose members first mentioned another type. */
    private val broughtBy = HashMap<Value.Declared, Value.Declared>()

    /** Throws [CannotCross] if a member of [owner], a generic class, mentions a type that grows from the owner's. */
    fun check(owner: Owner, mentioned: List<NamedType>) {
        val type = Value.Declared(owner.declaration.className, owner.arguments)
        val line = generateSequence(type) { broughtBy[it] }.toList()
        val others = mentioned.map { it.declared.type }.filter { it.arguments.isNotEmpty() && it !in line }
        for (other in others) {
            if (line.any { it.className == other.className && it.depth < other.depth }) {
                throw CannotCross("it would need a ${other.className.simpleName} with ever new type arguments: $CONCRETE")
            }
        }
        for (other in others) broughtBy.putIfAbsent(other, type)
    }
}

/** How many types are inside of each other. */
internal val Value.depth: Int
    get() = when (this) {
        is Simple, is NumberArray, is Value.Serialized -> 0
        is Value.Nullable -> of.depth
        is Value.Elements -> 1 + element.depth
        is Value.Entries -> 1 + maxOf(key.depth, value.depth)
        is Value.Declared -> if (arguments.isEmpty()) 0 else 1 + arguments.maxOf { it.depth }
    }
