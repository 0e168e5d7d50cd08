package kotlinbridge.processor.writing

/**
 * How many structures are open around a value: some that only the running program knows, and those
 * that the code shows.
 */
internal class Depth private constructor(private val isInside: Boolean, private val offset: Int) {
    /** Whether a structure here may be too deep. */
    val isChecked: Boolean get() = isInside

    val inner: Depth get() = Depth(isInside, offset + 1)

    /** An expression for the count. */
    override fun toString(): String = when {
        !isInside -> "$offset"
        offset == 0 -> "depth"
        else -> "depth + $offset"
    }

    companion object {
        /** At the outside of a value. */
        val NONE: Depth = Depth(isInside = false, 0)

        /** In a function with the parameter `depth`. */
        val PARAMETER: Depth = Depth(isInside = true, 0)
    }
}
