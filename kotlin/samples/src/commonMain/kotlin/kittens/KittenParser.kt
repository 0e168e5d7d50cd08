package kittens

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
private class Kitten(val url: String)

private val json = Json { ignoreUnknownKeys = true }

/** Returns the addresses in an answer such as `[{"url": "https://…"}]`. Throws if it is none. */
internal fun parseKittens(text: String?): List<String> {
    requireNotNull(text) { "the server has sent nothing" }
    return json.decodeFromString<List<Kitten>>(text).map { it.url }
}
