package kittens

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest

@OptIn(ExperimentalCoroutinesApi::class)
class KittenStoreTest {
    private class Source(private val answer: suspend (call: Int) -> String?) : KittenDataSource {
        var calls = 0

        override suspend fun load(limit: Int, offset: Int): String? = answer(calls++)
    }

    @Test
    fun theReducerKeepsTheImagesUntilThereAreOthers() {
        val loaded = KittenStore.State(urls = listOf("a"))
        val loading = KittenStore.reduce(loaded, KittenStore.Result.Loading)
        assertEquals(KittenStore.State(isLoading = true, urls = listOf("a")), loading)
        assertEquals(
            KittenStore.State(isError = true, urls = listOf("a")),
            KittenStore.reduce(loading, KittenStore.Result.Failed("offline")),
        )
        assertEquals(KittenStore.State(urls = emptyList()), KittenStore.reduce(loading, KittenStore.Result.Loaded(emptyList())))
    }

    @Test
    fun aReloadEndsTheOneBefore() = runTest {
        val gate = CompletableDeferred<String>()
        val source = Source { call -> if (call == 0) gate.await() else """[{"url": "b"}]""" }
        val store = KittenStore(backgroundScope, KittenExecutor(source))
        store.accept(KittenStore.Intent.Reload)
        runCurrent()
        assertTrue(store.states.value.isLoading)
        store.accept(KittenStore.Intent.Reload)
        gate.complete("""[{"url": "a"}]""")
        runCurrent()
        assertEquals(KittenStore.State(urls = listOf("b")), store.states.value)
    }

    @Test
    fun aFailureIsALabelOnce() = runTest {
        val store = KittenStore(backgroundScope, KittenExecutor(Source { error("offline") }))
        store.accept(KittenStore.Intent.Reload)
        assertEquals(KittenLabel.LoadingFailed("offline"), store.labels.first())
        assertEquals(KittenStore.State(isError = true), store.states.value)
    }

    @Test
    fun theParserTakesTheAddressesAlone() {
        assertEquals(listOf("a", "b"), parseKittens("""[{"url": "a", "width": 3}, {"id": 1, "url": "b"}]"""))
        assertEquals(emptyList(), parseKittens("[]"))
        for (text in listOf(null, "", "{}", "[{}]")) assertTrue(runCatching { parseKittens(text) }.isFailure, "$text")
    }
}
