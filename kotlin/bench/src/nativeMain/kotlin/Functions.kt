package bench

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.IO
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.withContext

internal val state = MutableStateFlow(0L)

internal class Refusal(message: String) : Exception(message)

@Suppress("RedundantSuspendModifier")
internal suspend fun next(value: Long): Long = value + 1

internal suspend fun elsewhere(value: Long): Long = withContext(Dispatchers.IO) { value + 1 }

internal fun refuse(value: Long): Long = throw Refusal("refused $value")

/**
 * The floor of [refuse]. It is called in the same way, because a stack trace takes time for each
 * frame below.
 */
internal fun refused(value: Long): Long = try {
    refuse(value)
} catch (_: Refusal) {
    value
}

@Suppress("RedundantSuspendModifier")
internal suspend fun fail(value: Long): Long = throw Refusal("refused $value")

/** The floor of [fail], as [refused] is that of [refuse]. */
internal suspend fun caught(value: Long): Long = try {
    fail(value)
} catch (_: Refusal) {
    value
}
