package kotlinbridge.engine

import kotlinbridge.table.*
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineExceptionHandler
import kotlinx.coroutines.CoroutineName
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import kotlin.coroutines.ContinuationInterceptor
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.minutes

@Suppress("DEPRECATION") // user code still uses the key of CoroutineDispatcher
class FlatContextTest {
    private val queue = SerialQueue(HandPool())
    private val job = Job()
    private val others = CoroutineName("name") + CoroutineExceptionHandler { _, _ -> }
    private val flat = FlatContext(others, queue, job)
    private val ordinary = others + job + queue

    private fun elementsOf(context: CoroutineContext) =
        context.fold(emptySet<CoroutineContext.Element>()) { found, element -> found + element }

    private val keys = listOf(Job, ContinuationInterceptor, CoroutineName, CoroutineExceptionHandler)

    @Test
    fun everyKeyFindsWhatItFindsInAnOrdinaryContext() {
        for (key in keys) assertSame(ordinary[key], flat[key], "$key")
        assertSame<CoroutineContext.Element?>(queue, flat[CoroutineDispatcher])
        assertNull(FlatContext(EmptyCoroutineContext, queue, job)[CoroutineName])
        assertNull(FlatContext(others, queue, null)[Job])
    }

    @Test
    fun foldVisitsTheSameElements() {
        assertEquals(elementsOf(ordinary), elementsOf(flat))
        assertEquals(4, flat.fold(0) { count, _ -> count + 1 })
        assertEquals(elementsOf(others + queue), elementsOf(FlatContext(others, queue, null)))
    }

    @Test
    fun minusKeyLeavesTheSameElements() {
        for (key in keys) assertEquals(elementsOf(ordinary.minusKey(key)), elementsOf(flat.minusKey(key)), "$key")
        val withoutDispatcher = flat.minusKey(CoroutineDispatcher)
        assertEquals(elementsOf(ordinary.minusKey(CoroutineDispatcher)), elementsOf(withoutDispatcher))
        assertEquals(elementsOf(ordinary), elementsOf(flat.minusKey(Absent)))
    }

    @Test
    fun plusGivesTheSameElements() {
        val more = listOf(
            EmptyCoroutineContext, Job(), NonCancellable, CoroutineName("other"), Dispatchers.Default,
            CoroutineName("both") + Job(), Dispatchers.Default + NonCancellable + CoroutineName("all"),
        )
        for (added in more) {
            assertEquals(elementsOf(ordinary + added), elementsOf(flat + added), "$added")
            assertEquals(elementsOf(added + ordinary), elementsOf(added + flat), "$added")
        }
    }

    private object Absent : CoroutineContext.Key<CoroutineName>

    // ---- in a subscription, whose context it is ----

    @Test
    fun codeInASubscriptionSeesAndChangesItsContextAsAnywhere() {
        val seen = mutableListOf<String>()
        Bodies.cold = {
            flow {
                val outer = currentCoroutineContext()
                seen += outer[CoroutineName]!!.name
                withContext(CoroutineName("inner")) {
                    seen += currentCoroutineContext()[CoroutineName]!!.name
                    seen += "parent ${currentCoroutineContext()[Job]!! !== outer[Job]}"
                }
                val dispatcher = outer[ContinuationInterceptor]
                withContext(Dispatchers.Default) {
                    seen += "moved ${currentCoroutineContext()[ContinuationInterceptor] !== dispatcher}"
                }
                seen += "back ${currentCoroutineContext()[ContinuationInterceptor] === dispatcher}"
                seen += "same ${currentCoroutineContext()[CoroutineDispatcher] === dispatcher}"
                emit(1)
            }
        }
        val recorder = recorder<Long>()
        assertEquals(OK, recorder.subscribe("inNamedScope"))
        assertEquals(listOf("1", "complete", "release"), recorder.awaitRelease())
        assertEquals(listOf("named", "inner", "parent true", "moved true", "back true", "same true"), seen)
    }

    @Test
    fun nestedScopesOfTheSameDispatcherMayEmit() {
        Bodies.cold = {
            flow {
                emit(1)
                coroutineScope { emit(2) }
                withTimeout(1.minutes) { coroutineScope { emit(3) } }
                emit(4)
            }
        }
        for (placement in listOf(CALLER, DEFAULT, IO)) {
            val recorder = recorder<Long>()
            recorder.subscribe("cold", placement = placement)
            assertEquals(listOf("1", "2", "3", "4", "complete", "release"), recorder.awaitRelease())
        }
    }

    @Test
    fun flowOnReallyChangesTheDispatcher() {
        val producer = mutableSetOf<ULong>()
        Bodies.cold = {
            flow {
                producer += threadId()
                repeat(100) { emit(it.toLong()) }
            }.flowOn(Dispatchers.Default)
        }
        val recorder = recorder<Long>()
        recorder.subscribe("cold", placement = CALLER)
        assertEquals(List(100) { "$it" } + listOf("complete", "release"), recorder.awaitRelease())
        assertTrue(threadId() !in producer)
    }

    @AfterTest
    fun nothingIsLeft() = assertNothingLeft()
}
