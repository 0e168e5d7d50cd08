package violators

import kotlin.concurrent.Volatile
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlinx.cinterop.COpaquePointer
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.test.runTest

class RightTest {
    @Test
    fun elementsComeInOrderAndThenTheEnd() = runTest {
        assertEquals(listOf("0", "1", "2", "3", "4", "complete"), history { Right.counts(it) })
    }

    @Test
    fun aFailureComesAfterItsElements() = runTest {
        assertEquals(listOf("0", "1", "2", "3", "4", "throw boom"), history { Right.throws(it) })
    }

    @Test
    fun aFlowThatCancelsItselfFails() = runTest {
        assertContains(history { Right.cancels(it) }.last(), "throw")
    }

    @Test
    fun aDeadScopeFails() = runTest {
        assertContains(history { Right.dead(it) }.single(), "throw")
    }

    @Test
    fun nothingComesAfterACancelInsideACallback() = runTest {
        val started = CompletableDeferred<COpaquePointer>()
        val seen = CompletableDeferred<Unit>()
        val recorder = object : Recorder() {
            override fun each(value: Long) {
                super.each(value)
                if (value < 3 || !started.isCompleted) return
                Right.cancel(started.getCompleted())
                seen.complete(Unit)
            }
        }
        started.complete(Right.endless(recorder))
        seen.await()
        val afterCancel = recorder.history
        Right.cancel(started.await())
        Right.release(started.await())
        assertEquals(afterCancel, recorder.history)
    }

    private suspend fun history(subscribe: (Consumer) -> COpaquePointer): List<String> {
        val recorder = Recorder()
        val job = subscribe(recorder)
        recorder.ended.await()
        Right.release(job)
        return recorder.history
    }
}

private open class Recorder : Consumer {
    val ended = CompletableDeferred<Unit>()

    @Volatile
    var history = emptyList<String>()
        private set

    override fun each(value: Long) {
        history += "$value"
    }

    override fun complete() {
        history += "complete"
        ended.complete(Unit)
    }

    override fun fail(failure: Throwable) {
        history += "throw ${failure.message}"
        ended.complete(Unit)
    }
}
