package kitchen

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlin.time.Duration

/** Knows on which queue each of its entries was written. */
public interface Journal {
    public fun write(entry: String)
}

/** The length of a text, as the main queue counts it. */
public suspend fun lengthOnMain(text: String): Int = withContext(Dispatchers.Main) { text.length }

/** Goes to the main queue and back, so many times. */
public suspend fun visitMain(journal: Journal, times: Int): Unit = withContext(Dispatchers.Default) {
    repeat(times) {
        withContext(Dispatchers.Main) { journal.write("$it there") }
        journal.write("$it back")
    }
}

/** Returns before anything is written. */
public fun writeOnMain(journal: Journal, entries: List<String>) {
    for (entry in entries) kitchenScope.launch(Dispatchers.Main) { journal.write(entry) }
}

/** What runs in place on the main queue, and what is queued. */
public suspend fun writeInPlace(journal: Journal): Unit = withContext(Dispatchers.Main) {
    launch(Dispatchers.Main) { journal.write("queued") }
    launch(Dispatchers.Main.immediate) { journal.write("in place") }
    journal.write("after it")
}

/** Waits on the main queue, and then until a time-out. */
public suspend fun waitOnMain(journal: Journal, pause: Duration): Unit = withContext(Dispatchers.Main) {
    delay(pause)
    journal.write("after a delay")
    try {
        withTimeout(pause) { awaitCancellation() }
    } catch (_: TimeoutCancellationException) {
        journal.write("after a time-out")
    }
}
