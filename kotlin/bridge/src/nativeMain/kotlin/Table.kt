package kotlinbridge

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.c.KB_CALLER
import kotlinbridge.c.KB_CANCEL_HERE
import kotlinbridge.c.KB_CANCEL_LATER
import kotlinbridge.c.KB_DEFAULT
import kotlinbridge.c.KB_INTERNAL
import kotlinbridge.c.KB_INVALID_ARGUMENT
import kotlinbridge.c.KB_INVALID_HANDLE
import kotlinbridge.c.KB_IO
import kotlinbridge.c.KB_MALFORMED
import kotlinbridge.c.KB_OK
import kotlinbridge.c.KB_RENDEZVOUS
import kotlinbridge.c.KB_THREW
import kotlinbridge.c.KB_UNKNOWN_ID
import kotlinbridge.c.KB_UNSUPPORTED
import kotlinbridge.c.kb_answer
import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_counters
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_library
import kotlinbridge.c.kb_observer
import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.invoke
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.sizeOf
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.value
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.IO
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

// C enumerations without a negative member are unsigned.
private typealias Status = UInt
private typealias Bytes = CPointer<UByteVar>
private typealias Receive = CPointer<CFunction<(COpaquePointer?, Bytes?, Long) -> Unit>>
private typealias OnThrow = CPointer<CFunction<(COpaquePointer?, CPointer<kb_failure>?) -> Unit>>

/**
 * The function table of this binary. Each function checks what it is handed, then does its work in [entry]; the contracts
 * are in kotlin_bridge.h.
 */
internal val libraryTable: CPointer<kb_library> by lazy(LazyThreadSafetyMode.PUBLICATION) {
    nativeHeap.alloc<kb_library>().apply {
        abi_version = KB_ABI_VERSION
        size = sizeOf<kb_library>().toUInt()
        manifest = staticCFunction(::sendManifest)
        subscribe = staticCFunction(::subscribeTo)
        request = staticCFunction(::requestMore)
        cancel = staticCFunction(::cancelJob)
        call = staticCFunction(::callFunction)
        state_value = staticCFunction(::stateValue)
        state_set = staticCFunction(::stateSet)
        state_compare_and_set = staticCFunction(::stateCompareAndSet)
        counters = staticCFunction(::readCounters)
        collect_garbage = staticCFunction(::collectGarbage)
    }.ptr
}

/**
 * Nothing that Kotlin throws may reach C. What a user's code throws has been caught before, where it can be told to the
 * consumer; what is left is that there is no memory or no handle.
 */
private inline fun entry(body: Library.() -> Status): Int = try {
    entered()
    installed().body().toInt()
} catch (_: WireException) {
    KB_MALFORMED.toInt()
} catch (_: Throwable) {
    KB_INTERNAL.toInt()
}

private fun sendManifest(context: COpaquePointer?, receive: Receive?): Int = entry {
    if (receive == null) return@entry KB_INVALID_ARGUMENT
    manifest.usePinned { receive(context, it.addressOf(0).reinterpret(), manifest.size.toLong()) }
    KB_OK
}

private fun subscribeTo(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    placement: Int,
    flags: UInt,
    demand: Long,
    observer: CPointer<kb_observer>?,
    job: CPointer<ULongVar>?,
): Int = entry {
    val declared = flows.getOrNull(flow.toInt()) ?: return@entry KB_UNKNOWN_ID
    val pool = poolOf(placement) ?: return@entry KB_INVALID_ARGUMENT
    if (flags and KB_RENDEZVOUS.inv() != 0u) return@entry KB_INVALID_ARGUMENT
    if (job == null || demand < 0 || !isSane(arguments, argumentsSize)) return@entry KB_INVALID_ARGUMENT
    val functions = Observer.of(observer) ?: return@entry KB_INVALID_ARGUMENT
    val consumer = observer!!.pointed.context
    var registration = declared
    val decoded = try {
        Arguments.decode(declared.parameters, arguments?.reinterpret(), argumentsSize)
    } catch (malformed: WireException) {
        throw malformed
    } catch (refusal: Throwable) {
        registration = declared.refusing(refusal)
        Arguments.NONE
    }
    val subscription = handles.add { handle ->
        val isCallerPlaced = placement == KB_CALLER.toInt()
        val isRendezvous = flags and KB_RENDEZVOUS != 0u
        Subscription(
            handle, registration, decoded, functions, consumer, isCallerPlaced, isRendezvous, SubscriptionMailbox(pool),
        )
    }
    job.pointed.value = subscription.handle.toULong()
    subscription.bind()
    if (demand > 0) subscription.request(demand)
    KB_OK
}

private fun requestMore(job: ULong, count: Long): Int = entry {
    val subscription = handles[job.toLong()] as? Subscription ?: return@entry KB_INVALID_HANDLE
    if (count < 1) return@entry KB_INVALID_ARGUMENT
    subscription.request(count)
    KB_OK
}

private fun cancelJob(job: ULong, where: Int): Int = entry {
    val isHere = when (where) {
        KB_CANCEL_HERE.toInt() -> true
        KB_CANCEL_LATER.toInt() -> false
        else -> return@entry KB_INVALID_ARGUMENT
    }
    when (val found = handles[job.toLong()]) {
        is Subscription -> if (isHere) found.cancelHere() else found.cancelLater()
        is CallJob -> found.cancelByConsumer(isHere)
        else -> return@entry KB_INVALID_HANDLE
    }
    KB_OK
}

private fun callFunction(
    function: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    placement: Int,
    observer: CPointer<kb_call_observer>?,
    answer: CPointer<kb_answer>?,
): Int = entry {
    val registration = functions.getOrNull(function.toInt()) ?: return@entry KB_UNKNOWN_ID
    val pool = poolOf(placement) ?: return@entry KB_INVALID_ARGUMENT
    if (answer == null || !isSane(arguments, argumentsSize)) return@entry KB_INVALID_ARGUMENT
    val lent = observer.orNullUnlessWhole() ?: return@entry KB_INVALID_ARGUMENT
    val isHere = placement == KB_CALLER.toInt()
    Scratches.use { scratch ->
        scratch.reader.reset(arguments?.reinterpret(), argumentsSize)
        val call = try {
            Call(registration, Arguments.read(registration.parameters, scratch.reader), pool, isHere)
        } catch (malformed: WireException) {
            throw malformed
        } catch (refusal: Throwable) {
            Call(registration.refusing(refusal), Arguments.NONE, pool, isHere)
        }
        if (isHere) call.startHere(lent, answer.pointed, scratch.writer) else call.startLater(lent, answer.pointed)
    }
    KB_OK
}

private fun stateValue(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    context: COpaquePointer?,
    receive: Receive?,
    onThrow: OnThrow?,
): Int = entry {
    if (receive == null) return@entry KB_INVALID_ARGUMENT
    withState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
        Writers.use { writer ->
            registration.codec.write(writer, state.value)
            receive(context, writer.data.reinterpret(), writer.size)
        }
        KB_OK
    }
}

private fun stateSet(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    value: Bytes?,
    valueSize: Long,
    context: COpaquePointer?,
    onThrow: OnThrow?,
): Int = entry {
    withMutableState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
        if (!isSane(value, valueSize)) return@entry KB_INVALID_ARGUMENT
        state.value = decode(registration, value, valueSize)
        KB_OK
    }
}

private fun stateCompareAndSet(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    expected: Bytes?,
    expectedSize: Long,
    update: Bytes?,
    updateSize: Long,
    swapped: CPointer<IntVar>?,
    context: COpaquePointer?,
    onThrow: OnThrow?,
): Int = entry {
    if (swapped == null) return@entry KB_INVALID_ARGUMENT
    withMutableState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
        if (!isSane(expected, expectedSize) || !isSane(update, updateSize)) return@entry KB_INVALID_ARGUMENT
        val before = decode(registration, expected, expectedSize)
        val after = decode(registration, update, updateSize)
        swapped.pointed.value = if (state.compareAndSet(before, after)) 1 else 0
        KB_OK
    }
}

private fun readCounters(counters: CPointer<kb_counters>?): Int = entry {
    val into = counters?.pointed ?: return@entry KB_INVALID_ARGUMENT
    var subscriptions = 0L
    var calls = 0L
    handles.forEach { if (it is Subscription) subscriptions++ else calls++ }
    into.jobs = subscriptions + calls
    into.subscriptions = subscriptions
    into.handles = subscriptions + calls
    into.stable_refs = kotlin.native.runtime.GC.lastGCInfo?.rootSet?.stableReferences ?: -1
    KB_OK
}

private fun collectGarbage(): Int = entry {
    kotlin.native.runtime.GC.collect()
    KB_OK
}

private fun poolOf(placement: Int): CoroutineDispatcher? = when (placement) {
    KB_CALLER.toInt(), KB_DEFAULT.toInt() -> elasticPool
    KB_IO.toInt() -> Dispatchers.IO
    else -> null
}

private fun isSane(data: Bytes?, size: Long) = size == 0L || (size > 0 && data != null)

/** Lends [body] an open state flow, and tells what Kotlin code throws meanwhile. */
private inline fun Library.withState(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    context: COpaquePointer?,
    onThrow: OnThrow?,
    body: (FlowRegistration, StateFlow<*>) -> Status,
): Status {
    val registration = flows.getOrNull(flow.toInt()) ?: return KB_UNKNOWN_ID
    if (!registration.kind.isState) return KB_UNSUPPORTED
    if (onThrow == null || !isSane(arguments, argumentsSize)) return KB_INVALID_ARGUMENT
    return try {
        val decoded = Arguments.decode(registration.parameters, arguments?.reinterpret(), argumentsSize)
        body(registration, registration.open(decoded) as StateFlow<*>)
    } catch (malformed: WireException) {
        throw malformed
    } catch (failure: Throwable) {
        failure.asFailure { onThrow(context, it) }
        KB_THREW
    }
}

private inline fun Library.withMutableState(
    flow: UInt,
    arguments: Bytes?,
    argumentsSize: Long,
    context: COpaquePointer?,
    onThrow: OnThrow?,
    body: (FlowRegistration, MutableStateFlow<Any?>) -> Status,
): Status = withState(flow, arguments, argumentsSize, context, onThrow) { registration, state ->
    if (registration.kind != FlowKind.MUTABLE_STATE) return KB_UNSUPPORTED
    @Suppress("UNCHECKED_CAST")
    body(registration, state as MutableStateFlow<Any?>)
}

private fun decode(registration: FlowRegistration, data: Bytes?, size: Long): Any? {
    val reader = WireReader(data?.reinterpret<ByteVar>(), size)
    return registration.codec.read(reader).also { reader.finish() }
}
