package kotlinbridge.table

import kotlinbridge.c.kb_failure
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.value
import kotlinx.coroutines.flow.MutableStateFlow
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

class StateFunctionsTest {
    private val state = MutableStateFlow(3L)

    @BeforeTest
    fun open() {
        Bodies.state = state
        received.clear()
        thrown.clear()
    }

    private fun read(flow: UInt, arguments: ByteArray = ByteArray(0)): Int = arguments.lend { data, size ->
        table.state_value!!(flow, data, size, null, staticCFunction(::receive), onThrow)
    }

    private fun set(flow: String, value: ByteArray, arguments: ByteArray = ByteArray(0)): Int = value.lend { data, size ->
        arguments.lend { first, firstSize ->
            table.state_set!!(flowId(flow), first, firstSize, data, size, null, onThrow)
        }
    }

    /** The status, and whether the value was swapped: 1, 0, or -1 if nothing was written. */
    private fun compareAndSet(flow: String, expected: ByteArray, update: ByteArray): Pair<Int, Int> = memScoped {
        val swapped = alloc<IntVar>().apply { value = -1 }
        val status = expected.lend { old, oldSize ->
            update.lend { new, newSize ->
                table.state_compare_and_set!!(
                    flowId(flow), null, 0, old, oldSize, new, newSize, swapped.ptr, null, onThrow,
                )
            }
        }
        status to swapped.value
    }

    // ---- value ----

    @Test
    fun theCurrentValueIsLentOnce() {
        for (name in listOf("state", "mutable")) {
            received.clear()
            assertEquals(OK, read(flowId(name)))
            assertContentEquals(longs(3), received.single())
        }
    }

    @Test
    fun flowsWithoutACurrentValueSaySo() {
        for (name in listOf("cold", "range", "shared")) assertEquals(UNSUPPORTED, read(flowId(name)), name)
        assertEquals(UNKNOWN_ID, read(9999u))
        assertEquals(UNKNOWN_ID, read(UInt.MAX_VALUE))
        assertEquals(MALFORMED, read(flowId("state"), ByteArray(1)))
        assertEquals(INVALID_ARGUMENT, table.state_value!!(flowId("state"), null, 0, null, null, onThrow))
        assertEquals(INVALID_ARGUMENT, table.state_value!!(flowId("state"), null, 0, null, staticCFunction(::receive), null))
        for (size in listOf(-1L, 8L)) {
            val status = table.state_value!!(flowId("state"), null, size, null, staticCFunction(::receive), onThrow)
            assertEquals(INVALID_ARGUMENT, status)
        }
        assertEquals(0, received.size)
    }

    // ---- set ----

    @Test
    fun aMutableStateFlowCanBeSet() {
        assertEquals(OK, set("mutable", longs(8)))
        assertEquals(8, state.value)
    }

    @Test
    fun otherFlowsCannotBeSet() {
        for (name in listOf("cold", "range", "shared", "state")) assertEquals(UNSUPPORTED, set(name, longs(8)), name)
        assertEquals(UNKNOWN_ID, table.state_set!!(9999u, null, 0, null, 0, null, onThrow))
        assertEquals(3, state.value)
    }

    @Test
    fun aMalformedValueIsNotSet() {
        for (bytes in listOf(ByteArray(0), ByteArray(7), ByteArray(9))) assertEquals(MALFORMED, set("mutable", bytes))
        for (size in listOf(-1L, Long.MIN_VALUE, 8L)) {
            val id = flowId("mutable")
            assertEquals(INVALID_ARGUMENT, table.state_set!!(id, null, 0, null, size, null, onThrow), "$size at NULL")
            assertEquals(INVALID_ARGUMENT, table.state_set!!(id, null, size, null, 0, null, onThrow), "$size at NULL")
        }
        longs(8).lend { data, size ->
            assertEquals(INVALID_ARGUMENT, table.state_set!!(flowId("mutable"), null, 0, data, size, null, null))
        }
        assertEquals(3, state.value)
    }

    // ---- compare and set ----

    @Test
    fun compareAndSetSwapsTheExpectedValueOnly() {
        assertEquals(OK to 1, compareAndSet("mutable", longs(3), longs(4)))
        assertEquals(4, state.value)
        assertEquals(OK to 0, compareAndSet("mutable", longs(3), longs(5)))
        assertEquals(4, state.value)
        assertEquals(OK to 1, compareAndSet("mutable", longs(4), longs(4)))
        assertEquals(4, state.value)
    }

    @Test
    fun compareAndSetRefusesWhatSetRefuses() {
        assertEquals(UNSUPPORTED to -1, compareAndSet("state", longs(3), longs(4)))
        assertEquals(UNSUPPORTED to -1, compareAndSet("cold", longs(3), longs(4)))
        assertEquals(MALFORMED to -1, compareAndSet("mutable", longs(3, 3), longs(4)))
        assertEquals(MALFORMED to -1, compareAndSet("mutable", longs(3), ByteArray(1)))
        val function = table.state_compare_and_set!!
        val id = flowId("mutable")
        longs(3).lend { data, size ->
            assertEquals(INVALID_ARGUMENT, function(id, null, 0, data, size, data, size, null, null, onThrow))
            memScoped {
                val swapped = alloc<IntVar>().ptr
                for (bad in listOf(-1L, 8L)) {
                    assertEquals(INVALID_ARGUMENT, function(id, null, 0, null, bad, data, size, swapped, null, onThrow))
                    assertEquals(INVALID_ARGUMENT, function(id, null, 0, data, size, null, bad, swapped, null, onThrow))
                }
                assertEquals(INVALID_ARGUMENT, function(id, null, 0, data, size, data, size, swapped, null, null))
                assertEquals(UNKNOWN_ID, function(9999u, null, 0, data, size, data, size, swapped, null, onThrow))
            }
        }
        assertEquals(3, state.value)
        assertEquals(emptyList(), told)
    }

    // ---- what Kotlin code throws ----

    private val told: List<String> get() = thrown.map { "$it" }
    private val tooSmall = listOf("failed kotlin.IllegalArgumentException: -1 is too small")

    @Test
    fun argumentsThatAreRefusedAreToldAndNothingIsReadOrSet() {
        assertEquals(THREW, read(flowId("pickyAsked"), longs(-1)))
        assertEquals(tooSmall, told)
        thrown.clear()
        assertEquals(THREW, set("pickyAsked", longs(8), arguments = longs(-1)))
        assertEquals(tooSmall, told)
        assertEquals(0, received.size)
        assertEquals(3, state.value)
        assertEquals(MALFORMED, read(flowId("pickyAsked"), longs(-1).copyOf(7)))
        assertEquals(1, thrown.size)
    }

    @Test
    fun aValueThatIsRefusedIsToldAndNotSet() {
        Bodies.picky = MutableStateFlow(Picky(1))
        assertEquals(THREW, set("pickyState", longs(-1)))
        assertEquals(tooSmall, told)
        for ((expected, update) in listOf(longs(-1) to longs(2), longs(1) to longs(-1))) {
            thrown.clear()
            assertEquals(THREW to -1, compareAndSet("pickyState", expected, update))
            assertEquals(tooSmall, told)
        }
        assertEquals(1, Bodies.picky.value.number)
        thrown.clear()
        Bodies.picky = MutableStateFlow(Picky(100))
        assertEquals(THREW to -1, compareAndSet("pickyState", longs(1), longs(2)))
        assertEquals(listOf("failed kotlin.IllegalStateException: 100 can't be compared"), told)
        assertEquals(100, Bodies.picky.value.number)
    }

    @Test
    fun aBodyThatThrowsIsTold() {
        assertEquals(THREW, read(flowId("noState")))
        assertEquals(THREW, set("noState", longs(1)))
        assertEquals(THREW to -1, compareAndSet("noState", longs(1), longs(1)))
        assertEquals(List(3) { "failed kotlin.IllegalStateException: no state" }, told)
        assertEquals(0, received.size)
    }

    @Test
    fun aValueThatHasNoEncodingIsTold() {
        assertEquals(THREW, read(flowId("endless")))
        assertEquals(listOf("failed kotlin.IllegalArgumentException: an infinite Duration can't cross to Swift"), told)
        assertEquals(0, received.size)
    }
}

/** What the state functions have reported, on one thread. */
private val thrown = mutableListOf<SeenFailure>()

private val onThrow = staticCFunction { _: COpaquePointer?, failure: CPointer<kb_failure>? ->
    thrown += SeenFailure(failure!!.pointed)
}
