package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flowOf

// What comes along with the package and can't cross: the manifest lists it.

public class Cupboard<T>(public val content: T)

public fun <T> same(value: T): T = value

public fun crews(): Flow<Crew> = flowOf(Crew(1))

internal fun invisible(): Int = 1
