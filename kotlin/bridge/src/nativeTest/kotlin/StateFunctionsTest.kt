package kotlinbridge

import kotlinx.cinterop.IntVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
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
    }

    private fun read(flow: UInt, arguments: ByteArray = ByteArray(0)): Int = arguments.lend { data, size ->
        table.state_value!!(flow, data, size, null, staticCFunction(::receive))
    }

    private fun set(flow: String, value: ByteArray): Int =
        value.lend { data, size -> table.state_set!!(flowId(flow), null, 0, data, size) }

    /** The status, and whether it was swapped: 1, 0, or -1 if nobody told. */
    private fun compareAndSet(flow: String, expected: ByteArray, update: ByteArray): Pair<Int, Int> = memScoped {
        val swapped = alloc<IntVar>().apply { value = -1 }
        val status = expected.lend { old, oldSize ->
            update.lend { new, newSize ->
                table.state_compare_and_set!!(flowId(flow), null, 0, old, oldSize, new, newSize, swapped.ptr)
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
        assertEquals(INVALID_ARGUMENT, table.state_value!!(flowId("state"), null, 0, null, null))
        for (size in listOf(-1L, 8L)) {
            val status = table.state_value!!(flowId("state"), null, size, null, staticCFunction(::receive))
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
        assertEquals(UNKNOWN_ID, table.state_set!!(9999u, null, 0, null, 0))
        assertEquals(3, state.value)
    }

    @Test
    fun aMalformedValueIsNotSet() {
        for (bytes in listOf(ByteArray(0), ByteArray(7), ByteArray(9))) assertEquals(MALFORMED, set("mutable", bytes))
        for (size in listOf(-1L, Long.MIN_VALUE, 8L)) {
            assertEquals(INVALID_ARGUMENT, table.state_set!!(flowId("mutable"), null, 0, null, size), "$size at NULL")
            assertEquals(INVALID_ARGUMENT, table.state_set!!(flowId("mutable"), null, size, null, 0), "$size at NULL")
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
        longs(3).lend { data, size ->
            assertEquals(INVALID_ARGUMENT, function(flowId("mutable"), null, 0, data, size, data, size, null))
            memScoped {
                val swapped = alloc<IntVar>().ptr
                for (bad in listOf(-1L, 8L)) {
                    assertEquals(INVALID_ARGUMENT, function(flowId("mutable"), null, 0, null, bad, data, size, swapped))
                    assertEquals(INVALID_ARGUMENT, function(flowId("mutable"), null, 0, data, size, null, bad, swapped))
                }
                assertEquals(UNKNOWN_ID, function(9999u, null, 0, data, size, data, size, swapped))
            }
        }
        assertEquals(3, state.value)
    }
}
