package bench

import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine
import kotlin.native.ref.createCleaner

/** The same work without a crossing: in Kotlin alone, as a bare C call, as a bare thread wake. */

private val unconfined = CoroutineScope(SupervisorJob() + Dispatchers.Unconfined)

/** Runs a body that never waits for anything. */
private fun run(body: suspend () -> Unit) {
    var outcome: Result<Unit>? = null
    body.startCoroutine(Continuation(EmptyCoroutineContext) { outcome = it })
    checkNotNull(outcome) { "the body was to end at once" }.getOrThrow()
}

private inline fun <T> collected(flow: Flow<T>, crossinline weight: (T) -> Long): Long {
    var sum = 0L
    run { flow.collect { sum += weight(it) } }
    return sum
}

@CName("floor_longs")
public fun floorLongs(count: Long): Long = collected(longs(count)) { it }

@CName("floor_strings")
public fun floorStrings(count: Long): Long = collected(strings(count)) { it.length.toLong() }

@CName("floor_records")
public fun floorRecords(count: Long): Long = collected(records(count)) { it.name.length.toLong() }

@CName("floor_lists")
public fun floorLists(count: Long): Long = collected(lists(count)) { it.size.toLong() }

@CName("floor_call")
public fun floorCall(value: Long): Long = value + 1

/** One C call each way. */
@CName("floor_round_trip")
public fun floorRoundTrip(value: Long, context: COpaquePointer?, onEach: OnLong): Unit = onEach(context, value)

/** Makes a thread of `Dispatchers.Default` call back. */
@CName("floor_hop")
public fun floorHop(context: COpaquePointer?, callback: CPointer<CFunction<(COpaquePointer?) -> Unit>>): Unit =
    Dispatchers.Default.dispatch(EmptyCoroutineContext, Runnable { callback(context) })

/**
 * Launches a collection, takes the first element, cancels with a cause that was made before, and
 * waits for the end.
 */
@CName("floor_cancel")
public fun floorCancel(count: Long): Long {
    val cause = CancellationException("cancelled")
    var sum = 0L
    for (i in 0 until count) {
        val job = unconfined.launch(start = CoroutineStart.UNDISPATCHED) { firstOnly().collect { sum += it } }
        job.cancel(cause)
        check(job.isCompleted) { "a cancelled collection was to end at once" }
    }
    return sum
}

@CName("floor_finish")
public fun floorFinish(count: Long): Long {
    var sum = 0L
    for (i in 0 until count) {
        val job = unconfined.launch(start = CoroutineStart.UNDISPATCHED) { longs(1).collect { sum += it + 1 } }
        check(job.isCompleted) { "a flow of one element was to end at once" }
    }
    return sum
}

private var idle: List<Job> = emptyList()

/** Starts [count] collections that wait after their first element. */
@CName("floor_idle")
public fun floorIdle(count: Long) {
    idle = List(count.toInt()) {
        unconfined.launch(start = CoroutineStart.UNDISPATCHED) { firstOnly().collect { } }
    }
}

/** An object that ends something of C's once it has been collected. */
private class Cleaned(place: Long) {
    @Suppress("unused") // it runs when this object has been collected
    private val cleaner = createCleaner(place) { }
}

private val cleaned = ArrayList<Cleaned>()

/** Makes and keeps [count] objects with a cleaner each. */
@CName("floor_cleaned")
public fun floorCleaned(count: Long) {
    for (place in 0 until count) cleaned += Cleaned(place)
}
