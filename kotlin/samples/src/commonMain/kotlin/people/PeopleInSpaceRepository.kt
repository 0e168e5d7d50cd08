package people

import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

/**
 * Says where the International Space Station is, and who is in space.
 *
 * - [timeout]: how long the service may take for an answer.
 */
public class PeopleInSpaceRepository(
    private val api: SpaceApi = SimulatedSpace(),
    private val timeout: Duration = 10.seconds,
) {
    private val json = Json { ignoreUnknownKeys = true }
    private val lastProblem = MutableStateFlow<String?>(null)

    /** Why there is no position at the moment; null while [pollIssPosition] gets its answers. */
    public val problem: StateFlow<String?> = lastProblem.asStateFlow()

    /**
     * Emits the station's position now and after every [interval], as long as it is collected.
     *
     * Without an answer it tries again after a pause, which doubles from half a second up to half a minute. [problem]
     * says why meanwhile.
     *
     * @throws IllegalArgumentException if the interval is not positive
     */
    public fun pollIssPosition(interval: Duration): Flow<IssPosition> {
        require(interval.isPositive()) { "the interval must be positive, not $interval" }
        return flow {
            var pause = FIRST_PAUSE
            while (true) {
                val position = positionOrNull()
                if (position != null) {
                    emit(position)
                    delay(interval)
                    pause = FIRST_PAUSE
                } else {
                    delay(pause)
                    pause = minOf(pause * 2, LONGEST_PAUSE)
                }
            }
        }
    }

    /** Returns where the station is. */
    @Throws(SpaceException::class, kotlin.coroutines.cancellation.CancellationException::class)
    public suspend fun issPosition(): IssPosition = read(answer { api.position() })

    /** Returns the people in space. */
    @Throws(SpaceException::class, kotlin.coroutines.cancellation.CancellationException::class)
    public suspend fun fetchPeople(): List<Assignment> = read<PeopleResponse>(answer { api.people() }).people

    private suspend fun positionOrNull(): IssPosition? = try {
        issPosition().also { lastProblem.value = null }
    } catch (failure: SpaceException) {
        lastProblem.value = failure.message
        null
    }

    private suspend fun answer(ask: suspend () -> String): String =
        withTimeoutOrNull(timeout) { ask() } ?: throw SpaceException.TimedOut("no answer within $timeout")

    private inline fun <reified T> read(text: String): T = try {
        json.decodeFromString<T>(text)
    } catch (failure: SerializationException) {
        throw SpaceException.MalformedAnswer(failure.message.orEmpty())
    }

    private companion object {
        val FIRST_PAUSE = 500.milliseconds
        val LONGEST_PAUSE = 30.seconds
    }
}
