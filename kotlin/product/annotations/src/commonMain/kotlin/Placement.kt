package kotlinbridge

/**
 * Where the Kotlin code of a flow or function runs unless the consumer chooses. Its author
 * says it, who knows what blocks.
 */
public enum class Placement {
    /**
     * On the thread that asks, inside its call, until the code suspends; from then on, on the
     * library's pool.
     */
    CALLER,

    /**
     * On the library's pool. It has as many threads as there are cores, and one more for each
     * thread that is blocked.
     */
    DEFAULT,

    /** On `Dispatchers.IO`, for code that blocks. */
    IO,
}
