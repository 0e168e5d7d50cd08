package kotlinbridge.engine

import kotlin.native.runtime.GC
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ForeignThreadsTest {
    @Test
    fun threadsThatComeAndGoLeaveNoMemoryBehind() {
        repeat(2) { GC.collect() }
        val before = processStatus("VmRSS")
        var most = 0
        repeat(15) {
            val ended = Gate(100)
            repeat(100) {
                assertTrue(startThread { makeObjects(); ended.open() })
            }
            ended.await()
            most = maxOf(most, processStatus("VmRSS"))
        }
        assertTrue(most < before + 150_000, "$before KB became $most")
    }

    @Test
    fun theMoreIsAliveTheMoreThreadsAreLeftToOneCollection() {
        assertEquals(16, ForeignThreads.perCollection(kept = 0))
        assertEquals(16, ForeignThreads.perCollection(kept = 200_000))
        assertEquals(61, ForeignThreads.perCollection(kept = 1_000_000))
        assertEquals(Int.MAX_VALUE, ForeignThreads.perCollection(Long.MAX_VALUE))
    }

    private fun makeObjects() = List(20) { "a string of some length $it" }.joinToString()
}
