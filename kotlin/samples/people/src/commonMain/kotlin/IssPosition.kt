package people

import kotlin.time.Instant
import kotlinx.serialization.Serializable

/**
 * The point of the Earth above which the International Space Station is.
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
