package kotlinbridge.engine

import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class SubscriptionCellTest {
    private val cell = SubscriptionCell()

    private fun take(): Long = cell.update { it.taken() }.credit(PORTION)

    @Test
    fun anUpdateReturnsTheStateBeforeIt() {
        assertTrue(cell.update { it.requested(3) }.isAsleep)
        assertTrue(!cell.update { it.requested(4) }.isAsleep)
        assertEquals(7, take())
        assertEquals(0, take())
    }

    @Test
    fun nothingIsLostBetweenThreads() {
        var taken = 0L
        val adding = AtomicInt(3)
        onThreads(4) { thread ->
            if (thread == 0) {
                while (adding.load() > 0) taken += take()
            } else {
                repeat(50_000) { cell.update { it.requested(2) } }
                adding.decrementAndFetch()
            }
        }
        assertEquals(300_000, taken + take())
    }

    private companion object {
        const val PORTION = 64L
    }
}
