package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

// Functions as values: `(Int) -> String`. Such a type is one of Kotlin's interfaces, with the types of the
// parameters and then of the result as its arguments, and `invoke` as its only member.

/** Whether values of the type are functions. */
internal val Value.Declared.isFunction: Boolean get() = className.isFunction

/** The same of a function that suspends. */
internal val Value.Declared.isSuspendFunction: Boolean get() = className.isSuspendFunction

internal val ClassName.isFunction: Boolean get() = isSuspendFunction || canonicalName.matches(PLAIN)

private val ClassName.isSuspendFunction: Boolean get() = canonicalName.matches(SUSPENDING)

/** The function that a value is, also where it may be null; null for other values. */
internal val Value.function: Value.Declared?
    get() = when (this) {
        is Value.Nullable -> of.function
        is Value.Declared -> takeIf { isFunction }
        else -> null
    }

/** The function's type as Kotlin writes it, with [name] for its parts. */
internal fun Value.Declared.functionText(name: (Value) -> String): String {
    val parameters = arguments.dropLast(1).joinToString(", ", "(", ")", transform = name)
    val modifier = if (isSuspendFunction) "suspend " else if (isOfMainActor) "@MainActor " else ""
    return "$modifier$parameters -> ${name(arguments.last())}"
}

/** The text of a type, so that it may be null. */
internal fun Value.Nullable.text(name: (Value) -> String): String =
    if (of.function == null) "${name(of)}?" else "(${name(of)})?"

private val PLAIN = Regex("""kotlin\.Function\d+""")
private val SUSPENDING = Regex("""kotlin\.coroutines\.SuspendFunction\d+""")
