package news

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/** Keeps the news that were loaded last. */
public class NewsModel(private val scope: CoroutineScope, private val service: NewsService) {
    private val lastProblem = MutableStateFlow<String?>(null)

    /** The news; null before the first answer. */
    public val newsFlow: MutableStateFlow<NewsList?> = MutableStateFlow(null)

    /** Why the last load has failed; null if it has not. */
    public val problem: StateFlow<String?> = lastProblem.asStateFlow()

    /** The news for code without coroutines. */
    public val news: AnyFlow<NewsList?> = AnyFlow(newsFlow, scope)

    /** Loads the news. */
    public fun loadData(): Job = scope.launch {
        lastProblem.value = try {
            newsFlow.value = service.news()
            null
        } catch (cancellation: kotlin.coroutines.cancellation.CancellationException) {
            throw cancellation
        } catch (failure: Exception) {
            failure.message ?: "the news can't be loaded"
        }
    }

    /** Gives [collector] the news until its caller is cancelled. */
    public suspend fun collectNews(collector: FlowCollector<NewsList?>): Unit = newsFlow.collect(collector)
}
