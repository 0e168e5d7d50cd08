package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** The place on the other side. */
public fun Place.opposite(): Place = Place(-latitude, -longitude, "not $name")

public fun Place.renamed(name: String, isLoud: Boolean = false): Place =
    copy(name = if (isLoud) name.uppercase() else name)

public suspend fun Place.fetchNeighbours(count: Int): List<Place> = List(count) { copy(name = "$name $it") }

public val Place.isNorth: Boolean get() = latitude > 0

public fun Place.letters(): Flow<Char> = name.toList().asFlow()

public operator fun Place.plus(other: Place): Place =
    Place(latitude + other.latitude, longitude + other.longitude, "$name+${other.name}")

public operator fun Place.get(index: Int): Char = name[index]

public fun String.shouted(): String = uppercase()

public fun List<Int>.summed(): Int = sum()

public fun Alarm.isLoud(): Boolean = this !is Alarm.AllClear

public fun Int?.orZero(): Int = this ?: 0
