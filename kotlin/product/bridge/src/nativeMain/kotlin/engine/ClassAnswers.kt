package kotlinbridge.engine

import kotlin.reflect.KClass

/**
 * The answers to questions about classes, which a reader finds without a lock: an answer more makes
 * new ones. There are as many as a library has classes, and not as many as it has objects.
 */
internal class ClassAnswers private constructor(private val count: Int, capacity: Int) {
    private val types = arrayOfNulls<KClass<*>>(capacity)
    private val declared = IntArray(capacity)
    private val numbers = IntArray(capacity)

    /** Negative if there is no answer yet. */
    operator fun get(type: KClass<*>, declared: Int): Int {
        val place = place(type, declared)
        return if (types[place] == null) -1 else numbers[place]
    }

    /** These, and one that they don't have. */
    fun with(type: KClass<*>, declared: Int, number: Int): ClassAnswers {
        val capacity = if (count < types.size / 2) types.size else types.size * 2
        val more = ClassAnswers(count + 1, capacity)
        for (place in types.indices) types[place]?.let { more.put(it, this.declared[place], numbers[place]) }
        more.put(type, declared, number)
        return more
    }

    private fun put(type: KClass<*>, declared: Int, number: Int) {
        val place = place(type, declared)
        types[place] = type
        this.declared[place] = declared
        numbers[place] = number
    }

    /** Where the answer is, or belongs. Half of the places are free, so that a search is short. */
    private fun place(type: KClass<*>, declared: Int): Int {
        val mask = types.size - 1
        val hash = (type.hashCode() + declared) * SPREAD
        var place = (hash xor (hash ushr 15)) and mask
        while (true) {
            val other = types[place] ?: return place
            if (this.declared[place] == declared && other == type) return place
            place = (place + 1) and mask
        }
    }

    companion object {
        private const val SPREAD = -1640531527
        private const val SMALLEST = 16

        val NONE = ClassAnswers(0, SMALLEST)
    }
}
