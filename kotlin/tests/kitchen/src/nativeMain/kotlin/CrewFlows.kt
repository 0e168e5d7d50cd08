package kitchen

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.channels.ReceiveChannel
import kotlinx.coroutines.channels.produce
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.flow
import kotlin.time.Duration.Companion.milliseconds

// Objects as elements of flows.

/** A crew of one, one of two, and so on. */
public fun crewsUpTo(count: Int): Flow<Crew> = flow { for (size in 1..count) emit(Crew(size)) }

/** Crews of one without end, one after the other at once. */
public fun endlessCrews(): Flow<Crew> = flow { while (true) emit(Crew(1)) }

/** A crew each millisecond, without end. */
public fun crewsNowAndThen(): Flow<Crew> = flow {
    while (true) {
        emit(Crew(1))
        delay(1.milliseconds)
    }
}

/** The same crew, so many times. */
public fun crewAgain(crew: Crew, times: Int): Flow<Crew> = flow { repeat(times) { emit(crew) } }

public fun missionsOf(crew: Crew): Flow<Mission> = flow {
    emit(Mission("first", crew))
    emit(Mission("second", Crew(2), listOf(crew, Crew(3))))
}

/** Lists of crews, and of none. The last one can't be written to its end. */
public fun shifts(): Flow<List<Crew?>> = flow {
    emit(listOf(Crew(1), null, Crew(2)))
    emit(emptyList())
    emit(object : AbstractList<Crew?>() {
        override val size get() = 3
        override fun get(index: Int): Crew? = if (index < 2) Crew(index) else error("nobody knows")
    })
}

/** Who is on duty. */
public val onDuty: MutableStateFlow<Crew?> = MutableStateFlow(null)

private val landings = MutableSharedFlow<Crew>(replay = 2)

/** The crews that have landed, of which the last two come at once. */
public val landed: SharedFlow<Crew> = landings.asSharedFlow()

public fun land(crew: Crew): Boolean = landings.tryEmit(crew)

@OptIn(ExperimentalCoroutinesApi::class)
public fun boarding(): ReceiveChannel<Crew> = CoroutineScope(Dispatchers.Default).produce { repeat(3) { send(Crew(it)) } }

/** A flow that comes later, and is an object itself. */
public suspend fun crewsLater(count: Int): Flow<Crew> {
    delay(1.milliseconds)
    return crewsUpTo(count)
}
