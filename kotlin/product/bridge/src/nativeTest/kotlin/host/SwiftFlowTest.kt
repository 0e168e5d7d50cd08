package kotlinbridge.host

import kotlinbridge.SwiftException
import kotlinbridge.SwiftFlow
import kotlinbridge.c.KB_CANCELLED
import kotlinbridge.c.KB_FAILED
import kotlinbridge.c.KB_UNLIMITED
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_failure_code
import kotlinbridge.c.kb_observer
import kotlinbridge.engine.HandPool
import kotlinbridge.table.*
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.value
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.conflate
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** Collections of the host's flows, whose elements a test brings. */
class SwiftFlowTest {
    private val made = ScriptedHost.make(FLOW)
    private val pool = HandPool()
    private val requests = mutableListOf<Long>()
    private var cancels = 0
    private var outcome: Result<List<Long>>? = null
    private lateinit var iteration: Iteration

    /** The host's side of an iteration. */
    private class Iteration(observer: kb_observer) {
        private val context = observer.context
        private val onEach = observer.on_each!!
        private val onComplete = observer.on_complete!!
        private val onThrow = observer.on_throw!!
        private val onRelease = observer.release!!

        fun bring(value: Long, size: Long = 8) = memScoped {
            val bytes = alloc<LongVar>()
            bytes.value = value
            onEach(context, bytes.ptr.reinterpret(), size, 1)
        }

        fun complete() = onComplete(context)

        fun fail(code: kb_failure_code) = memScoped { onThrow(context, alloc<kb_failure> { this.code = code }.ptr) }

        fun release(unseen: kb_failure_code? = null) = memScoped {
            onRelease(context, unseen?.let { alloc<kb_failure> { code = it }.ptr })
        }
    }

    @BeforeTest
    fun attach() {
        assertTrue(ScriptedHost.isAttached)
        ScriptedHost.cancel = {
            assertEquals(ScriptedHost.ITERATION, it)
            cancels++
        }
        ScriptedHost.subscribe = { observer, demand ->
            iteration = Iteration(observer)
            requests += demand
            OK
        }
        ScriptedHost.request = { _, count ->
            requests += count
            OK
        }
    }

    /** Collects on this thread. What follows a suspension waits in [pool]. */
    private fun collect(change: (Flow<Long>) -> Flow<Long> = { it }): Job =
        CoroutineScope(pool).launch(start = CoroutineStart.UNDISPATCHED) {
            outcome = runCatching { change(made.inKotlin<SwiftFlow<Long>>(FLOW)).toList() }
        }

    /** Brings the numbers from 1 as they are asked for, inside of the requests. */
    private fun bringsHere(last: Long) {
        var brought = 0L
        val bring = { count: Long ->
            for (index in 0 until minOf(count, last - brought)) iteration.bring(++brought)
            if (brought == last && count > 0) {
                brought++
                iteration.complete()
                iteration.release()
            }
        }
        ScriptedHost.subscribe = { observer, demand ->
            iteration = Iteration(observer)
            requests += demand
            bring(demand)
            OK
        }
        ScriptedHost.request = { _, count ->
            requests += count
            bring(count)
            OK
        }
    }

    @Test
    fun elementsThatComeInsideOfRequestsNeedNoSuspension() {
        bringsHere(3)
        collect()
        assertEquals(listOf(1L, 2, 3), outcome!!.getOrThrow())
        assertEquals(listOf(1L, 1, 1, 1), requests) // the last one comes after the end
    }

    @Test
    fun theNextOneIsAskedForWhenEmitHasReturned() {
        collect()
        assertEquals(listOf(1L), requests)
        iteration.bring(4)
        assertEquals(listOf(1L), requests)
        pool.runAll()
        assertEquals(listOf(1L, 1), requests)
        iteration.complete()
        pool.runAll()
        assertEquals(null, outcome)
        iteration.release()
        pool.runAll()
        assertEquals(listOf(4L), outcome!!.getOrThrow())
    }

    @Test
    fun aBufferIsAWindow() {
        bringsHere(20)
        collect { it.buffer(8) }
        assertEquals((1L..20).toList(), outcome!!.getOrThrow())
        assertEquals(8, requests.first())
        assertTrue(requests.drop(1).all { it == 4L }, "$requests")
    }

    @Test
    fun buffersAddUp() {
        collect { it.buffer(3).buffer(4) }
        assertEquals(listOf(7L), requests)
        endUnread()
    }

    @Test
    fun anUnlimitedBufferAsksOnce() {
        bringsHere(100)
        collect { it.buffer(5).buffer(Channel.UNLIMITED) }
        assertEquals(100, outcome!!.getOrThrow().size)
        assertEquals(listOf(KB_UNLIMITED), requests)
    }

    @Test
    fun otherBuffersAreKotlins() {
        bringsHere(3)
        collect { it.flowOn(Dispatchers.Unconfined) }
        pool.runAll()
        assertEquals(listOf(1L, 2, 3), outcome!!.getOrThrow())
        bringsHere(3)
        collect { it.conflate() }
        pool.runAll()
        assertEquals(3L, outcome!!.getOrThrow().last())
    }

    @Test
    fun whatFailsComesAfterTheElements() {
        collect()
        iteration.bring(1)
        iteration.fail(KB_FAILED)
        iteration.release()
        pool.runAll()
        assertIs<SwiftException>(outcome!!.exceptionOrNull())
    }

    @Test
    fun aCancellationOfTheHostsIsOne() {
        collect()
        iteration.fail(KB_CANCELLED)
        iteration.release()
        pool.runAll()
        assertIs<CancellationException>(outcome!!.exceptionOrNull())
    }

    @Test
    fun aCollectorThatStopsWaitsForTheEnd() {
        collect { it.take(1) }
        iteration.bring(1)
        pool.runAll()
        assertEquals(1, cancels)
        assertEquals(null, outcome)
        iteration.release()
        pool.runAll()
        assertEquals(listOf(1L), outcome!!.getOrThrow())
    }

    @Test
    fun aCancelReachesTheHostAtOnceAndWaitsForTheEnd() {
        val job = collect()
        job.cancel()
        assertEquals(1, cancels)
        pool.runAll()
        assertEquals(null, outcome)
        iteration.bring(9) // too late for anybody
        iteration.release()
        pool.runAll()
        assertIs<CancellationException>(outcome!!.exceptionOrNull())
    }

    @Test
    fun whatFailsAfterACancelIsNotLost() {
        val job = collect()
        job.cancel()
        pool.runAll()
        iteration.release(unseen = KB_FAILED)
        pool.runAll()
        assertIs<SwiftException>(outcome!!.exceptionOrNull())
    }

    @Test
    fun anElementThatCanNotBeReadEndsTheIteration() {
        collect()
        iteration.bring(1, size = 5)
        pool.runAll()
        assertEquals(1, cancels)
        iteration.release()
        pool.runAll()
        assertEquals("an element of Swift can't be read: malformed bytes: 8 needed, 5 left", outcome!!.exceptionOrNull()!!.message)
    }

    @Test
    fun anElementThatItsClassRefusesEndsTheIteration() {
        collect()
        iteration.bring(-3)
        pool.runAll()
        iteration.release()
        pool.runAll()
        assertIs<IllegalArgumentException>(outcome!!.exceptionOrNull())
        assertEquals("no -3", outcome!!.exceptionOrNull()!!.message)
    }

    @Test
    fun aReleaseWithoutAnEndIsToldAsSuch() {
        collect()
        iteration.release()
        pool.runAll()
        val message = outcome!!.exceptionOrNull()!!.message!!
        assertTrue(message.startsWith("Swift has ended the iteration over"), message)
    }

    @Test
    fun aFlowThatWasLetGoOfIsRefused() {
        val flow = made.inKotlin<SwiftFlow<Long>>(FLOW)
        made.isLetGo = true
        collect { flow }
        assertIs<IllegalStateException>(outcome!!.exceptionOrNull())
        assertEquals(emptyList(), requests)
        made.isLetGo = false
    }

    private fun endUnread() {
        iteration.complete()
        iteration.release()
        pool.runAll()
        assertEquals(emptyList(), outcome!!.getOrThrow())
    }

    @AfterTest
    fun nothingIsLeft() {
        assertNoPeersLeft()
        assertNothingLeft()
    }
}
