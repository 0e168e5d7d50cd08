package kotlinbridge

import kotlinbridge.engine.FlowKind
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Registers flows of one kind: `flow("poll", interval) { interval -> pollFlow(interval) }`.
 *
 * The body takes the values of the parameters that are listed before it, none to six, in that
 * order. A flow with more parameters takes a class.
 */
public class FlowDeclaration<R : Flow<*>> internal constructor(
    private val registrations: Registrations,
    private val kind: FlowKind,
) {
    /** Registers [flow] itself, without a body. */
    public inline operator fun <reified Made : R> invoke(
        name: String, flow: Made,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
    ): Unit = add(name, typeOf<Made>(), emptyList(), scope, placement, window) { flow }

    public inline operator fun <reified Made : R> invoke(
        name: String,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: () -> Made,
    ): Unit = add(name, typeOf<Made>(), emptyList(), scope, placement, window) { body() }

    public inline operator fun <A, reified Made : R> invoke(
        name: String, a: Parameter<A>,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: (A) -> Made,
    ): Unit = add(name, typeOf<Made>(), listOf(a), scope, placement, window) { body(it.at(0)) }

    public inline operator fun <A, B, reified Made : R> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: (A, B) -> Made,
    ): Unit = add(name, typeOf<Made>(), listOf(a, b), scope, placement, window) { body(it.at(0), it.at(1)) }

    public inline operator fun <A, B, C, reified Made : R> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>, c: Parameter<C>,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: (A, B, C) -> Made,
    ): Unit = add(name, typeOf<Made>(), listOf(a, b, c), scope, placement, window) {
        body(it.at(0), it.at(1), it.at(2))
    }

    public inline operator fun <A, B, C, D, reified Made : R> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>, c: Parameter<C>, d: Parameter<D>,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: (A, B, C, D) -> Made,
    ): Unit = add(name, typeOf<Made>(), listOf(a, b, c, d), scope, placement, window) {
        body(it.at(0), it.at(1), it.at(2), it.at(3))
    }

    public inline operator fun <A, B, C, D, E, reified Made : R> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>, c: Parameter<C>, d: Parameter<D>, e: Parameter<E>,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: (A, B, C, D, E) -> Made,
    ): Unit = add(name, typeOf<Made>(), listOf(a, b, c, d, e), scope, placement, window) {
        body(it.at(0), it.at(1), it.at(2), it.at(3), it.at(4))
    }

    public inline operator fun <A, B, C, D, E, F, reified Made : R> invoke(
        name: String,
        a: Parameter<A>, b: Parameter<B>, c: Parameter<C>, d: Parameter<D>, e: Parameter<E>, f: Parameter<F>,
        scope: CoroutineScope? = null, placement: Placement? = null, window: Int? = null,
        crossinline body: (A, B, C, D, E, F) -> Made,
    ): Unit = add(name, typeOf<Made>(), listOf(a, b, c, d, e, f), scope, placement, window) {
        body(it.at(0), it.at(1), it.at(2), it.at(3), it.at(4), it.at(5))
    }

    @PublishedApi
    internal fun add(
        name: String,
        flow: KType,
        parameters: List<Parameter<*>>,
        scope: CoroutineScope?,
        placement: Placement?,
        window: Int?,
        body: (Array<Any?>) -> Flow<*>,
    ): Unit = registrations.add(kind, name, flow, parameters, scope, placement, window, body)
}
