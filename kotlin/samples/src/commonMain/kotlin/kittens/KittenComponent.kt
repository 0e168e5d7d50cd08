package kittens

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch

/**
 * Wires the store, a view and the data source. Its functions are called on the main thread.
 *
 * A view may come and go many times; the state stays until [onDestroy]. What comes in another order than that of a
 * lifecycle does nothing.
 *
 * - [output]: gets what happens once.
 */
public class KittenComponent(dataSource: KittenDataSource, private val output: (KittenLabel) -> Unit) {
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
    private val store = KittenStore(scope, KittenExecutor(dataSource))
    private var view: KittenView? = null
    private var binding: Job? = null
    private var isDestroyed = false

    init {
        scope.launch { store.labels.collect { output(it) } }
        store.accept(KittenStore.Intent.Reload)
    }

    public fun onViewCreated(view: KittenView) {
        if (isDestroyed) return
        onStop()
        this.view = view
    }

    /** Renders the state in the view from now on, and takes its events. */
    public fun onStart() {
        val view = view ?: return
        if (binding != null) return
        binding = scope.launch {
            launch { view.events.all.collect { store.accept(it.toIntent()) } }
            store.states.collect { view.render(it.toModel()) }
        }
    }

    public fun onStop() {
        binding?.cancel()
        binding = null
    }

    public fun onViewDestroyed() {
        onStop()
        view = null
    }

    public fun onDestroy() {
        onViewDestroyed()
        isDestroyed = true
        scope.cancel()
    }
}

private fun KittenView.Event.toIntent() = when (this) {
    KittenView.Event.RefreshTriggered -> KittenStore.Intent.Reload
}

private fun KittenStore.State.toModel() = KittenView.Model(isLoading, isError, urls)
