package kotlinbridge

import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.AbstractFlow
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector

/**
 * Makes a cold flow of numbers that are not boxed on their way to Swift.
 *
 * The `emit` of [kotlinx.coroutines.flow.flow] is generic, so it makes an object of each `Long`. In every other respect
 * this flow is one of [kotlinx.coroutines.flow.flow]: [block] runs once for each collection, and emits in the context
 * that collects. Collectors in Kotlin and operators such as `map` get boxed numbers.
 */
public fun longFlow(block: suspend LongEmitter.() -> Unit): Flow<Long> = LongFlow(block)

/** As [longFlow], for `Double`. */
public fun doubleFlow(block: suspend DoubleEmitter.() -> Unit): Flow<Double> = DoubleFlow(block)

/** Takes the elements of a [longFlow]. */
public interface LongEmitter {
    /** Waits until the collector wants [value], and throws when it has been cancelled. */
    public suspend fun emit(value: Long)
}

/** Takes the elements of a [doubleFlow]. */
public interface DoubleEmitter {
    /** Waits until the collector wants [value], and throws when it has been cancelled. */
    public suspend fun emit(value: Double)
}

@OptIn(ExperimentalCoroutinesApi::class)
internal class LongFlow(val block: suspend LongEmitter.() -> Unit) : AbstractFlow<Long>() {
    override suspend fun collectSafely(collector: FlowCollector<Long>): Unit = block(
        object : LongEmitter {
            override suspend fun emit(value: Long) = collector.emit(value)
        },
    )
}

@OptIn(ExperimentalCoroutinesApi::class)
internal class DoubleFlow(val block: suspend DoubleEmitter.() -> Unit) : AbstractFlow<Double>() {
    override suspend fun collectSafely(collector: FlowCollector<Double>): Unit = block(
        object : DoubleEmitter {
            override suspend fun emit(value: Double) = collector.emit(value)
        },
    )
}
