package kotlinbridge

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.runBlocking
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

private fun half(of: Int): Double = of / 2.0

/** Each body gets its arguments, in order. */
class DeclarationTest {
    private val values = arrayOf<Any?>(1, "two", 3L, null, listOf(5), 6.0)

    private fun build(configure: BridgeBuilder.() -> Unit) = BridgeBuilder("test").apply(configure).build()

    private fun result(count: Int, configure: BridgeBuilder.() -> Unit): Any? {
        val function = build(configure).functions.single()
        assertEquals(List(count) { "abcdef"[it].toString() }, function.parameters.map { it.name })
        val arguments = values.copyOf(count)
        function.plain?.let { return it(arguments) }
        return function.suspending!!(arguments, Continuation(EmptyCoroutineContext) {})
    }

    private fun elements(count: Int, configure: BridgeBuilder.() -> Unit): Flow<*> =
        build(configure).flows.single().open(values.copyOf(count))

    @Test
    fun functionsTakeNoneToSix() {
        assertEquals("none", result(0) { function("f") { "none" } })
        assertEquals(2, result(1) { val a by parameter<Int>(); function("f", a) { it + 1 } })
        assertEquals(0.5, result(1) { val a by parameter<Int>(); function("f", a, body = ::half) })
        assertEquals("6.0 [5] null 3 two 1", result(6) {
            val a by parameter<Int>()
            val b by parameter<String>()
            val c by parameter<Long>()
            val d by parameter<String?>()
            val e by parameter<List<Int>>()
            val f by parameter<Double>()
            function("f", a, b, c, d, e, f) { a, b, c, d, e, f -> "$f $e $d $c $b $a" }
        })
    }

    @Test
    fun suspendFunctionsDoToo() {
        assertEquals("none", result(0) { suspendFunction("f") { "none" } })
        assertEquals("1two", result(2) {
            val a = parameter<Int>("a")
            val b = parameter<String>("b")
            suspendFunction("f", a, b, placement = Placement.IO) { a, b -> "$a$b" }
        })
    }

    @Test
    fun flowsOfAllKindsDoToo() = runBlocking {
        assertEquals(4L, elements(3) {
            val a by parameter<Int>()
            val b by parameter<String>()
            val c by parameter<Long>()
            flow("f", a, b, c, window = 0) { a, _, c -> flow { emit(a + c) } }
        }.first())
        assertEquals("two", elements(2) {
            val a by parameter<Int>()
            val b by parameter<String>()
            sharedFlow("f", a, b) { _, b -> MutableSharedFlow<String>(replay = 1).apply { tryEmit(b) } }
        }.first())
        assertEquals(1, elements(1) { val a by parameter<Int>(); stateFlow("f", a) { MutableStateFlow(it) } }.first())
        assertEquals(1, elements(1) { val a by parameter<Int>(); mutableStateFlow("f", a) { MutableStateFlow(it) } }.first())
    }

    @Test
    fun aFlowItselfIsRegisteredToo() = runBlocking {
        assertEquals(7, elements(0) { flow("f", flowOf(7)) }.first())
        assertEquals(8, elements(0) { stateFlow("f", MutableStateFlow(8)) }.first())
    }

    @Test
    fun aBodyThatOnlyThrowsThrows() {
        assertFailsWith<IllegalStateException> { result(0) { function("f") { error("always") } } }
        assertFailsWith<IllegalStateException> { result(0) { suspendFunction("f") { error("always") } } }
        assertFailsWith<IllegalStateException> {
            runBlocking { elements(0) { flow("f") { flow<Nothing> { error("always") } } }.first() }
        }
    }
}
