package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asFlow

/** Settings of everything. */
public object Settings {
    private val level = MutableStateFlow(0)

    /** How loud it is. */
    public var volume: Int = 5

    public val name: String = "settings"

    public val levels: StateFlow<Int> get() = level

    /** Makes it loud. */
    public fun raise(by: Int = 1): Int {
        level.value += by
        return level.value
    }

    public suspend fun reload(): String = "reloaded"

    public fun countdown(from: Int): Flow<Int> = (from downTo 0).asFlow()

    public fun Place.at(level: Int): String = "$name at $level"

    /** An object within an object. */
    public object Advanced {
        public fun reset(): Boolean = true
    }
}

public object Empty
