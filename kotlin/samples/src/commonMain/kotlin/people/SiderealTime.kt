package people

import kotlin.math.PI
import kotlin.time.DurationUnit
import kotlin.time.Instant

private val J2000 = Instant.parse("2000-01-01T12:00:00Z")
private const val DAYS_PER_CENTURY = 36_525.0

/**
 * Greenwich mean sidereal time as an angle from 0 to 2 pi: how far the Earth has turned under the
 * stars.
 *
 * The IAU 1982 formula (S. Aoki et al., Astronomy and Astrophysics 105, 1982; IERS Technical Note
 * 21, chapter 5), with UTC for UT1: they are never more than 0.9 s apart, which is 0.004 degrees.
 */
internal fun siderealAngle(instant: Instant): Double {
    val days = (instant - J2000).toDouble(DurationUnit.SECONDS) / SECONDS_PER_DAY
    val centuries = days / DAYS_PER_CENTURY
    val seconds = 67_310.54841 + 8_640_184.812866 * centuries + 0.093104 * centuries * centuries -
        6.2e-6 * centuries * centuries * centuries
    // Whole days do not change the angle, and to leave them out early keeps the digits behind the
    // point.
    val turns = seconds / SECONDS_PER_DAY + days.mod(1.0)
    return turns.mod(1.0) * 2 * PI
}

internal const val SECONDS_PER_DAY: Double = 86_400.0
