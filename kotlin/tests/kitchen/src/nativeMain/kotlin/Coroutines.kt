package kitchen

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Job
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.SendChannel
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.yield

// Jobs, scopes, channels and shared flows, as view models have them.

/** Loads pages in a scope of the caller's. */
public class Pager(private val scope: CoroutineScope, private val fetch: suspend (Int) -> List<String>) {
    public val items: MutableSharedFlow<List<String>> = MutableSharedFlow(replay = 1)

    public var job: Job? = null
        private set

    /** Emits the items of a page. */
    public fun load(page: Int): Job = scope.launch { items.emit(fetch(page)) }.also { job = it }

    public fun count(page: Int): Deferred<Int> = scope.async { fetch(page).size }

    public fun waiting(): Job = scope.launch { awaitCancellation() }

    public fun failing(): Deferred<String> = scope.async { throw IllegalStateException("no page") }
}

public fun isSame(one: Job, other: Job): Boolean = one === other

public fun pendingAnswer(): Deferred<String?> = answers

public fun answer(text: String?): Boolean = answers.complete(text)

private val answers = CompletableDeferred<String?>()

public fun scopeOf(scope: CoroutineScope?): CoroutineScope? = scope

/** A channel whose elements nobody takes but Swift. */
public fun mailbox(capacity: Int): Channel<String> = Channel(capacity)

/** Sends what it gets to Kotlin. */
public class Drain(capacity: Int) {
    private val channel = Channel<Long>(capacity)

    public val inlet: SendChannel<Long> get() = channel

    public suspend fun taken(count: Int): List<Long> = List(count) { channel.receive() }
}

public suspend fun tick(events: MutableSharedFlow<Int>, count: Int) {
    for (number in 0 until count) {
        events.emit(number)
        yield()
    }
}

public fun events(replay: Int): MutableSharedFlow<Int> = MutableSharedFlow(replay)
