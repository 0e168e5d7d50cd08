package kotlinbridge.table

import kotlinbridge.TestLibrary
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_frame
import kotlinbridge.engine.installed
import kotlinbridge.wire.codec
import kotlinbridge.wire.decode
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.get
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.value
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals

/** Functions with C functions of their own. */
class EntryTest {
    /** Calls the entry of a function. Hands over the status, the frame, and how often it threw. */
    private fun enter(function: String, arguments: ByteArray = ByteArray(0), body: (Int, kb_frame, Long) -> Unit) =
        memScoped {
            val thrown = alloc<LongVar>()
            thrown.value = 0
            withFrame(arguments) { frame ->
                frame.id = functionId(function)
                frame.context = thrown.ptr
                frame.on_throw = countThrows
                val entry = table.module!!.pointed.functions!![frame.id.toInt()].frame!!
                body(entry(frame.ptr), frame, thrown.value)
            }
        }

    @Test
    fun anEntryAnswersInPlace() = enter("divide", longs(84, 2)) { status, frame, _ ->
        assertEquals(OK, status)
        assertEquals(42, codec<Long>().decode(frame.bytes.data!!.readBytes(frame.bytes.size.toInt())))
        assertEquals(0, frame.bytes.is_grown)
    }

    @Test
    fun whatAnEntryThrowsIsToldOnce() = enter("divide", longs(84, 0)) { status, frame, thrown ->
        assertEquals(listOf<Any>(THREW, 1L, 64L), listOf(status, thrown, frame.bytes.capacity))
    }

    @Test
    fun malformedArgumentsAreRefused() {
        for (arguments in listOf(longs(), longs(1), longs(1, 2, 3), longs(1, 2) + 0)) {
            enter("divide", arguments) { status, frame, thrown ->
                assertEquals(listOf<Any>(MALFORMED, 0L, 64L), listOf(status, thrown, frame.bytes.capacity))
            }
        }
    }

    @Test
    fun anAnswerThatFailsGivesTheLentMemoryBack() = enter("failsToWrite") { status, frame, thrown ->
        assertEquals(
            listOf<Any>(THREW, 1L, 64L, 0L), listOf(status, thrown, frame.bytes.capacity, frame.bytes.is_grown),
        )
    }

    @Test
    fun aWrongFrameIsRefused() {
        val entry = table.module!!.pointed.functions!![functionId("divide").toInt()].frame!!
        assertEquals(INVALID_ARGUMENT, entry(null))
        withFrame(longs(1, 2)) { frame ->
            assertEquals(INVALID_ARGUMENT, entry(frame.ptr), "without on_throw")
            frame.on_throw = countThrows
            frame.placement = 7
            assertEquals(INVALID_ARGUMENT, entry(frame.ptr), "no placement")
            frame.placement = CALLER
            frame.bytes.size = -1
            assertEquals(INVALID_ARGUMENT, entry(frame.ptr), "a negative size")
        }
    }

    @Test
    fun withAnObserverItRunsWhereItIsPlaced() {
        val recorder = Recorder(codec<Long>())
        assertEquals(OK, recorder.enter("divide", DEFAULT, longs(84, 2)))
        assertEquals(listOf("42", "release"), recorder.awaitRelease())
    }

    @Test
    fun thePoolMakesACallOnceWithTheArgumentsThatWereRead() {
        for (placement in listOf(DEFAULT, IO)) {
            assertEquals(MALFORMED, Recorder(codec<Long>()).enter("divide", placement, longs(84)))
            val recorder = Recorder(codec<Long>())
            assertEquals(OK, recorder.enter("divide", placement, longs(84, 0)))
            assertEquals(listOf("failed", "release"), recorder.awaitRelease().map { it.substringBefore(' ') })
            assertEquals("kotlin.ArithmeticException", recorder.failure!!.type)
        }
    }

    @Test
    fun aFunctionWithAnEntryIsCalledByItsNumberToo() {
        for (placement in listOf(CALLER, DEFAULT)) {
            val recorder = Recorder(codec<Long>())
            assertEquals(OK, recorder.call("divide", placement, longs(84, 2)))
            assertEquals(listOf("42", "release"), recorder.awaitRelease())
        }
    }

    @Test
    fun aStateIsReadByItsEntry() = withFrame { frame ->
        Bodies.state.value = 7
        frame.on_throw = countThrows
        frame.id = flowId("state")
        assertEquals(OK, table.module!!.pointed.flows!![frame.id.toInt()].frame!!(frame.ptr))
        assertEquals(7, codec<Long>().decode(frame.bytes.data!!.readBytes(8)))
    }

    @Test
    fun aTwinReturnsOrThrows() = memScoped {
        val thrown = alloc<LongVar>()
        thrown.value = 0
        val caught = alloc<kb_catch>()
        caught.context = thrown.ptr
        caught.on_throw = countThrows
        caught.status = OK
        assertEquals(42, divideTwin(84, 2, caught.ptr))
        assertEquals(listOf<Any>(OK, 0L), listOf(caught.status, thrown.value))
        divideTwin(84, 0, caught.ptr)
        assertEquals(listOf<Any>(THREW, 1L), listOf(caught.status, thrown.value))
    }

    @Test
    fun theModuleHasAnEntryForEachDeclaration() {
        val module = table.module!!.pointed
        assertEquals(installed().functions.size.toLong(), module.function_count)
        assertEquals(installed().flows.size.toLong(), module.flow_count)
        assertEquals(fnv1a(TestLibrary.MANIFEST.encodeToByteArray()), module.digest)
        val entries = listOf("divide", "plain", "suspending").map { module.functions!![functionId(it).toInt()] }
        val (divide, plain, suspending) = entries
        assertEquals(3, setOf(divide.frame, plain.frame, table.call).size, "each has a C function of its own")
        assertEquals(table.call, suspending.frame)
        assertEquals(listOf(true, false, false), entries.map { it.twin != null })
    }

    @Test
    fun theDigestIsThatOfItsInventors() {
        assertEquals(0xcbf29ce484222325uL, fnv1a(ByteArray(0)))
        assertEquals(0xaf63dc4c8601ec8cuL, fnv1a("a".encodeToByteArray()))
        assertEquals(0x85944171f73967e8uL, fnv1a("foobar".encodeToByteArray()))
    }

    @Test
    fun aBodyThatHasReadItsArgumentsAnswersOnceWhereverItIsPlaced() {
        for (placement in listOf(CALLER, DEFAULT)) for (number in listOf(5L, -5L)) {
            val recorder = recorder<Long>()
            assertEquals(OK, recorder.call("negated", placement, longs(number)))
            assertEquals(listOf("${-number}", "release"), recorder.awaitRelease())
            assertEquals(placement != CALLER || number < 0, recorder.isRetained)
        }
    }

    @Test
    fun whatABodyRefusesToReadIsToldInPlace() {
        for (arguments in listOf(longs(), longs(1, 2))) {
            assertEquals(MALFORMED, recorder<Long>().call("negated", CALLER, arguments))
        }
        val recorder = recorder<Long>()
        recorder.call("negated", CALLER, longs(0))
        assertEquals("there is no negative zero", recorder.failure!!.message)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}

private val countThrows = staticCFunction { context: COpaquePointer?, _: CPointer<kb_failure>? ->
    context?.reinterpret<LongVar>()?.pointed?.let { it.value++ }
    Unit
}
