package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.DelicateCoroutinesApi
import kotlinx.coroutines.GlobalScope
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlin.native.getUnhandledExceptionHook
import kotlin.native.setUnhandledExceptionHook
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertSame

@OptIn(DelicateCoroutinesApi::class)
class UncaughtTest {
    private val hook = engine.let { getUnhandledExceptionHook() }

    private fun awaitUncaught(count: Int): List<String> =
        runBlocking { withTimeout(PATIENCE) { uncaught.first { it.size >= count } } }

    @Test
    fun theHookThatWasThereIsCalledToo() {
        setUnhandledExceptionHook { failure -> uncaught.update { it + "before: ${failure.message}" } }
        handUncaughtTo { failure -> uncaught.update { it + "handler: ${failure.message}" } }
        runBlocking { GlobalScope.launch { error("both") }.join() }
        assertEquals(listOf("handler: both", "before: both"), awaitUncaught(2))
    }

    @Test
    fun aHandlerThatThrowsThrowsBoth() {
        handUncaughtTo { throw IllegalStateException("handler") }
        val first = IllegalArgumentException("first")
        val thrown = assertFailsWith<IllegalStateException> { getUnhandledExceptionHook()!!(first) }
        assertSame(first, thrown.suppressedExceptions.single())
    }

    @AfterTest
    fun nothingIsLeft() {
        setUnhandledExceptionHook(hook)
        uncaught.value = emptyList()
        assertNothingLeft()
    }
}
