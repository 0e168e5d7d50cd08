@file:OptIn(ExperimentalCoroutinesApi::class)

package kotlinbridge.engine

import kotlinbridge.DoubleEmitter
import kotlinbridge.DoubleFlow
import kotlinbridge.LongEmitter
import kotlinbridge.LongFlow
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.AbstractFlow
import kotlinx.coroutines.flow.FlowCollector

// One collection each of a flow whose numbers are not boxed. The first number from a context takes the ordinary way, on
// which `AbstractFlow` checks that the context may emit; the others go to the subscription.

internal class UnboxedLongs(private val flow: LongFlow, private val subscription: SubscriptionCollector) :
    AbstractFlow<Long>(), LongEmitter {
    private lateinit var checking: FlowCollector<Long>

    override suspend fun collectSafely(collector: FlowCollector<Long>) {
        checking = collector
        return flow.block(this)
    }

    override suspend fun emit(value: Long) {
        if (!subscription.hasChecked(currentCoroutineContext())) return checking.emit(value)
        return subscription.emitLong(value)
    }
}

internal class UnboxedDoubles(private val flow: DoubleFlow, private val subscription: SubscriptionCollector) :
    AbstractFlow<Double>(), DoubleEmitter {
    private lateinit var checking: FlowCollector<Double>

    override suspend fun collectSafely(collector: FlowCollector<Double>) {
        checking = collector
        return flow.block(this)
    }

    override suspend fun emit(value: Double) {
        if (!subscription.hasChecked(currentCoroutineContext())) return checking.emit(value)
        return subscription.emitDouble(value)
    }
}
