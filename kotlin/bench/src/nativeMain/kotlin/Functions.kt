package bench

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.withContext

internal val state = MutableStateFlow(0L)

internal class Refusal(message: String) : Exception(message)

@Suppress("RedundantSuspendModifier")
internal suspend fun next(value: Long): Long = value + 1

internal suspend fun hop(value: Long): Long = withContext(Dispatchers.Default) { value + 1 }

internal fun refuse(value: Long): Long = throw Refusal("refused $value")

@Suppress("RedundantSuspendModifier")
internal suspend fun fail(value: Long): Long = refuse(value)
