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

/** An enum whose constructor declares properties. */
public enum class Grade(public val code: String, public var seen: Int, private val secret: Int, weight: Double) {
    FINE("f", 0, 1, 1.5), COARSE("c", 3, 2, 2.5);

    public val isHeavy: Boolean = weight > 2
}

public fun echoColor(value: Color): Color = value

public fun flowOfColors(value: List<Color>): Flow<Color> = value.asFlow()
