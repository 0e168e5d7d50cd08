package kotlinbridge.processor.model

/** The most parameters with defaults of which any combination may be left out. */
internal const val MASKED = 4

/** What a call may leave out of the parameters with defaults: nothing at first. With many only the last ones. */
internal fun <T> combinations(defaults: List<T>): List<List<T>> =
    if (defaults.size > MASKED) (0..defaults.size).map { defaults.takeLast(it) }
    else (0 until (1 shl defaults.size)).map { left -> defaults.filterIndexed { bit, _ -> left and (1 shl bit) != 0 } }
