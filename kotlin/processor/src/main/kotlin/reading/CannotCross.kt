package kotlinbridge.processor.reading

/** Why a declaration or type can't cross, and what its author can do: it ends the sentence `x can't cross: …`. */
internal class CannotCross(val reason: String) : Exception(reason)
