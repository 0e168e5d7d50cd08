package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.*
import kotlinbridge.wire.codec
import kotlinbridge.wire.decode
import kotlinbridge.wire.discard
import kotlinbridge.wire.encode
import kotlinbridge.wire.reading
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.get
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.set
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value
import kotlinx.coroutines.CoroutineDispatcher
import kotlin.test.assertEquals

// The constants as the functions of the table take and return them.
internal val CALLER = KB_CALLER
internal val DEFAULT = KB_DEFAULT
internal val IO = KB_IO
internal val LATER = KB_CANCEL_LATER
internal val HERE = KB_CANCEL_HERE
internal val RENDEZVOUS = KB_RENDEZVOUS
internal val FETCHED = KB_FETCHED
internal val OK = KB_OK.toInt()
internal val UNKNOWN_ID = KB_UNKNOWN_ID.toInt()
internal val INVALID_HANDLE = KB_INVALID_HANDLE.toInt()
internal val INVALID_ARGUMENT = KB_INVALID_ARGUMENT.toInt()
internal val MALFORMED = KB_MALFORMED.toInt()
internal val UNSUPPORTED = KB_UNSUPPORTED.toInt()
internal val INTERNAL = KB_INTERNAL.toInt()
internal val THREW = KB_THREW.toInt()
internal val OBSERVED = KB_OBSERVED.toInt()

internal const val UNLIMITED = Long.MAX_VALUE

internal val table: kb_library get() = engine.pointed

internal fun flowId(name: String): UInt = library.flowId(name)

internal fun functionId(name: String): UInt = library.functionId(name)

internal fun longs(vararg values: Long): ByteArray =
    values.fold(ByteArray(0)) { bytes, value -> bytes + codec<Long>().encode(value) }

internal inline fun <R> ByteArray.lend(body: (CPointer<UByteVar>?, Long) -> R): R =
    if (isEmpty()) body(null, 0) else usePinned { body(it.addressOf(0).reinterpret(), size.toLong()) }

/** Subscribes through the table and returns its status. */
internal fun Recorder.subscribe(
    flow: String,
    demand: Long = UNLIMITED,
    placement: Int = DEFAULT,
    arguments: ByteArray = ByteArray(0),
    flags: UInt = 0u,
): Int = arguments.lend { data, size ->
    withObserver { table.subscribe!!(null, flowId(flow), data, size, placement, flags, demand, it, jobPointer) }
}

/** Calls through the table and returns its status: OK for a call that was accepted. */
internal fun Recorder.call(function: String, placement: Int = DEFAULT, arguments: ByteArray = ByteArray(0)): Int =
    withCall(arguments) { frame ->
        frame.id = functionId(function)
        frame.placement = placement
        table.call!!(frame.ptr)
    }

/** Calls the entry of a function and returns its status: OK for a call that was accepted. */
internal fun Recorder.enter(function: String, placement: Int, arguments: ByteArray): Int =
    withCall(arguments) { frame ->
        frame.id = functionId(function)
        frame.placement = placement
        table.module!!.pointed.functions!![frame.id.toInt()].frame!!(frame.ptr)
    }

/** Lends [body] a frame with [arguments] in memory of [capacity] bytes. */
internal fun <R> withFrame(arguments: ByteArray = ByteArray(0), capacity: Int = 64, body: (kb_frame) -> R): R = memScoped {
    val memory = allocArray<UByteVar>(maxOf(capacity, arguments.size))
    for (index in arguments.indices) memory[index] = arguments[index].toUByte()
    val frame = alloc<kb_frame>()
    frame.bytes.data = memory
    frame.bytes.size = arguments.size.toLong()
    frame.bytes.capacity = maxOf(capacity, arguments.size).toLong()
    frame.bytes.is_grown = 0
    frame.context = null
    frame.on_throw = null
    frame.observer = null
    frame.job = 0uL
    frame.id = 0u
    frame.placement = DEFAULT
    try {
        body(frame)
    } finally {
        frame.bytes.discard()
    }
}

internal fun Recorder.request(count: Long): Int = table.request!!(null, job, count)

/** Fetches elements and records them. Returns their count. */
internal fun Recorder.fetch(): Int = memScoped {
    val memory = alloc<kb_buffer>()
    val count = alloc<LongVar>()
    memory.is_grown = 0
    memory.discard()
    val status = table.fetch!!(null, job, memory.ptr, count.ptr)
    if (status == INVALID_HANDLE) return@memScoped 0
    assertEquals(OK, status)
    if (count.value > 0) each(memory.data, memory.size, count.value)
    memory.discard()
    count.value.toInt()
}

internal fun Recorder.cancel(where: Int): Int = table.cancel!!(null, job, where)

/** Subscribes as the table's `subscribe` does, but with the test's own [pool]. */
internal fun Recorder.subscribeOn(
    pool: CoroutineDispatcher,
    flow: String,
    demand: Long,
    isCallerPlaced: Boolean = false,
    isRendezvous: Boolean = false,
    isFetched: Boolean = false,
): Recorder = apply {
    val id = flowId(flow) // sets up the library
    val entry = installed().flows[id.toInt()]
    val read = reading(null, 0) { entry.read(it) }
    val (observer, context) = withObserver { Observer.of(it)!! to it.pointed.context }
    val subscription = installed().handles.add { handle ->
        Subscription(
            handle, entry, bodyOf(read), scopeOf(read), observer, context, isCallerPlaced, isRendezvous, isFetched,
            SubscriptionQueue(pool),
        )
    }
    job = subscription.handle.toULong()
    subscription.bind()
    if (demand > 0) subscription.request(demand)
}

/** Calls a function that suspends as the table's `call` does, but with the test's own [pool]. */
internal fun Recorder.callOn(pool: CoroutineDispatcher, function: String, isHere: Boolean = false): Recorder = apply {
    val entry = installed().functions[functionId(function).toInt()]
    withCall { frame ->
        frame.placement = if (isHere) CALLER else DEFAULT
        start(frame, entry, frame.observer!!.pointed, pool).toInt()
    }
}

/** Leaves a call of "plain" to the test's own [pool], as its C function does to a pool. */
internal fun Recorder.callPlainOn(pool: CoroutineDispatcher): Recorder = apply {
    withCall { frame -> later(frame, installed().functions[functionId("plain").toInt()], pool) { Bodies.plain() }.toInt() }
}

/** The counters of jobs, subscriptions and handles, in this order. */
internal fun counters(): List<Long> = memScoped {
    val counters = alloc<kb_counters>()
    assertEquals(OK, table.counters!!(null, counters.ptr))
    listOf(counters.jobs, counters.subscriptions, counters.handles)
}

/**
 * Called when all recorders have been released. Nothing may be alive then, and no exception may
 * have gone astray.
 */
internal fun assertNothingLeft() {
    assertEquals(listOf(0L, 0L, 0L), counters(), "jobs, subscriptions, handles")
    assertEquals(emptyList(), uncaught.value, "exceptions that nobody awaited")
}
