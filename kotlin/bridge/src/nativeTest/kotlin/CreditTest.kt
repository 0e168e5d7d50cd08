package kotlinbridge

import kotlin.concurrent.AtomicInt
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class CreditTest {
    private val credit = Credit()

    @Test
    fun allThatWasAddedIsTakenAtOnce() {
        assertFalse(credit.isAny)
        assertEquals(0, credit.take())
        credit.add(3)
        credit.add(4)
        assertTrue(credit.isAny)
        assertEquals(7, credit.take())
        assertFalse(credit.isAny)
        assertEquals(0, credit.take())
    }

    @Test
    fun sumsSaturateAtUnlimited() {
        credit.add(UNLIMITED - 1)
        credit.add(5)
        repeat(3) { assertEquals(Subscription.BATCH_COUNT, credit.take()) }
        assertTrue(credit.isAny)
    }

    @Test
    fun oneLessThanUnlimitedIsANumber() {
        credit.add(UNLIMITED - 3)
        credit.add(2)
        assertEquals(UNLIMITED - 1, credit.take())
        assertFalse(credit.isAny)
    }

    @Test
    fun unlimitedStaysUnlimitedAndIsTakenInPortions() {
        credit.add(UNLIMITED)
        repeat(10) {
            assertEquals(Subscription.BATCH_COUNT, credit.take())
            credit.add(1)
            credit.add(UNLIMITED)
            assertTrue(credit.isAny)
        }
    }

    @Test
    fun nothingIsLostBetweenThreads() {
        var taken = 0L
        val adding = AtomicInt(3)
        onThreads(4) { thread ->
            if (thread == 0) {
                while (adding.value > 0) taken += credit.take()
            } else {
                repeat(50_000) { credit.add(2) }
                adding.decrementAndGet()
            }
        }
        assertEquals(300_000, taken + credit.take())
    }
}
