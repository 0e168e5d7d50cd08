package kitchen

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
