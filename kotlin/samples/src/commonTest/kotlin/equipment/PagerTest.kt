package equipment

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.joinAll
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest

@OptIn(ExperimentalCoroutinesApi::class)
class PagerTest {
    /** Pages of numbers up to 10, each of which takes a second. */
    private fun TestScope.pager(failing: () -> Boolean = { false }) =
        Pager<Int, Int>(backgroundScope, PagingConfig(pageSize = 4), initialKey = 1) { key, count ->
            delay(1_000)
            check(!failing()) { "offline" }
            val last = minOf(key + count - 1, 10)
            PagingResult((key..last).toList(), prevKey = null, nextKey = (last + 1).takeIf { last < 10 })
        }

    @Test
    fun pagesComeUntilTheEndOfTheData() = runTest {
        val pager = pager()
        repeat(3) {
            assertTrue(pager.hasNextPage)
            pager.loadNext()
        }
        assertFalse(pager.hasNextPage)
        pager.loadNext()
        assertEquals((1..10).toList(), pager.state.value)
        assertEquals(pager.state.value, pager.pagingData.first())
        assertEquals(3_000, currentTime)
    }

    @Test
    fun pagesThatAreAskedForAtOnceComeOneAfterTheOther() = runTest {
        val pager = pager()
        List(5) { pager.launchNext() }.joinAll()
        assertEquals((1..10).toList(), pager.state.value)
        assertEquals(3_000, currentTime)
    }

    @Test
    fun aFailureAndACancelLeaveThePagerAsItWas() = runTest {
        var isOffline = true
        val pager = pager { isOffline }
        assertFailsWith<IllegalStateException> { pager.loadNext() }
        isOffline = false
        val job = pager.launchNext()
        runCurrent()
        job.cancelAndJoin()
        assertEquals(emptyList(), pager.state.value)
        assertTrue(pager.hasNextPage)
        pager.loadNext()
        assertEquals(listOf(1, 2, 3, 4), pager.state.value)
    }

    @Test
    fun theVehiclesAreNumbered() = runTest {
        val pager = landVehicles(backgroundScope, PagingConfig(pageSize = 50))
        repeat(2) { pager.loadNext() }
        assertEquals(95, pager.state.value.size)
        assertEquals(LandVehicle("Vehicle 95", wheels = 6), pager.state.value.last())
    }
}
