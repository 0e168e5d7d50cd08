package kittens

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.receiveAsFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** The state of the screen. Intents change it; labels are what happens once. */
internal class KittenStore(private val scope: CoroutineScope, private val executor: KittenExecutor) {
    private val _states = MutableStateFlow(State())
    private val _labels = Channel<KittenLabel>(Channel.BUFFERED)
    private var loading: Job? = null

    val states: StateFlow<State> = _states.asStateFlow()
    val labels: Flow<KittenLabel> = _labels.receiveAsFlow()

    fun accept(intent: Intent) {
        when (intent) {
            Intent.Reload -> reload()
        }
    }

    private fun reload() {
        loading?.cancel()
        _states.update { reduce(it, Result.Loading) }
        loading = scope.launch {
            val result = executor.load()
            _states.update { reduce(it, result) }
            if (result is Result.Failed) _labels.send(KittenLabel.LoadingFailed(result.reason))
        }
    }

    data class State(val isLoading: Boolean = false, val isError: Boolean = false, val urls: List<String> = emptyList())

    sealed interface Intent {
        data object Reload : Intent
    }

    sealed interface Result {
        data object Loading : Result
        data class Loaded(val urls: List<String>) : Result
        data class Failed(val reason: String) : Result
    }

    companion object {
        fun reduce(state: State, result: Result): State = when (result) {
            Result.Loading -> state.copy(isLoading = true, isError = false)
            is Result.Loaded -> State(urls = result.urls)
            is Result.Failed -> state.copy(isLoading = false, isError = true)
        }
    }
}

/** What happens once: a dialog or a short message. */
public sealed interface KittenLabel {
    public data class LoadingFailed(val reason: String) : KittenLabel
}
