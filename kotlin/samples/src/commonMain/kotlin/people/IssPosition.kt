package people

import kotlin.time.Instant
import kotlinx.serialization.Serializable

/**
 * The position of the International Space Station above the Earth.
 *
 * @property latitude geodetic, in degrees, north positive
 * @property longitude in degrees from -180 to 180, east positive
 * @property altitude above the ellipsoid, in kilometres
 * @property timestamp when the station is there
 */
@Serializable
public data class IssPosition(
    val latitude: Double,
    val longitude: Double,
    val altitude: Double,
    val timestamp: Instant,
)
