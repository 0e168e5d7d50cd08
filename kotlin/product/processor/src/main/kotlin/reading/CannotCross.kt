package kotlinbridge.processor.reading

/**
 * Why a declaration or type can't cross, and what its author can do: it ends the sentence `x can't
 * cross: …`.
 *
 * @property isWhole whether the place where it was found would say no more
 */
internal class CannotCross(val reason: String, val isWhole: Boolean = false) : Exception(reason)

internal const val UNCALLABLE = "it is deprecated, and no code can call it"
