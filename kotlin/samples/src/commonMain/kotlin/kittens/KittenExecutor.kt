package kittens

import kotlinx.coroutines.CancellationException

/** Does what an intent asks for. */
internal class KittenExecutor(private val dataSource: KittenDataSource) {
    /** Asks the data source, and makes a result of what it answers or throws. */
    suspend fun load(): KittenStore.Result = try {
        KittenStore.Result.Loaded(parseKittens(dataSource.load(PAGE, offset = 0)))
    } catch (cancellation: CancellationException) {
        throw cancellation
    } catch (failure: Exception) {
        KittenStore.Result.Failed(failure.message ?: "the images can't be loaded")
    }

    private companion object {
        const val PAGE = 10
    }
}
