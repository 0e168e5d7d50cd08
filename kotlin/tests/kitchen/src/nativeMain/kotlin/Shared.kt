@file:OptIn(kotlin.experimental.ExperimentalObjCName::class, kotlin.experimental.ExperimentalObjCRefinement::class)

package kitchen

import kotlinx.coroutines.flow.MutableSharedFlow

// Code that is shared with Apple's systems has annotations of Kotlin's own library.

@ObjCName(swiftName = "spoonful")
public fun tablespoon(): Int = 15

@ObjCName("cupful")
public fun measuringCup(): Int = 240

@HiddenFromObjC
public fun onlyForKotlin(): Int = 1

/** Swift code gives it a better form. */
@ShouldRefineInSwift
public fun grams(ounces: Double): Double = ounces * 28

@Deprecated("It rounds", ReplaceWith("grams(ounces)"))
public fun roughGrams(ounces: Int): Int = ounces * 28

// Members and extensions of an object are called alike.

public object Clock {
    public fun tick(): String = "tick"
}

public fun Clock.tock(times: Int = 1): String = "tock".repeat(times)

public val Clock.hands: Int get() = 3

public suspend fun Clock.alarm(): String {
    kotlinx.coroutines.yield()
    return "ring"
}

public class Timer {
    public companion object {
        /** A class in a companion. */
        public data class Setting(val minutes: Int)
    }
}

public fun Timer.Companion.eggs(): Timer.Companion.Setting = Timer.Companion.Setting(4)

/** There is nothing to it but its value. */
public data object Nothingness

/** A class whose name begins in lower case. */
public data class lemon(val sour: Boolean) {
    public data class peel(val grams: Int)
}

// These have no form of their own in Swift: the manifest says so.

public typealias Grams = Int

public annotation class Tasty

public val announcements: MutableSharedFlow<String> = MutableSharedFlow(replay = 1)
