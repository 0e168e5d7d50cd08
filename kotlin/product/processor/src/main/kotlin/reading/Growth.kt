package kotlinbridge.processor.reading

import kotlinbridge.processor.model.NamedType
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
                throw CannotCross("it would need a ${other.className.simpleName} of ever other types: $CONCRETE")
            }
        }
        for (other in others) broughtBy.putIfAbsent(other, type)
    }
}
