package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.*
import kotlinbridge.wire.WireException
import kotlinbridge.wire.reading
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ULongVar
import kotlinx.cinterop.pointed
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.value
import kotlinx.coroutines.flow.Flow

// As in LibraryFunctions.kt, `library` says nothing.

internal fun subscribeTo(
    library: COpaquePointer?,
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
    if (!isPlacement(placement)) return@entry KB_INVALID_ARGUMENT
    if (flags and (KB_RENDEZVOUS or KB_FETCHED).inv() != 0u) return@entry KB_INVALID_ARGUMENT
    if (job == null || demand < 0 || !isSane(arguments, argumentsSize)) return@entry KB_INVALID_ARGUMENT
    val functions = Observer.of(observer) ?: return@entry KB_INVALID_ARGUMENT
    val consumer = observer!!.pointed.context
    val read = try {
        reading(arguments?.reinterpret(), argumentsSize) { declared.read(it) }
    } catch (malformed: WireException) {
        throw malformed
    } catch (refusal: Throwable) {
        fun(): Flow<*> = throw refusal
    }
    val subscription = handles.add { handle ->
        Subscription(
            handle, declared, bodyOf(read), scopeOf(read), functions, consumer,
            isCallerPlaced = placement == KB_CALLER,
            isRendezvous = flags and KB_RENDEZVOUS != 0u,
            isFetched = flags and KB_FETCHED != 0u,
            SubscriptionQueue(poolOf(placement)),
        )
    }
    job.pointed.value = subscription.handle.toULong()
    subscription.bind()
    if (demand > 0) subscription.request(demand)
    KB_OK
}

internal fun requestMore(library: COpaquePointer?, job: ULong, count: Long): Int = entry {
    val subscription = handles[job.toLong()] as? Subscription ?: return@entry KB_INVALID_HANDLE
    if (count < 1) return@entry KB_INVALID_ARGUMENT
    subscription.request(count)
    KB_OK
}

internal fun fetchElements(library: COpaquePointer?, job: ULong, memory: CPointer<kb_buffer>?, count: CPointer<LongVar>?): Int = entry {
    val subscription = handles[job.toLong()] as? Subscription ?: return@entry KB_INVALID_HANDLE
    val into = memory?.pointed ?: return@entry KB_INVALID_ARGUMENT
    val isSane = into.capacity >= 0 && (into.data == null) == (into.capacity == 0L)
    if (count == null || !isSane || !subscription.isFetched) return@entry KB_INVALID_ARGUMENT
    count.pointed.value = subscription.fetch(into)
    KB_OK
}

internal fun cancelJob(library: COpaquePointer?, job: ULong, where: Int): Int = entry {
    val isHere = when (where) {
        KB_CANCEL_HERE -> true
        KB_CANCEL_LATER -> false
        else -> return@entry KB_INVALID_ARGUMENT
    }
    when (val found = handles[job.toLong()]) {
        is Subscription -> if (isHere) found.cancelHere() else found.cancelLater()
        is CallJob -> found.cancelByConsumer(isHere)
        else -> return@entry KB_INVALID_HANDLE
    }
    KB_OK
}
