package kotlinbridge.engine

import kotlin.test.Test
import kotlin.test.assertEquals

class ForeignThreadsTest {
    @Test
    fun theMoreIsAliveTheMoreThreadsAreLeftToOneCollection() {
        assertEquals(16, ForeignThreads.perCollection(kept = 0))
        assertEquals(16, ForeignThreads.perCollection(kept = 200_000))
        assertEquals(61, ForeignThreads.perCollection(kept = 1_000_000))
        assertEquals(Int.MAX_VALUE, ForeignThreads.perCollection(Long.MAX_VALUE))
    }
}
