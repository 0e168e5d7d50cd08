package violators

import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.cancel
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.flow

// What every bridge is exported for. None of it is wrong: the bridges are.

private const val COUNT = 5L

private suspend fun FlowCollector<Long>.emitCounted() {
    for (i in 0 until COUNT) emit(i)
}

/** 0 until 5, then the end. */
internal fun counts(): Flow<Long> = flow { emitCounted() }

/** 0 until 5, then an exception. */
internal fun throws(): Flow<Long> = flow {
    emitCounted()
    throw IllegalStateException("boom")
}

/** Counts for ever without a pause; `emit` notices a cancel. */
internal fun endless(): Flow<Long> = flow {
    var i = 0L
    while (true) emit(i++)
}

/** Waits for ever. */
internal fun never(): Flow<Long> = flow { awaitCancellation() }

/** 0 until 5, then cancels itself. */
internal fun cancels(): Flow<Long> = flow {
    emitCounted()
    currentCoroutineContext().cancel()
    currentCoroutineContext().ensureActive()
}
