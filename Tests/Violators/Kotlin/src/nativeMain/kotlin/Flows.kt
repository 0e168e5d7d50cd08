package violators

import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.cancel
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.runBlocking

// The flows that every bridge exports. Nothing is wrong with them, only with the bridges.

private const val COUNT = 5L

private suspend fun FlowCollector<Long>.emitCounted() {
    for (i in 0 until COUNT) emit(i)
}

/** Emits 0 until 5, then ends. */
internal fun counts(): Flow<Long> = flow { emitCounted() }

/** Emits 0 until 5, then throws. */
internal fun throws(): Flow<Long> = flow {
    emitCounted()
    throw IllegalStateException("boom")
}

/** Counts for ever without a pause. `emit` notices a cancel. */
internal fun endless(): Flow<Long> = flow {
    var i = 0L
    while (true) emit(i++)
}

/** Waits for ever. */
internal fun never(): Flow<Long> = flow { awaitCancellation() }

private val openings = Channel<Unit>(Channel.UNLIMITED)

/**
 * Counts for ever, and after each element blocks its thread, without suspending, until [openGate]
 * is called.
 */
internal fun gated(): Flow<Long> = flow {
    var i = 0L
    while (true) {
        emit(i++)
        runBlocking { openings.receive() }
    }
}

internal fun openGate() {
    openings.trySend(Unit)
}

/** Emits 0 until 5, then cancels itself. */
internal fun cancels(): Flow<Long> = flow {
    emitCounted()
    currentCoroutineContext().cancel()
    currentCoroutineContext().ensureActive()
}
