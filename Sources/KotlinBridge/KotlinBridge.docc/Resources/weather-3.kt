package weather

import kotlinx.coroutines.*
import kotlinx.coroutines.flow.flow

data class Reading(val celsius: Double, val sky: Sky)
enum class Sky { CLEAR, SNOW }
class NoSignal(val hours: Int) : Exception("no signal")

/** Measures the weather at a place. */
class Station(val place: String) {
    fun readings() = flow { for (sky in Sky.entries) emit(Reading(20.5, sky)) }
    @Throws(NoSignal::class, CancellationException::class)
    suspend fun forecast(hours: Int, sky: Sky = Sky.SNOW): List<Reading> =
        if (hours > 48) throw NoSignal(hours) else List(hours) { delay(1); Reading(10.0 - it, sky) }
}
