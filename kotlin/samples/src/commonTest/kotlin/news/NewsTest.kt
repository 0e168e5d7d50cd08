package news

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.currentTime
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest

@OptIn(ExperimentalCoroutinesApi::class)
class NewsTest {
    private class Client(private val answer: suspend (path: String) -> String) : NetworkClient {
        override suspend fun get(path: String) = answer(path)
    }

    private val two = NewsList(listOf(Article("a", "A. Author"), Article("b")))
    private val text = """{"content": {"articles": [{"title": "a", "author": "A. Author"}, {"title": "b"}], "total": 2}}"""

    @Test
    fun contentAndErrorAreInOneAnswer() = runTest {
        assertEquals(ContentResponse(two, null), NewsService(Client { text }).getNewsList())
        val denied = NewsService(Client { """{"error": {"code": 401, "message": "no"}}""" })
        assertEquals(ContentResponse<NewsList>(null, ErrorResponse(401, "no")), denied.getNewsList())
        assertEquals(401, assertFailsWith<NewsException> { denied.news() }.code)
    }

    @Test
    fun aSlowServerIsGivenUp() = runTest {
        val failure = assertFailsWith<NewsException> { NewsService(Client { awaitCancellation() }).news() }
        assertEquals(408, failure.code)
        assertEquals(10_000, currentTime)
    }

    @Test
    fun theModelKeepsTheLastNewsAndTheLastProblem() = runTest {
        var isDown = false
        val model = NewsModel(backgroundScope, NewsService(Client { if (isDown) error("offline") else text }))
        assertNull(model.newsFlow.value)
        model.loadData().join()
        assertEquals(two, model.newsFlow.value)
        isDown = true
        model.loadData().join()
        assertEquals(two to "offline", model.newsFlow.value to model.problem.value)
        isDown = false
        model.loadData().join()
        assertNull(model.problem.value)
    }

    @Test
    fun collectEndsWithWhatTheFlowEndsWith() = runTest {
        val model = NewsModel(backgroundScope, NewsService(Client { text }))
        val seen = mutableListOf<NewsList?>()
        val causes = mutableListOf<Throwable?>()
        val collecting = model.news.collect({ seen += it }, { causes += it })
        runCurrent()
        model.loadData().join()
        runCurrent()
        collecting.cancel()
        runCurrent()
        assertEquals(listOf(null, two), seen)
        assertEquals(listOf("JobCancellationException"), causes.map { it?.let { cause -> cause::class.simpleName } })
        val collector = launch { model.collectNews { seen += it } }
        runCurrent()
        collector.cancel()
        assertEquals(listOf(null, two, two), seen)
    }
}
