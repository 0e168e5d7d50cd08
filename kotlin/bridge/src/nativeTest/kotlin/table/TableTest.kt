package kotlinbridge.table

import kotlinbridge.c.*
import kotlinbridge.engine.installed
import kotlinbridge.kotlinBridge
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.sizeOf
import kotlinx.cinterop.staticCFunction
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.flow.flow
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class TableTest {
    private val recorder = recorder<Long>().apply { job = 77uL }
    private val placements = listOf(CALLER, DEFAULT, IO)

    /** Asserts that a status other than `KB_OK` came alone. */
    private fun assertUntouched() {
        assertEquals(emptyList(), recorder.events)
        assertEquals(77uL, recorder.job)
        assertNothingLeft()
    }

    @Test
    fun theTableTellsVersionAndSize() {
        assertEquals(KB_ABI_VERSION, table.abi_version)
        assertEquals(sizeOf<kb_library>().toUInt(), table.size)
    }

    @Test
    fun oneBinaryHasOneLibrary() {
        assertEquals(engine, libraryTable)
        assertNull(kotlinBridge("second") {})
        assertEquals("test", installed().name)
    }

    // ---- subscribe ----

    private fun subscribe(
        flow: UInt = flowId("cold"),
        data: CPointer<UByteVar>? = null,
        size: Long = 0,
        placement: Int = DEFAULT,
        flags: UInt = 0u,
        demand: Long = 1,
        observer: CPointer<kb_observer>? = null,
        hasJob: Boolean = true,
    ) = table.subscribe!!(flow, data, size, placement, flags, demand, observer, recorder.jobPointer.takeIf { hasJob })

    @Test
    fun subscribeRefusesWhatItCannotAccept() {
        recorder.withObserver { observer ->
            for (id in listOf(installed().flows.size.toUInt(), UInt.MAX_VALUE)) {
                assertEquals(UNKNOWN_ID, subscribe(flow = id, observer = observer))
            }
            for (placement in listOf(-1, 3, Int.MAX_VALUE)) {
                assertEquals(INVALID_ARGUMENT, subscribe(placement = placement, observer = observer))
            }
            for (flags in listOf(2u, RENDEZVOUS or 4u, UInt.MAX_VALUE)) {
                assertEquals(INVALID_ARGUMENT, subscribe(flags = flags, observer = observer))
            }
            for (demand in listOf(-1L, Long.MIN_VALUE)) {
                assertEquals(INVALID_ARGUMENT, subscribe(demand = demand, observer = observer))
            }
            assertEquals(INVALID_ARGUMENT, subscribe(observer = observer, hasJob = false))
            assertEquals(INVALID_ARGUMENT, subscribe(observer = null))
            for (size in listOf(-1L, Long.MIN_VALUE, 1L)) {
                assertEquals(INVALID_ARGUMENT, subscribe(size = size, observer = observer), "$size bytes at NULL")
            }
        }
        assertUntouched()
    }

    @Test
    fun subscribeRefusesAnObserverWithHoles() {
        val holes = listOf<kb_observer.() -> Unit>(
            { on_each = null }, { on_complete = null }, { on_throw = null }, { release = null },
        )
        for (hole in holes) {
            recorder.withObserver { observer ->
                observer.pointed.hole()
                assertEquals(INVALID_ARGUMENT, subscribe(observer = observer))
            }
        }
        assertUntouched()
    }

    @Test
    fun malformedArgumentsAreRefused() {
        val range = longs(1, 2)
        for (bytes in listOf(ByteArray(0), range.copyOf(15), range.copyOf(17), range + range)) {
            for (placement in placements) {
                assertEquals(MALFORMED, recorder.subscribe("range", placement = placement, arguments = bytes))
                assertEquals(MALFORMED, recorder.call("sum", placement, bytes))
            }
        }
        assertEquals(MALFORMED, recorder.subscribe("cold", arguments = ByteArray(1)))
        assertEquals(MALFORMED, recorder.call("plain", arguments = ByteArray(1)))
        assertUntouched()
    }

    // ---- request, cancel ----

    @Test
    fun handlesThatAreNoneAreRefused() {
        for (handle in listOf(0uL, 1uL, ULong.MAX_VALUE, 0xFFFF_FFFFuL, 1uL shl 63)) {
            assertEquals(INVALID_HANDLE, table.request!!(handle, 1), "$handle")
            assertEquals(INVALID_HANDLE, table.cancel!!(handle, HERE), "$handle")
            assertEquals(INVALID_HANDLE, table.cancel!!(handle, LATER), "$handle")
        }
    }

    @Test
    fun badRequestsAndCancelsLeaveTheJobAlone() {
        Bodies.cold = { flow { while (true) emit(1) } }
        val waiting = recorder<Long>()
        waiting.subscribe("cold", demand = 0, placement = CALLER)
        for (count in listOf(0L, -1L, Long.MIN_VALUE)) assertEquals(INVALID_ARGUMENT, waiting.request(count))
        for (where in listOf(-1, 2, Int.MIN_VALUE)) assertEquals(INVALID_ARGUMENT, waiting.cancel(where))
        assertEquals(emptyList(), waiting.events)
        assertEquals(listOf(1L, 1L, 1L), counters())
        assertEquals(OK, waiting.request(1))
        assertEquals(listOf("1"), waiting.events)
        assertEquals(OK, waiting.cancel(HERE))
        assertEquals(listOf("1", "release"), waiting.events)
    }

    @Test
    fun aCallTakesNoRequests() {
        Bodies.suspending = { awaitCancellation() }
        val call = recorder<Long>()
        call.call("suspending", CALLER)
        assertEquals(listOf(1L, 0L, 1L), counters())
        assertEquals(INVALID_HANDLE, call.request(1))
        assertEquals(OK, call.cancel(HERE))
        assertEquals(listOf("cancelled", "release"), call.events)
    }

    // ---- call ----

    private fun call(
        function: UInt = functionId("plain"),
        size: Long = 0,
        placement: Int = DEFAULT,
        observer: CPointer<kb_call_observer>? = null,
        answer: CPointer<kb_answer>? = null,
    ) = table.call!!(function, null, size, placement, observer, answer)

    @Test
    fun callRefusesWhatItCannotAccept() {
        recorder.withCall { observer, answer ->
            for (id in listOf(installed().functions.size.toUInt(), UInt.MAX_VALUE)) {
                assertEquals(UNKNOWN_ID, call(function = id, observer = observer, answer = answer))
            }
            for (placement in listOf(-1, 3)) {
                assertEquals(INVALID_ARGUMENT, call(placement = placement, observer = observer, answer = answer))
            }
            assertEquals(INVALID_ARGUMENT, call(observer = observer, answer = null))
            assertEquals(INVALID_ARGUMENT, call(observer = null, answer = answer))
            for (size in listOf(-1L, 1L)) {
                assertEquals(INVALID_ARGUMENT, call(size = size, observer = observer, answer = answer))
            }
        }
        val holes = listOf<kb_call_observer.() -> Unit>(
            { retain = null }, { on_return = null }, { on_throw = null }, { release = null },
        )
        for (hole in holes) {
            recorder.withCall { observer, answer ->
                observer.pointed.hole()
                assertEquals(INVALID_ARGUMENT, call(observer = observer, answer = answer))
            }
        }
        assertUntouched()
    }

    // ---- the rest ----

    @Test
    fun manifestIsLentOnce() {
        received.clear()
        assertEquals(INVALID_ARGUMENT, table.manifest!!(null, null))
        assertEquals(OK, table.manifest!!(null, staticCFunction(::receive)))
        assertEquals(listOf(installed().manifest.decodeToString()), received.map { it.decodeToString() })
    }

    @Test
    fun countersTellWhatIsAlive() {
        assertEquals(INVALID_ARGUMENT, table.counters!!(null))
        Bodies.suspending = { awaitCancellation() }
        val flows = List(3) { recorder<Long>().also { it.subscribe("cold", demand = 0) } }
        val calls = List(2) { recorder<Long>().also { it.call("suspending", CALLER) } }
        assertEquals(listOf(5L, 3L, 5L), counters())
        for (alive in flows + calls) assertEquals(OK, alive.cancel(HERE))
        assertEquals(listOf(0L, 0L, 0L), counters())
    }

    @Test
    fun collectGarbageMakesTheStableReferencesCountable() {
        assertEquals(OK, table.collect_garbage!!())
        assertTrue(stableReferences() > 0, "the recorders of this process, for example")
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}

/** The bytes that [receive] has received, on one thread. */
internal val received = mutableListOf<ByteArray>()

@Suppress("UNUSED_PARAMETER")
internal fun receive(context: COpaquePointer?, data: CPointer<UByteVar>?, size: Long) {
    received += if (size == 0L) ByteArray(0) else data!!.readBytes(size.toInt())
}
