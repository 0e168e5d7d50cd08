package people

import kotlin.math.PI
import kotlin.math.atan2
import kotlin.math.cbrt
import kotlin.math.cos
import kotlin.math.sin
import kotlin.math.sqrt
import kotlin.time.DurationUnit
import kotlin.time.Instant

/**
 * An orbit around the Earth, given by its mean elements in the units of a two-line element set.
 *
 * The position is computed with Kepler's equation and the secular drift that the flattening of the
 * Earth (J2) causes in the node and the perigee: D. Vallado, *Fundamentals of Astrodynamics and
 * Applications*, 4th edition, sections 2.2 and 9.6. Periodic disturbances are left out, which costs
 * about 20 km. Drag is left out too, so elements age: the error grows by some kilometres in a day
 * and by hundreds in weeks, and after months the position is only plausible.
 *
 * @property epoch when the other elements held
 * @property inclination of the orbit to the equator, in degrees
 * @property ascendingNode right ascension of the ascending node, in degrees
 * @property eccentricity of the ellipse, from 0 to below 1
 * @property perigee argument of perigee, in degrees
 * @property meanAnomaly at the epoch, in degrees
 * @property meanMotion revolutions a day
 */
public class Orbit(
    public val epoch: Instant,
    public val inclination: Double,
    public val ascendingNode: Double,
    public val eccentricity: Double,
    public val perigee: Double,
    public val meanAnomaly: Double,
    public val meanMotion: Double,
) {
    private val motion = meanMotion * 2 * PI / SECONDS_PER_DAY
    private val semiMajorAxis = cbrt(GRAVITY / (motion * motion))
    private val drift = run {
        val parameter = semiMajorAxis * (1 - eccentricity * eccentricity)
        1.5 * J2 * motion * (EQUATOR_WGS72 / parameter) * (EQUATOR_WGS72 / parameter)
    }
    private val nodeDrift = -drift * cos(inclination.radians)
    private val perigeeDrift = drift * (2 - 2.5 * sin(inclination.radians) * sin(inclination.radians))

    /** The position of the satellite above the Earth at [instant]. */
    public fun position(instant: Instant): IssPosition = inertial(instant).aboveEarth(instant)

    /**
     * The position in kilometres from the Earth's centre, in the frame of the elements: true
     * equator, mean equinox.
     */
    internal fun inertial(instant: Instant): Vector {
        val elapsed = (instant - epoch).toDouble(DurationUnit.SECONDS)
        val eccentric = eccentricAnomaly((meanAnomaly.radians + motion * elapsed).mod(2 * PI), eccentricity)
        val alongMajor = semiMajorAxis * (cos(eccentric) - eccentricity)
        val alongMinor = semiMajorAxis * sqrt(1 - eccentricity * eccentricity) * sin(eccentric)
        return Vector(alongMajor, alongMinor, 0.0)
            .aroundZ(perigee.radians + perigeeDrift * elapsed)
            .aroundX(inclination.radians)
            .aroundZ(ascendingNode.radians + nodeDrift * elapsed)
    }

    public companion object {
        /**
         * The International Space Station on 9 December 2019. The documentation of python-sgp4 and
         * of Astropy uses the same two-line element set, so anybody can compare.
         */
        public val ISS: Orbit = Orbit(
            epoch = Instant.parse("2019-12-09T16:38:29.363424Z"),
            inclination = 51.6439,
            ascendingNode = 211.2001,
            eccentricity = 0.0007417,
            perigee = 17.6667,
            meanAnomaly = 85.6398,
            meanMotion = 15.50103472,
        )

        // WGS-72, because two-line element sets are made with it: F. Hoots, R. Roehrich, Spacetrack
        // Report No. 3.
        private const val GRAVITY = 398_600.8 // km^3/s^2
        private const val EQUATOR_WGS72 = 6_378.135 // km
        private const val J2 = 0.001082616
    }
}

/** Solves Kepler's equation `E - e sin E = M` by Newton's method (Vallado, algorithm 2). */
internal fun eccentricAnomaly(meanAnomaly: Double, eccentricity: Double): Double {
    var eccentric = if (eccentricity < 0.8) meanAnomaly else PI
    repeat(50) {
        val step = (eccentric - eccentricity * sin(eccentric) - meanAnomaly) / (1 - eccentricity * cos(eccentric))
        eccentric -= step
        if (step in -1e-13..1e-13) return eccentric
    }
    return eccentric
}

/**
 * Converts a place among the stars to one above the turning Earth (Vallado, algorithm 12, WGS-84).
 */
private fun Vector.aboveEarth(instant: Instant): IssPosition {
    val fixed = aroundZ(-siderealAngle(instant))
    val fromAxis = sqrt(fixed.x * fixed.x + fixed.y * fixed.y)
    var latitude = atan2(fixed.z, fromAxis)
    var normal = EQUATOR_WGS84
    repeat(6) {
        normal = EQUATOR_WGS84 / sqrt(1 - FLATNESS_WGS84 * sin(latitude) * sin(latitude))
        latitude = atan2(fixed.z + normal * FLATNESS_WGS84 * sin(latitude), fromAxis)
    }
    // Of the two usual formulas for the altitude, this one also holds at the poles.
    val altitude = fromAxis * cos(latitude) + fixed.z * sin(latitude) -
        EQUATOR_WGS84 * sqrt(1 - FLATNESS_WGS84 * sin(latitude) * sin(latitude))
    return IssPosition(latitude.degrees, atan2(fixed.y, fixed.x).degrees, altitude, instant)
}

/** A place in kilometres. */
internal data class Vector(val x: Double, val y: Double, val z: Double) {
    fun aroundX(angle: Double): Vector =
        Vector(x, y * cos(angle) - z * sin(angle), y * sin(angle) + z * cos(angle))

    fun aroundZ(angle: Double): Vector =
        Vector(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle), z)
}

internal val Double.radians: Double get() = this * PI / 180
internal val Double.degrees: Double get() = this * 180 / PI

private const val EQUATOR_WGS84 = 6_378.137 // km
private const val FLATNESS_WGS84 = 0.00669437999014 // the square of the ellipsoid's eccentricity
