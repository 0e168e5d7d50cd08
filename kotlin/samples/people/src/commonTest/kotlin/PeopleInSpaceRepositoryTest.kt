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
import kotlinx.serialization.SerializationException

@OptIn(ExperimentalCoroutinesApi::class)
class PeopleInSpaceRepositoryTest {
    private val start = Instant.parse("2019-12-09T20:42:09Z")

    /** A repository whose clock is the test's virtual time. */
    private fun TestScope.repository() = PeopleInSpaceRepository(object : Clock {
        override fun now() = start + currentTime.milliseconds
    })

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
    fun peopleAreReadFromTheAnswerOfTheService() = runTest {
        val answer = """
            {"people": [{"craft": "ISS", "name": "Oleg Kononenko"}, {"craft": "Tiangong", "name": "Li Guangsu"}],
             "number": 2, "message": "success"}
        """
        assertEquals(
            listOf(Assignment("Oleg Kononenko", "ISS"), Assignment("Li Guangsu", "Tiangong")),
            repository().fetchPeople(answer),
        )
        assertEquals(emptyList(), repository().fetchPeople("""{"people": []}"""))
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
            val failure = assertFailsWith<SerializationException>(answer) { repository().fetchPeople(answer) }
            assertTrue(failure.message.orEmpty().contains(expected), "$answer: ${failure.message}")
        }
    }
}
