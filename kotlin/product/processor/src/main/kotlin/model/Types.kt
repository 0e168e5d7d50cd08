package kotlinbridge.processor.model

/** The named types of a library, and what is true of values that contain them. */
internal class Types(types: List<NamedType>) {
    val all: List<NamedType> = types
    private val byType = types.associateBy { it.declared.type }
    private val reached = types.associate { it.declared.type to reachedFrom(it) }
    private val recursive = reached.filter { (type, types) -> type in types }.keys

    private val sizes = HashMap<Value.Declared, Int>()

    operator fun get(type: Value.Declared): NamedType = byType.getValue(type)

    /**
     * Whether the structures around such a value have to be counted: whether it contains a type that
     * contains itself, or is contained in one.
     */
    fun isCounted(type: Value.Declared): Boolean {
        if (this[type] is EnumType || isObject(type)) return false
        return type in recursive || recursive.any { it in reached.getValue(type) || type in reached.getValue(it) }
    }

    /** A lower bound of the bytes that a value takes. It is 0 only if a value may take none. */
    fun minimumSize(value: Value, within: Set<Value.Declared> = emptySet()): Int = when (value) {
        is Simple -> value.size
        is Value.Nullable -> 1
        is Value.Elements, is NumberArray, is Value.Entries -> 4
        is Value.Serialized -> minimumSize(value.written, within)
        is Value.Declared -> when (val type = this[value]) {
            is EnumType, is SealedType -> 2
            is ObjectType -> if (isObject(value)) 8 else 2
            is ExceptionType -> error("$value is no value")
            // A class that contains itself has no values.
            is RecordType -> when (value) {
                in within -> 0
                in recursive -> sizeOfParts(type, within)
                else -> sizes.getOrPut(value) { sizeOfParts(type, within) }
            }
        }
    }

    /** Whether such a value is an object, and never a value that has the interface. */
    fun isObject(value: Value): Boolean =
        value is Value.Declared && this[value].let { it is ObjectType && !(it is ClassType && it.values.isNotEmpty()) }

    /** The interface that such a value has and that Swift may implement; null for another value. */
    fun hosted(value: Value): HostedInterface? = (value as? Value.Declared)?.let { (this[it] as? ClassType)?.hosted }

    /** Whether such a value may have objects in it. */
    fun hasObjects(value: Value): Boolean = within(listOf(value)).any { it is ObjectType }

    /** The types that such values consist of. */
    fun within(values: List<Value>): List<NamedType> {
        val named = values.flatMap(::declaredIn).toSet()
        val wanted = named + named.flatMap { reached.getValue(it) }
        return all.filter { it.declared.type in wanted }
    }

    private fun sizeOfParts(type: NamedType, within: Set<Value.Declared>): Int =
        type.parts.sumOf { minimumSize(it, within + type.declared.type) }

    private fun reachedFrom(type: NamedType): Set<Value.Declared> {
        val found = linkedSetOf<Value.Declared>()
        val ahead = ArrayDeque(type.parts.flatMap(::declaredIn))
        while (ahead.isNotEmpty()) {
            val next = ahead.removeFirst()
            if (found.add(next)) ahead += this[next].parts.flatMap(::declaredIn)
        }
        return found
    }

    private fun declaredIn(value: Value): List<Value.Declared> = when (value) {
        is Simple, is NumberArray -> emptyList()
        is Value.Serialized -> declaredIn(value.written)
        is Value.Nullable -> declaredIn(value.of)
        is Value.Elements -> declaredIn(value.element)
        is Value.Entries -> declaredIn(value.key) + declaredIn(value.value)
        is Value.Declared -> listOf(value)
    }
}
