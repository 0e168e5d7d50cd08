package people

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Clock
import kotlin.time.Duration
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest

@OptIn(ExperimentalCoroutinesApi::class)
class PeopleInSpaceRepositoryTest {
    private val start = Instant.parse("2019-12-09T20:42:09Z")

    /** A repository over a simulation whose clock is the test's virtual time. */
    private fun TestScope.repository(api: SpaceApi = simulation()) = PeopleInSpaceRepository(api)

    private fun TestScope.simulation() = SimulatedSpace(object : Clock {
        override fun now() = start + currentTime.milliseconds
    })

    /** A service that answers with what each call is given. */
    private class Scripted(private val answer: suspend (call: Int) -> String) : SpaceApi {
        var calls = 0

        override suspend fun position() = answer(calls++)

        override suspend fun people() = answer(calls++)
    }

    @Test
    fun theFirstPositionComesAtOnceAndTheNextAfterTheInterval() = runTest {
        val positions = repository().pollIssPosition(10.seconds).take(3).toList()
        assertEquals(listOf(start, start + 10.seconds, start + 20.seconds), positions.map { it.timestamp })
        assertEquals(positions, positions.map { Orbit.ISS.position(it.timestamp) })
        assertEquals(20_000, currentTime)
    }

    @Test
    fun everyCollectionStartsAnew() = runTest {
        val flow = repository().pollIssPosition(1.seconds)
        assertEquals(start, flow.first().timestamp)
        advanceTimeBy(5.hours)
        assertEquals(start + 5.hours, flow.first().timestamp)
    }

    @Test
    fun cancellationStopsThePolling() = runTest {
        var seen = 0
        val job = launch { repository().pollIssPosition(1.seconds).collect { seen += 1 } }
        advanceTimeBy(2_500.milliseconds)
        job.cancelAndJoin()
        advanceTimeBy(1.hours)
        runCurrent()
        assertEquals(3, seen)
    }

    @Test
    fun anIntervalThatIsNotPositiveIsRefused() {
        for (interval in listOf(Duration.ZERO, -(1.seconds))) {
            val failure = assertFailsWith<IllegalArgumentException> {
                PeopleInSpaceRepository().pollIssPosition(interval)
            }
            assertEquals("the interval must be positive, not $interval", failure.message)
        }
    }

    @Test
    fun withoutAnAnswerThePauseDoublesUpToHalfAMinute() = runTest {
        val calls = mutableListOf<Long>()
        val repository = repository(Scripted {
            calls += currentTime
            throw SpaceException.Unreachable("no network")
        })
        val job = launch { repository.pollIssPosition(1.seconds).collect { error("no position") } }
        advanceTimeBy(95.seconds)
        job.cancelAndJoin()
        assertEquals(listOf(0L, 500, 1_500, 3_500, 7_500, 15_500, 31_500, 61_500, 91_500), calls)
        assertEquals("no network", repository.problem.value)
    }

    @Test
    fun anAnswerEndsTheProblemAndThePauseBeginsAnew() = runTest {
        val simulation = simulation()
        val calls = mutableListOf<Long>()
        val repository = repository(Scripted { call ->
            calls += currentTime
            if (call in 0..2 || call == 4) throw SpaceException.ServerError(503)
            simulation.position()
        })
        val problems = mutableListOf<String?>()
        val watch = launch { repository.problem.collect { problems += it } }
        runCurrent()
        val positions = repository.pollIssPosition(10.seconds).take(2).toList()
        assertEquals(2, positions.size)
        assertEquals(listOf(0L, 500, 1_500, 3_500, 13_500, 14_000), calls)
        runCurrent()
        assertEquals(listOf(null, "the server answers with the status 503", null, "the server answers with the status 503", null), problems)
        watch.cancelAndJoin()
    }

    @Test
    fun aServiceThatIsTooSlowIsCancelled() = runTest {
        var isCancelled = false
        val repository = repository(Scripted {
            try {
                awaitCancellation()
            } finally {
                isCancelled = true
            }
        })
        val failure = assertFailsWith<SpaceException.TimedOut> { repository.fetchPeople() }
        assertEquals("no answer within 10s", failure.message)
        assertEquals(10_000, currentTime)
        assertTrue(isCancelled)
    }

    @Test
    fun peopleAreReadFromTheAnswerOfTheService() = runTest {
        val answers = listOf(
            """
            {"people": [{"craft": "ISS", "name": "Oleg Kononenko"}, {"craft": "Tiangong", "name": "Li Guangsu"}],
             "number": 2, "message": "success"}
            """,
            """{"people": []}""",
        )
        val repository = repository(Scripted { answers[it] })
        assertEquals(
            listOf(Assignment("Oleg Kononenko", "ISS"), Assignment("Li Guangsu", "Tiangong")),
            repository.fetchPeople(),
        )
        assertEquals(emptyList(), repository.fetchPeople())
    }

    @Test
    fun whatIsNoAnswerOfTheServiceIsAnErrorThatSaysWhy() = runTest {
        val cases = mapOf(
            "" to "EOF",
            "{\"people\": [" to "EOF",
            "{\"number\": 0}" to "people",
            "{\"people\": [{\"craft\": \"ISS\"}]}" to "name",
        )
        for ((answer, expected) in cases) {
            val failure = assertFailsWith<SpaceException.MalformedAnswer>(answer) {
                repository(Scripted { answer }).fetchPeople()
            }
            assertTrue(failure.message.orEmpty().contains(expected), "$answer: ${failure.message}")
        }
    }
}
