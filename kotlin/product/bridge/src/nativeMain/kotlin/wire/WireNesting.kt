package kotlinbridge.wire

/**
 * Remembers how far the structures around the current value have got. It is reused, so that a
 * structure allocates nothing.
 */
internal class WireNesting {
    private var frames = IntArray(16)
    private var depth = 0

    /** The index of the current structure's next element. */
    var next: Int = 0

    /** How many elements the current structure has. */
    var count: Int = 0

    /** Forgets the structures that an earlier value left open when it failed. */
    fun reset() {
        depth = 0
    }

    /** Whether no further structure may begin. */
    val isFull: Boolean get() = depth == MAXIMUM_DEPTH

    fun begin(count: Int) {
        val frame = depth * 2
        if (frame == frames.size) frames = frames.copyOf(frame * 2)
        frames[frame] = next
        frames[frame + 1] = this.count
        depth += 1
        next = 0
        this.count = count
    }

    fun end() {
        depth -= 1
        next = frames[depth * 2]
        count = frames[depth * 2 + 1]
    }
}

/** Each level takes several stack frames, and a process that runs out of stack ends. */
@PublishedApi
internal const val MAXIMUM_DEPTH: Int = 1000

internal const val TOO_DEEP: String = "a value is nested deeper than $MAXIMUM_DEPTH structures"
