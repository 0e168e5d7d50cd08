package kitchen

// What comes along with the package and can't cross: the manifest lists it.

public fun <T> same(value: T): T = value

internal fun invisible(): Int = 1
