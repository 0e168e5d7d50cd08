package weather

import kotlinx.coroutines.flow.flow

data class Reading(val celsius: Double, val sky: Sky)
enum class Sky { CLEAR, SNOW }

/** Measures the weather at a place. */
class Station(val place: String) {
    fun readings() = flow { for (sky in Sky.entries) emit(Reading(20.5, sky)) }
}
