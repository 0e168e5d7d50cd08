package kotlinbridge

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.channels.SendChannel
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.isActive

// What Swift calls of objects of coroutine types. Libraries export these functions for the types that they mention.

@GeneratedCode
public object JobCalls {
    public fun cancel(job: Job): Unit = job.cancel()

    public suspend fun join(job: Job): Unit = job.join()

    public fun isActive(job: Job): Boolean = job.isActive
}

@GeneratedCode
public object DeferredCalls {
    public fun cancel(deferred: Deferred<*>): Unit = deferred.cancel()

    public suspend fun join(deferred: Deferred<*>): Unit = deferred.join()

    public fun isActive(deferred: Deferred<*>): Boolean = deferred.isActive

    public suspend fun <T> await(deferred: Deferred<T>): T = deferred.await()
}

@GeneratedCode
public object ScopeCalls {
    /** A scope that Swift has made. The failure of one of its jobs does not end others. */
    public fun make(): CoroutineScope = CoroutineScope(SupervisorJob() + Dispatchers.Default)

    /** Does nothing to a scope without a job, which has nothing to cancel. */
    public fun cancel(scope: CoroutineScope) {
        if (scope.coroutineContext[Job] != null) scope.cancel()
    }

    public fun isActive(scope: CoroutineScope): Boolean = scope.isActive
}

@GeneratedCode
public object ChannelCalls {
    public suspend fun <T> send(channel: SendChannel<T>, element: T): Unit = channel.send(element)

    /** Whether the channel has taken the element. */
    public fun <T> trySend(channel: SendChannel<T>, element: T): Boolean = channel.trySend(element).isSuccess

    /** Whether this has closed it: false for a channel that was closed before. */
    public fun close(channel: SendChannel<*>): Boolean = channel.close()
}

@GeneratedCode
public object SharedFlowCalls {
    public suspend fun <T> emit(flow: MutableSharedFlow<T>, element: T): Unit = flow.emit(element)

    public fun <T> tryEmit(flow: MutableSharedFlow<T>, element: T): Boolean = flow.tryEmit(element)

    /** A flow that Swift has made. */
    public fun <T> make(replay: Int, extraBufferCapacity: Int): MutableSharedFlow<T> =
        MutableSharedFlow(replay, extraBufferCapacity)
}

@GeneratedCode
public object StateFlowCalls {
    /** A state that Swift has made. */
    public fun <T> make(element: T): MutableStateFlow<T> = MutableStateFlow(element)
}
