package kotlinbridge.engine

import kotlinbridge.table.UNLIMITED
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.decrementAndFetch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class CreditTest {
    private val credit = Credit()

    @Test
    fun allThatWasAddedIsTakenAtOnce() {
        assertFalse(credit.isAny)
        assertEquals(0, credit.take(PORTION))
        credit.add(3)
        credit.add(4)
        assertTrue(credit.isAny)
        assertEquals(7, credit.take(PORTION))
        assertFalse(credit.isAny)
        assertEquals(0, credit.take(PORTION))
    }

    @Test
    fun sumsSaturateAtUnlimited() {
        credit.add(UNLIMITED - 1)
        credit.add(5)
        repeat(3) { assertEquals(PORTION, credit.take(PORTION)) }
        assertTrue(credit.isAny)
    }

    @Test
    fun oneLessThanUnlimitedIsANumber() {
        credit.add(UNLIMITED - 3)
        credit.add(2)
        assertEquals(UNLIMITED - 1, credit.take(PORTION))
        assertFalse(credit.isAny)
    }

    @Test
    fun unlimitedStaysUnlimitedAndIsTakenInPortions() {
        credit.add(UNLIMITED)
        repeat(10) {
            assertEquals(PORTION, credit.take(PORTION))
            credit.add(1)
            credit.add(UNLIMITED)
            assertTrue(credit.isAny)
        }
    }

    @Test
    fun onlyTheFirstRequestWakesACollectionThatHasNotBegun() {
        assertTrue(credit.add(1))
        assertFalse(credit.add(1))
        assertFalse(credit.start(), "it has begun")
        assertEquals(2, credit.take(PORTION))
        assertFalse(credit.add(1), "nobody waits")
    }

    @Test
    fun aCollectionThatWasBegunWithoutCreditIsNotWokenByTheFirst() {
        assertTrue(credit.start())
        assertFalse(credit.start())
        assertFalse(credit.add(1))
        assertEquals(1, credit.take(PORTION))
    }

    @Test
    fun aRequestWakesWhoWaitsAndOnlyOnce() {
        credit.start()
        assertTrue(credit.await())
        assertTrue(credit.await(), "it waits already")
        assertFalse(credit.isAny)
        assertEquals(0, credit.take(PORTION))
        assertTrue(credit.add(5))
        assertFalse(credit.add(5))
        assertFalse(credit.await(), "there is credit")
        assertEquals(10, credit.take(PORTION))
    }

    @Test
    fun aCancelWakesWhoWaitsOrHasNotBegunAndNobodyElse() {
        assertTrue(credit.stopAwaiting(), "not begun")
        assertFalse(credit.stopAwaiting())
        credit.await()
        assertTrue(credit.stopAwaiting())
        assertFalse(credit.stopAwaiting())
        credit.add(1)
        assertFalse(credit.stopAwaiting())
        assertEquals(1, credit.take(PORTION))
    }

    @Test
    fun nothingIsLostBetweenThreads() {
        var taken = 0L
        val adding = AtomicInt(3)
        onThreads(4) { thread ->
            if (thread == 0) {
                while (adding.load() > 0) taken += credit.take(PORTION)
            } else {
                repeat(50_000) { credit.add(2) }
                adding.decrementAndFetch()
            }
        }
        assertEquals(300_000, taken + credit.take(PORTION))
    }

    private companion object {
        const val PORTION = 64L
    }
}
