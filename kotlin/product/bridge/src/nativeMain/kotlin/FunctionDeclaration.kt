package kotlinbridge

import kotlinx.coroutines.CoroutineScope
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/**
 * Registers functions that do not suspend: `function("add", a, b) { a, b -> a + b }`.
 *
 * The body takes the values of the parameters that are listed before it, none to six, in that
 * order. A function with more parameters takes a class. If the body always throws, its result is
 * `Unit` for Swift.
 */
public class FunctionDeclaration internal constructor(private val registrations: Registrations) {
    // The type of the body is reified instead of its result, because that may be Nothing.

    public inline operator fun <reified Body : () -> Any?> invoke(
        name: String,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), emptyList(), scope, placement) { body() }

    public inline operator fun <A, reified Body : (A) -> Any?> invoke(
        name: String, a: Parameter<A>,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), listOf(a), scope, placement) { body(it.at(0)) }

    public inline operator fun <A, B, reified Body : (A, B) -> Any?> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), listOf(a, b), scope, placement) { body(it.at(0), it.at(1)) }

    public inline operator fun <A, B, C, reified Body : (A, B, C) -> Any?> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>, c: Parameter<C>,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), listOf(a, b, c), scope, placement) { body(it.at(0), it.at(1), it.at(2)) }

    public inline operator fun <A, B, C, D, reified Body : (A, B, C, D) -> Any?> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>, c: Parameter<C>, d: Parameter<D>,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), listOf(a, b, c, d), scope, placement) {
        body(it.at(0), it.at(1), it.at(2), it.at(3))
    }

    public inline operator fun <A, B, C, D, E, reified Body : (A, B, C, D, E) -> Any?> invoke(
        name: String, a: Parameter<A>, b: Parameter<B>, c: Parameter<C>, d: Parameter<D>, e: Parameter<E>,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), listOf(a, b, c, d, e), scope, placement) {
        body(it.at(0), it.at(1), it.at(2), it.at(3), it.at(4))
    }

    public inline operator fun <A, B, C, D, E, F, reified Body : (A, B, C, D, E, F) -> Any?> invoke(
        name: String,
        a: Parameter<A>, b: Parameter<B>, c: Parameter<C>, d: Parameter<D>, e: Parameter<E>, f: Parameter<F>,
        scope: CoroutineScope? = null, placement: Placement? = null,
        body: Body,
    ): Unit = add(name, typeOf<Body>(), listOf(a, b, c, d, e, f), scope, placement) {
        body(it.at(0), it.at(1), it.at(2), it.at(3), it.at(4), it.at(5))
    }

    @PublishedApi
    internal fun add(
        name: String,
        type: KType,
        parameters: List<Parameter<*>>,
        scope: CoroutineScope?,
        placement: Placement?,
        body: (Array<Any?>) -> Any?,
    ): Unit = registrations.add(name, type, parameters, scope, placement, suspending = null, plain = body)
}
