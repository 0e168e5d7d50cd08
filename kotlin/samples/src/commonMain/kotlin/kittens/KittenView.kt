package kittens

import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.asSharedFlow

/** What shows the images. Each platform implements it, on its main thread. */
public interface KittenView {
    /** What the user does. A view keeps one of these and dispatches to it. */
    public val events: Events

    public fun render(model: Model)

    /** All that is shown. */
    public data class Model(val isLoading: Boolean, val isError: Boolean, val imageUrls: List<String>)

    public sealed interface Event {
        public data object RefreshTriggered : Event
    }

    /** Hands the events of a view to the component that has the view now; they are lost while none has. */
    public class Events {
        private val events = MutableSharedFlow<Event>(extraBufferCapacity = 16, onBufferOverflow = BufferOverflow.DROP_OLDEST)

        internal val all: SharedFlow<Event> = events.asSharedFlow()

        public fun dispatch(event: Event) {
            events.tryEmit(event)
        }
    }
}
