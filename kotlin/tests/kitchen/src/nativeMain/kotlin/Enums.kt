package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** What light does. */
public enum class Color {
    /** The longest wave. */
    RED,
    GREEN,

    /** The shortest wave. */
    BLUE,
}

public fun echoColor(value: Color): Color = value

public fun flowOfColors(value: List<Color>): Flow<Color> = value.asFlow()
