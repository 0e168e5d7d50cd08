package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** A length. */
public value class Meters(public val value: Long)

/** A name that is not empty. */
public value class Name(public val text: String) {
    init {
        require(text.isNotEmpty()) { "a name is not empty" }
    }
}

public value class Way(public val places: List<Place>)

public fun echoMeters(value: Meters): Meters = value

public fun echoName(value: Name): Name = value

public fun echoWay(value: Way): Way = value

public fun flowOfMeters(value: List<Meters>): Flow<Meters> = value.asFlow()

public fun flowOfNames(value: List<Name>): Flow<Name> = value.asFlow()
