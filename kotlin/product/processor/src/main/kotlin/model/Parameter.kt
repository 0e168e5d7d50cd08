package kotlinbridge.processor.model

internal class Parameter(
    val name: String,
    /** The declared type; that of all arguments together if they vary in number. */
    val value: Value,
    val hasDefault: Boolean = false,
    val isVararg: Boolean = false,
    /** Whether it is the object or value that has the member. */
    val isInstance: Boolean = false,
    /** Whether it is what an extension extends. */
    val isReceiver: Boolean = false,
    /** Whether it is the object to which the new object of an inner class belongs. */
    val isOuter: Boolean = false,
) {
    /** What crosses: without a value, Kotlin's default stands. */
    val crossing: Value get() = if (hasDefault) Value.Nullable(value) else value

    /** The same, with a value in each call. */
    fun withoutDefault(): Parameter = Parameter(name, value, hasDefault = false, isVararg, isInstance, isReceiver)
}
