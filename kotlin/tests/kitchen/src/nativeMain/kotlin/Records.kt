package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow

/**
 * A place on Earth.
 *
 * North and east are positive.
 */
public data class Place(
    /** Degrees. */
    val latitude: Double,
    val longitude: Double,
    val name: String,
)

/**
 * Gives the place back.
 *
 * @param place any place
 * @return the same
 */
public fun echoPlace(place: Place): Place = place

/** Each of [places], in order. */
public fun flowOfPlaces(places: List<Place>): Flow<Place> = flow { places.forEach { emit(it) } }
