package kotlinbridge.engine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Tries every count of refills at every place. */
class SubscriptionTurnTest {
    private fun lastRefill(isRegistering: Boolean = false, isOnCaller: Boolean = false, isPoolWaitedFor: Boolean): Int? =
        (0..100).firstOrNull { SubscriptionTurn.isOver(it, isRegistering, isOnCaller) { isPoolWaitedFor } }

    @Test
    fun aRegistrationTakesNoCredit() {
        for (isOnCaller in listOf(true, false)) for (isPoolWaitedFor in listOf(true, false)) {
            assertEquals(0, lastRefill(isRegistering = true, isOnCaller, isPoolWaitedFor))
        }
    }

    @Test
    fun aCallingThreadTakesCreditOnce() {
        for (isPoolWaitedFor in listOf(true, false)) {
            assertEquals(1, lastRefill(isOnCaller = true, isPoolWaitedFor = isPoolWaitedFor))
        }
    }

    @Test
    fun aThreadOfThePoolGoesOnUnlessOthersWait() {
        assertEquals(SubscriptionTurn.POOLS_REFILLS, lastRefill(isPoolWaitedFor = true))
        assertEquals(null, lastRefill(isPoolWaitedFor = false))
        assertTrue(SubscriptionTurn.isOver(1000, isRegistering = false, isOnCaller = false) { true })
    }
}
