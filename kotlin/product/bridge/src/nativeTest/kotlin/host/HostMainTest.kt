package kotlinbridge.host

import kotlinbridge.c.kb_host
import kotlinbridge.engine.Gate
import kotlinx.cinterop.alloc
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.MainCoroutineDispatcher
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.delay
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.setMain
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.native.getUnhandledExceptionHook
import kotlin.native.setUnhandledExceptionHook
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** `Dispatchers.Main` on the main queue of a host. */
class HostMainTest {
    private val scope = CoroutineScope(Job())
    private val seen = mutableListOf<String>()

    /** Written on one thread at a time. */
    private fun note(what: String) {
        seen += if (ScriptedMain.isCurrent) what else "$what elsewhere"
    }

    private fun launch(context: CoroutineContext = Dispatchers.Main, body: suspend CoroutineScope.() -> Unit) =
        scope.launch(context, block = body)

    @BeforeTest
    fun attach() = assertTrue(ScriptedHost.isAttached)

    @Test
    fun whatIsPostedRunsInOrder() {
        val numbers = (1..100).map { "$it" }
        for (number in numbers) launch { note(number) }
        assertEquals(listOf<Any>(emptyList<String>(), 100), listOf<Any>(seen, ScriptedMain.count))
        ScriptedMain.runAll()
        assertEquals(numbers, seen)
    }

    @Test
    fun aCoroutineHopsToTheMainQueueAndBack() {
        val job = launch(Dispatchers.Default) {
            repeat(3) {
                withContext(Dispatchers.Main) { note("$it") }
                note("$it")
            }
        }
        ScriptedMain.runUntil("the end of the hops") { job.isCompleted }
        assertEquals((0..2).flatMap { listOf("$it", "$it elsewhere") }, seen)
    }

    @Test
    fun immediateRunsInPlaceOnTheMainQueueAlone() {
        launch(Dispatchers.Main.immediate) { note("from elsewhere") }
        assertEquals(1, ScriptedMain.count)
        launch {
            launch(Dispatchers.Main) { note("posted") }
            launch(Dispatchers.Main.immediate) { note("in place") }
            withContext(Dispatchers.Main.immediate) { note("in place, too") }
            note("after both")
        }
        ScriptedMain.runAll()
        assertEquals(listOf("from elsewhere", "in place", "in place, too", "after both", "posted"), seen)
        assertSame(Dispatchers.Main.immediate, Dispatchers.Main.immediate.immediate)
    }

    @Test
    fun whoWaitsOnTheMainQueueGoesOnThere() {
        for (main in listOf(Dispatchers.Main, Dispatchers.Main.immediate)) {
            val job = launch(main) {
                delay(1)
                note("after a delay")
                try {
                    withTimeout(1) { awaitCancellation() }
                } catch (_: TimeoutCancellationException) {
                    note("after a time-out")
                }
            }
            ScriptedMain.runUntil("the time-out") { job.isCompleted }
        }
        assertEquals(listOf("after a delay", "after a time-out", "after a delay", "after a time-out"), seen)
    }

    @Test
    fun aTimeoutAroundABlockedMainQueueEndsWhenThatGoesOn() {
        val timeout = Gate(1)
        val job = launch(Dispatchers.Default) {
            val failure = assertFailsWith<TimeoutCancellationException> {
                withTimeout(1) {
                    coroutineContext.job.invokeOnCompletion(onCancelling = true) { timeout.open() }
                    withContext(Dispatchers.Main) { note("too late") }
                }
            }
            note(failure::class.simpleName!!)
        }
        timeout.await()
        assertEquals(listOf<Any>(false, emptyList<String>()), listOf<Any>(job.isCompleted, seen))
        ScriptedMain.runUntil("the end of the time-out") { job.isCompleted }
        assertEquals(listOf("TimeoutCancellationException elsewhere"), seen)
    }

    @Test
    fun whatIsCancelledBeforeItRunsDoesNotRun() {
        val job = launch { note("cancelled") }
        job.cancel()
        assertEquals(false, job.isCompleted)
        ScriptedMain.runAll()
        assertEquals(listOf<Any>(true, emptyList<String>()), listOf<Any>(job.isCompleted, seen))
    }

    @Test
    fun whatThrowsIsUncaughtAndTheNextOneRuns() {
        val hook = getUnhandledExceptionHook()
        val uncaught = mutableListOf<Throwable>()
        setUnhandledExceptionHook { uncaught += it }
        Dispatchers.Main.dispatch(EmptyCoroutineContext, Runnable { error("the first") })
        launch { note("the second") }
        ScriptedMain.runAll()
        setUnhandledExceptionHook(hook)
        assertEquals(listOf<String?>("the first"), uncaught.map { it.message })
        assertEquals(listOf("the second"), seen)
    }

    @Test
    fun aDispatcherThatATestHasSetStays() {
        Dispatchers.setMain(StandardTestDispatcher())
        val before = Dispatchers.Main
        offerMain(theHost!!)
        assertSame(before, Dispatchers.Main)
        Dispatchers.resetMain()
        launch { note("the host's again") }
        ScriptedMain.runAll()
        assertEquals(listOf("the host's again"), seen)
    }

    @Test
    fun aHostWithoutAMainQueueOffersNone() = memScoped {
        Dispatchers.setMain(Missing)
        val missing = Dispatchers.Main
        for (change in listOf<kb_host.() -> Unit>({ post = null }, { is_main = null })) {
            offerMain(Host(alloc<kb_host>().also(ScriptedHost::fill).apply(change)))
            assertSame(missing, Dispatchers.Main)
        }
        offerMain(Host(ScriptedHost.host.pointed))
        assertIs<HostMain>(Dispatchers.Main)
        Unit
    }

    @AfterTest
    fun nothingWaits() = assertEquals(0, ScriptedMain.count)
}

/** Stands for no dispatcher, as that of a platform without one does. */
private object Missing : MainCoroutineDispatcher() {
    override val immediate: MainCoroutineDispatcher get() = TODO("missing")
    override fun isDispatchNeeded(context: CoroutineContext): Boolean = TODO("missing")
    override fun dispatch(context: CoroutineContext, block: Runnable): Unit = TODO("missing")
}
