package kotlinbridge.engine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class PoolGrowthTest {
    private fun eachCase(check: (cores: Int, active: Int, blocked: Int) -> Unit) {
        for (cores in 1..8) for (active in 0..200) for (blocked in 0..active) check(cores, active, blocked)
    }

    @Test
    fun oneForEachCoreMayRunWhileAnyThreadIsNotBlocked() = eachCase { cores, active, blocked ->
        if (active > blocked) assertEquals(cores, PoolGrowth.unblocked(cores, active, blocked))
    }

    @Test
    fun blockedThreadsNeverReduceWhatMayRun() = eachCase { cores, active, blocked ->
        assertTrue(PoolGrowth.unblocked(cores, active, blocked) >= cores)
    }

    @Test
    fun aStepAtMostDoublesAndIsLimited() = eachCase { cores, active, blocked ->
        val more = PoolGrowth.unblocked(cores, active, blocked)
        assertTrue(more <= maxOf(cores, minOf(blocked, cores * 16)), "$more more for $blocked on $cores")
    }

    @Test
    fun aThousandBlockedThreadsTakeAFewDozenSteps() {
        var blocked = 0
        var steps = 0
        while (blocked < 1000) {
            blocked += PoolGrowth.unblocked(cores = 2, active = blocked, blocked)
            steps++
        }
        assertTrue(steps in 10..40, "$steps steps")
    }
}
