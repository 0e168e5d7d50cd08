package kotlinbridge.table

import kotlinbridge.c.kb_call_observer
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_frame
import kotlinbridge.wire.codec
import kotlinbridge.wire.decode
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.toLong
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** The memory of a frame: lent, replaced when an answer does not fit, and given back. */
class FrameTest {
    private fun call(function: String, arguments: ByteArray = ByteArray(0), body: (Int, kb_frame) -> Unit) =
        withFrame(arguments) { frame ->
            frame.id = functionId(function)
            frame.on_throw = staticCFunction { _: COpaquePointer?, _: CPointer<kb_failure>? -> }
            body(table.call!!(frame.ptr), frame)
        }

    @Test
    fun anAnswerThatDoesNotFitHasOtherMemory() = withFrame(capacity = 8) { frame ->
        val lent = frame.bytes.data
        val text = "x".repeat(1000)
        frame.answer { it.writeString(text) }
        assertEquals(1, frame.bytes.is_grown)
        assertEquals(text, codec<String>().decode(frame.bytes.data!!.readBytes(frame.bytes.size.toInt())))
        assertNotEquals(lent, frame.bytes.data)
    }

    @Test
    fun aFailedAnswerGivesTheLentMemoryBack() = withFrame(capacity = 8) { frame ->
        val lent = frame.bytes.data
        val durations = List(1000) { 1.seconds } + Duration.INFINITE
        frame.on_throw = staticCFunction { _, _ -> }
        assertEquals(THREW, using(frame.ptr) { frame.answer { codec<List<Duration>>().write(it, durations) }.toInt() })
        assertEquals(listOf<Any?>(lent, 8L, 0L), listOf(frame.bytes.data, frame.bytes.capacity, frame.bytes.is_grown))
    }

    @Test
    fun fieldsByTheirAddressesAreThoseOfTheStruct() = withFrame(longs(1), capacity = 40) { frame ->
        frame.on_throw = staticCFunction { _, _ -> }
        frame.placement = 2
        val fields = FrameFields(frame.ptr)
        assertEquals(frame.bytes.data.toLong(), fields.bytes.start)
        assertEquals(listOf(8L, 40L, 0L), listOf(fields.bytes.size, fields.bytes.capacity, fields.bytes.isGrown))
        assertEquals(frame.on_throw.toLong(), fields.onThrow)
        assertEquals(listOf<Any>(0L, 2), listOf(fields.observer, fields.placement))
        fields.job = 5
        fields.id = 6
        fields.callee = 7
        assertEquals(listOf<Any>(5uL, 6u, 7L), listOf(frame.job, frame.id, frame.`object`.toLong()))
        memScoped {
            frame.observer = alloc<kb_call_observer>().ptr
            assertEquals(frame.observer.toLong(), fields.observer)
        }
    }

    @Test
    fun aRefusedFrameHasItsMemory() = call("plain", longs(1, 2)) { status, frame ->
        assertEquals(MALFORMED, status)
        assertEquals(listOf(64L, 0L), listOf(frame.bytes.capacity, frame.bytes.is_grown))
        assertEquals(1, frame.bytes.data!!.readBytes(1)[0])
    }

    @Test
    fun withoutAnObserverOnlyPlainFunctionsAreCalled() {
        Bodies.suspending = { 1 }
        Bodies.plain = { 1 }
        call("suspending") { status, _ -> assertEquals(UNSUPPORTED, status) }
        call("plain") { status, frame ->
            assertEquals(OK, status)
            assertEquals(8, frame.bytes.size)
        }
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
