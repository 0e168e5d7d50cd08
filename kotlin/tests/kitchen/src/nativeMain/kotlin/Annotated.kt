package kitchen

import kotlinbridge.BridgeHidden
import kotlinbridge.BridgeName
import kotlinbridge.BridgePlacement
import kotlinbridge.Placement
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

// What single declarations may say to the bridge.

@BridgeHidden
public fun hidden(): Int = 1

@BridgeName("loudness")
public fun db(value: Double): Double = value

@BridgePlacement(Placement.IO)
@Suppress("RedundantSuspendModifier")
public suspend fun block(): Boolean = true

@BridgePlacement(Placement.DEFAULT)
public fun computed(count: Int): Flow<Int> = (0 until count).asFlow()

/** What uses it has to say so. */
@RequiresOptIn
public annotation class Risky

@Risky
public fun risky(value: Risk): Risk = value

@Risky
public data class Risk(val percent: Int)

@Deprecated("use db", level = DeprecationLevel.WARNING)
public fun decibels(value: Double): Double = value

@Deprecated("use db", level = DeprecationLevel.HIDDEN)
public fun loud(value: Double): Double = value

/** Its name is one that generated code has, too. */
public val reader: String = "a reader"

public fun result(frame: Int, writer: Int): Int = frame + writer

/** Swift sees it as any other exception. */
@BridgeHidden
public class Rumour : Exception("they say")

/** Not everybody may read each of its properties. */
public class Leak : Exception("a leak") {
    @Risky
    public val risk: Risk get() = Risk(90)

    @BridgeHidden
    public val source: String get() = "nobody"

    @Deprecated("use risk", level = DeprecationLevel.ERROR)
    public val percent: Int get() = 90
}

@Throws(Leak::class, Rumour::class)
public fun tell(isTrue: Boolean): Unit = throw if (isTrue) Leak() else Rumour()
