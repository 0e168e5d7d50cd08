package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.DelicateCoroutinesApi
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.GlobalScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flow
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
    fun anExceptionThatNobodyAwaitsGoesToTheHandlerOnce() {
        Bodies.cold = {
            flow {
                CoroutineScope(currentCoroutineContext() + SupervisorJob()).launch { error("nobody") }
                emit(1)
            }
        }
        val recorder = recorder<Long>()
        recorder.subscribe("cold")
        assertEquals(listOf("1", "complete", "release"), recorder.awaitRelease())
        assertEquals(listOf("kotlin.IllegalStateException: nobody"), awaitUncaught(1))
    }

    @Test
    fun soDoesOneOfAScopeThatIsNotTheLibrarys() {
        val own = CoroutineScope(Job() + Dispatchers.Default)
        for (scope in listOf(GlobalScope, own)) runBlocking { scope.launch { error("elsewhere") }.join() }
        assertEquals(List(2) { "kotlin.IllegalStateException: elsewhere" }, awaitUncaught(2))
    }

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
