package kotlinbridge

/**
 * Where the Kotlin code of a flow or function runs, unless the consumer chooses: said in the registration by its author,
 * who knows what blocks.
 */
public enum class Placement(internal val manifestName: String) {
    /** On the thread that asks, inside its call, as far as the code gets without suspending; then on the library's pool. */
    CALLER("caller"),

    /** On the library's pool, which has as many threads as there are cores, and one more for each that is blocked. */
    DEFAULT("default"),

    /** On `Dispatchers.IO`, for code that blocks. */
    IO("io"),
}
