package kitchen

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** Never changes. */
public const val VERSION: String = "1.0"

public val created: Place = Place(1.0, 2.0, "created")

/** Counts. */
public var counter: Long = 0

public var lastAlarm: Alarm? = null

public var readOnlyOutside: Int = 7
    private set

/** Throws each time. */
public val unreadable: Int get() = throw IllegalStateException("unreadable")

/** Never below 0. */
public var balance: Int = 1
    set(value) {
        require(value >= 0) { "a balance of $value" }
        field = value
    }

/** Swift may give a time that Kotlin can't hold. */
public var patience: Duration = 1.seconds

/** Is made when it is read first. */
public val slow: String by lazy { "made" }

/** Can't be read before somebody has set it. */
public lateinit var lateWord: String
