package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CancellationException
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class FailureTest {
    private fun failureOf(thrown: Throwable): SeenFailure {
        Bodies.plain = { throw thrown }
        val recorder = recorder<Long>()
        recorder.call("plain", CALLER)
        return recorder.failure!!
    }

    private fun chain(of: Throwable) = generateSequence(failureOf(of)) { it.cause }.map { it.message }.toList()

    private fun nested(depth: Int, message: (Int) -> String?): Throwable =
        (1..depth).reversed().fold(null as Throwable?) { cause, number -> Exception(message(number), cause) }!!

    @Test
    fun theLastOfAChainThatIsCutSaysSo() {
        val whole = List(16) { "number ${it + 1}" }
        assertEquals(whole, chain(nested(16) { "number $it" }))
        for (depth in listOf(17, 100)) {
            val cut = chain(nested(depth) { "number $it" })
            assertEquals(whole.dropLast(1), cut.dropLast(1))
            assertTrue(cut.last().startsWith("number 16 ("), cut.last())
            assertTrue("left out" in cut.last(), cut.last())
        }
        assertTrue(chain(nested(17) { null }).last().startsWith("("))
    }

    @Test
    fun anExceptionThatIsItsOwnCauseIsNoChain() {
        class Circular : Exception("circular") {
            override val cause: Throwable get() = this
        }
        assertEquals(listOf<String?>("circular"), chain(Circular()))
    }

    @Test
    fun aClassWithoutAPublicNameIsNamedForWhatItExtends() {
        class Local : IllegalArgumentException()
        val names = listOf(
            Local() to "kotlin.IllegalArgumentException",
            object : NumberFormatException() {} to "kotlin.NumberFormatException",
            object : IllegalStateException() {} to "kotlin.IllegalStateException",
            object : NoSuchElementException() {} to "kotlin.NoSuchElementException",
            object : ArithmeticException() {} to "kotlin.RuntimeException",
            object : RuntimeException() {} to "kotlin.RuntimeException",
            object : Exception() {} to "kotlin.Exception",
            object : AssertionError() {} to "kotlin.Error",
            object : Throwable() {} to "kotlin.Throwable",
            object : CancellationException("anonymous") {} to CancellationException::class.qualifiedName,
        )
        for ((thrown, name) in names) assertEquals(name, failureOf(thrown).type)
    }

    /** Frames of this binary are told by their offset, and all from the same start. */
    @Test
    fun aTraceHasALineForEachFrame() {
        val thrown = IllegalStateException("lost")
        val addresses = thrown.getStackTraceAddresses()
        val lines = failureOf(thrown).trace.lines()
        assertEquals(addresses.size, lines.size)
        val (own, others) = addresses.zip(lines).partition { (_, line) -> line.startsWith("at +0x") }
        assertEquals(1, own.map { (address, line) -> address - line.removePrefix("at +0x").hexToLong() }.toSet().size)
        for ((address, line) in others) assertEquals("at 0x${address.toString(16)}", line)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
