package people

import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.sin
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.days
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

class OrbitTest {
    private val published = Instant.parse("2019-12-09T20:42:09.072Z")

    @Test
    fun inertialPositionIsNearThePublishedOne() {
        // From the documentation of python-sgp4, which has the periodic disturbances too.
        val (x, y, z) = Orbit.ISS.inertial(published)
        assertEquals(-6102.44, x, 25.0)
        assertEquals(-986.33, y, 25.0)
        assertEquals(-2820.31, z, 25.0)
    }

    @Test
    fun geographicPositionIsNearThePublishedOne() {
        // From the documentation of Astropy, "Working with Earth Satellites".
        val position = Orbit.ISS.position(published)
        assertEquals(-24.66, position.latitude, 0.25)
        assertEquals(160.34, position.longitude, 0.25)
        assertEquals(420.2, position.altitude, 20.0)
        assertEquals(published, position.timestamp)
    }

    @Test
    fun latitudeReachesTheInclinationAndAltitudeStaysLow() {
        val track = List(24 * 60) { Orbit.ISS.position(published + it.minutes) }
        // Geodetic latitude is up to 0.2 degrees more than the angle at the Earth's centre.
        assertEquals(51.8, track.maxOf { it.latitude }, 0.2)
        assertEquals(-51.8, track.minOf { it.latitude }, 0.2)
        assertTrue(track.all { it.altitude in 400.0..450.0 })
        assertTrue(track.all { it.longitude in -180.0..180.0 })
    }

    @Test
    fun aRevolutionTakesBetween92And93Minutes() {
        val crossings = (0 until 6 * 60 * 60).filter {
            Orbit.ISS.position(published + it.seconds).latitude < 0 &&
                Orbit.ISS.position(published + (it + 1).seconds).latitude >= 0
        }
        for ((one, next) in crossings.zipWithNext()) assertTrue((next - one) / 60.0 in 92.0..93.0)
        assertEquals(3, crossings.zipWithNext().size)
    }

    @Test
    fun theNodeDriftsWestByFiveDegreesADay() {
        fun node(after: Instant): Double {
            val crossing = generateSequence(after) { it + 1.seconds }
                .first { Orbit.ISS.inertial(it).z < 0 && Orbit.ISS.inertial(it + 1.seconds).z >= 0 }
            val (x, y) = Orbit.ISS.inertial(crossing)
            return kotlin.math.atan2(y, x).degrees
        }
        // The known rate of the station's orbit: about -5 degrees a day.
        assertEquals(-5.0, (node(published + 1.days) - node(published)), 0.4)
    }

    @Test
    fun theStationMovesEastAndNeverJumps() {
        val track = List(600) { Orbit.ISS.position(published + it.seconds) }
        for ((one, next) in track.zipWithNext()) {
            assertTrue((next.longitude - one.longitude).mod(360.0) in 0.01..0.2)
            assertTrue(abs(next.latitude - one.latitude) < 0.1)
        }
    }

    @Test
    fun siderealTimeIsThePublishedOne() {
        // Vallado, example 3-5: 152.578787886 degrees on 20 August 1992, 12:14 UT1.
        assertEquals(152.578787886, siderealAngle(Instant.parse("1992-08-20T12:14:00Z")).degrees, 1e-6)
    }

    @Test
    fun keplersEquationHoldsForRoundAndLongEllipses() {
        for (eccentricity in listOf(0.0, 0.0007, 0.3, 0.79, 0.8, 0.97)) {
            for (step in 0 until 100) {
                val mean = 2 * PI * step / 100
                val eccentric = eccentricAnomaly(mean, eccentricity)
                assertEquals(mean, eccentric - eccentricity * sin(eccentric), 1e-10)
            }
        }
        // Vallado, example 2-1: M = 235.4 degrees, e = 0.4.
        assertEquals(220.512074767522, eccentricAnomaly(235.4.radians, 0.4).degrees, 1e-9)
    }
}
