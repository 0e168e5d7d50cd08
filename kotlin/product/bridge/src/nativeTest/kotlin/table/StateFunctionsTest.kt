package kotlinbridge.table

import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_frame
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.get
import kotlinx.cinterop.invoke
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
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
        thrown.clear()
    }

    private fun read(flow: String): Int = stateFrame(flow) { table.state_value!!(it.ptr) }

    private fun set(flow: String, value: ByteArray): Int = value.lend { data, size ->
        stateFrame(flow) { table.state_set!!(it.ptr, data, size) }
    }

    /** The status, and whether the value was set: 1, 0, or -1 if nothing was answered. */
    private fun compareAndSet(flow: String, expected: ByteArray, update: ByteArray): Pair<Int, Int> =
        expected.lend { old, oldSize ->
            update.lend { new, newSize ->
                stateFrame(flow) {
                    val status = table.state_compare_and_set!!(it.ptr, old, oldSize, new, newSize)
                    status to if (status == OK) it.bytes.data!![0].toInt() else -1
                }
            }
        }

    private fun <R> stateFrame(flow: String, body: (kb_frame) -> R): R = withFrame {
        it.id = flowId(flow)
        it.on_throw = onThrow
        body(it)
    }

    @Test
    fun sizesWithoutBytesAndMissingFunctionsAreRefused() = longs(8).lend { data, size ->
        val value = table.state_value!!
        val set = table.state_set!!
        val swap = table.state_compare_and_set!!
        val mistakes = listOf<kb_frame.() -> Unit>(
            { bytes.size = -1 }, { bytes.size = Long.MIN_VALUE }, { bytes.size = bytes.capacity + 1 },
            { bytes.data = null }, { bytes.is_grown = 1 }, { on_throw = null },
        )
        val statuses = mistakes.flatMap { mistake ->
            listOf<(kb_frame) -> Int>({ value(it.ptr) }, { set(it.ptr, data, size) }, { swap(it.ptr, data, size, data, size) })
                .map { call ->
                    stateFrame("mutable") {
                        it.mistake()
                        call(it).also { _ -> it.bytes.is_grown = 0 }
                    }
                }
        } + listOf(-1L, Long.MIN_VALUE, 8L).flatMap { bad ->
            listOf<(kb_frame) -> Int>(
                { set(it.ptr, null, bad) }, { swap(it.ptr, null, bad, data, size) }, { swap(it.ptr, data, size, null, bad) },
            ).map { stateFrame("mutable", it) }
        } + listOf(value(null), set(null, data, size), swap(null, data, size, data, size))
        assertEquals(List(statuses.size) { INVALID_ARGUMENT }, statuses)
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
    }

    @Test
    fun aValueThatHasNoEncodingIsTold() {
        assertEquals(THREW, read("endless"))
        assertEquals(listOf("failed kotlin.IllegalArgumentException: an infinite Duration can't cross to Swift"), told)
    }
}

/** What the state functions have reported, on one thread. */
private val thrown = mutableListOf<SeenFailure>()

private val onThrow = staticCFunction { _: COpaquePointer?, failure: CPointer<kb_failure>? ->
    thrown += SeenFailure(failure!!.pointed)
}
