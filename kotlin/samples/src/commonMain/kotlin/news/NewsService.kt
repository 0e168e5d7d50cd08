package news

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

@Serializable
public data class Article(val title: String, val author: String? = null)

@Serializable
public data class NewsList(val articles: List<Article>)

/** What is wrong, in an answer that the server has given in good order. */
@Serializable
public data class ErrorResponse(val code: Int, val message: String)

/** Either content or an error. */
public data class ContentResponse<T : Any>(val content: T?, val error: ErrorResponse?)

public class NewsException(public val code: Int, message: String) : Exception(message)

/** Sends requests. Each platform implements it. */
public interface NetworkClient {
    public suspend fun get(path: String): String
}

/**
 * Reads the news of a server.
 *
 * - [timeout]: how long the server may take for an answer.
 */
public class NewsService(private val client: NetworkClient, private val timeout: Duration = 10.seconds) {
    private val json = Json { ignoreUnknownKeys = true }

    @Serializable
    private class Answer(val content: NewsList? = null, val error: ErrorResponse? = null)

    /** Returns what the server answers: news, or its own error. Throws what the client throws. */
    @Throws(NewsException::class, SerializationException::class, kotlin.coroutines.cancellation.CancellationException::class)
    public suspend fun getNewsList(): ContentResponse<NewsList> {
        val text = withTimeoutOrNull(timeout) { client.get("news") } ?: throw NewsException(408, "no answer within $timeout")
        val answer = json.decodeFromString<Answer>(text)
        return ContentResponse(answer.content, answer.error)
    }

    /** Returns the news. An error inside of the answer is thrown. */
    @Throws(NewsException::class, SerializationException::class, kotlin.coroutines.cancellation.CancellationException::class)
    public suspend fun news(): NewsList {
        val response = getNewsList()
        response.error?.let { throw NewsException(it.code, it.message) }
        return response.content ?: NewsList(emptyList())
    }
}
