package people

import kotlin.time.Clock
import kotlin.time.Duration
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.Json

/** Tells where the International Space Station is, and who is in space. */
public class PeopleInSpaceRepository(
    private val clock: Clock = Clock.System,
    private val orbit: Orbit = Orbit.ISS,
) {
    private val json = Json { ignoreUnknownKeys = true }

    /**
     * Emits the station's position now and after every [interval], as long as it is collected.
     *
     * @throws IllegalArgumentException if the interval is not positive
     */
    public fun pollIssPosition(interval: Duration): Flow<IssPosition> {
        require(interval.isPositive()) { "the interval must be positive, not $interval" }
        return flow {
            while (true) {
                emit(orbit.position(clock.now()))
                delay(interval)
            }
        }
    }

    /**
     * Returns the people in space according to [json], the answer of a "people in space" service:
     * `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message": "success"}`.
     *
     * @throws kotlinx.serialization.SerializationException if it is not JSON of this form
     */
    public suspend fun fetchPeople(json: String): List<Assignment> = withContext(Dispatchers.Default) {
        this@PeopleInSpaceRepository.json.decodeFromString<PeopleResponse>(json).people
    }
}
