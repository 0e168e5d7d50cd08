package weather

data class Reading(val celsius: Double, val sky: Sky)
enum class Sky { CLEAR, SNOW }
