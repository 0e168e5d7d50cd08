package kotlinbridge.table

import kotlinbridge.c.kb_failure
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.UByteVar
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
import kotlin.test.assertEquals

/** What the functions for state flows refuse and report. The Swift tests read, set and swap. */
class StateFunctionsTest {
    private val state = MutableStateFlow(3L)

    @BeforeTest
    fun open() {
        Bodies.state = state
        receivedCount = 0
        thrown.clear()
    }

    private fun read(flow: String): Int =
        table.state_value!!(flowId(flow), null, 0, null, receive, onThrow)

    private fun set(flow: String, value: ByteArray): Int = value.lend { data, size ->
        table.state_set!!(flowId(flow), null, 0, data, size, null, onThrow)
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

    @Test
    fun sizesWithoutBytesAndMissingFunctionsAreRefused() = memScoped {
        val id = flowId("mutable")
        val swapped = alloc<IntVar>().ptr
        longs(8).lend { data, size ->
            val value = table.state_value!!
            val set = table.state_set!!
            val swap = table.state_compare_and_set!!
            val statuses = listOf(-1L, Long.MIN_VALUE, 8L).flatMap { bad ->
                listOf(
                    value(id, null, bad, null, receive, onThrow),
                    set(id, null, 0, null, bad, null, onThrow),
                    set(id, null, bad, data, size, null, onThrow),
                    swap(id, null, 0, null, bad, data, size, swapped, null, onThrow),
                    swap(id, null, 0, data, size, null, bad, swapped, null, onThrow),
                )
            } + listOf(
                value(id, null, 0, null, null, onThrow),
                value(id, null, 0, null, receive, null),
                set(id, null, 0, data, size, null, null),
                swap(id, null, 0, data, size, data, size, null, null, onThrow),
                swap(id, null, 0, data, size, data, size, swapped, null, null),
            )
            assertEquals(List(statuses.size) { INVALID_ARGUMENT }, statuses)
        }
        assertNothingHappened()
    }

    @Test
    fun aRefusedSwapWritesNoOutcome() {
        for (name in listOf("state", "cold")) {
            assertEquals(UNSUPPORTED to -1, compareAndSet(name, longs(3), longs(4)))
        }
        assertEquals(MALFORMED to -1, compareAndSet("mutable", longs(3, 3), longs(4)))
        assertEquals(MALFORMED to -1, compareAndSet("mutable", longs(3), ByteArray(1)))
        assertNothingHappened()
    }

    private fun assertNothingHappened() {
        assertEquals(3, state.value)
        assertEquals(0, receivedCount)
        assertEquals(emptyList(), told)
    }

    // ---- what Kotlin code throws ----

    private val told: List<String> get() = thrown.map { "$it" }
    private val tooSmall = listOf("failed kotlin.IllegalArgumentException: -1 is too small")

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
        assertEquals(THREW, read("noState"))
        assertEquals(THREW, set("noState", longs(1)))
        assertEquals(THREW to -1, compareAndSet("noState", longs(1), longs(1)))
        assertEquals(List(3) { "failed kotlin.IllegalStateException: no state" }, told)
        assertEquals(0, receivedCount)
    }

    @Test
    fun aValueThatHasNoEncodingIsTold() {
        assertEquals(THREW, read("endless"))
        assertEquals(listOf("failed kotlin.IllegalArgumentException: an infinite Duration can't cross to Swift"), told)
        assertEquals(0, receivedCount)
    }
}

/** The count of values that the state functions have lent, on one thread. */
private var receivedCount = 0

private val receive = staticCFunction { _: COpaquePointer?, _: CPointer<UByteVar>?, _: Long -> receivedCount++; Unit }

/** What the state functions have reported, on one thread. */
private val thrown = mutableListOf<SeenFailure>()

private val onThrow = staticCFunction { _: COpaquePointer?, failure: CPointer<kb_failure>? ->
    thrown += SeenFailure(failure!!.pointed)
}
