package catalogue

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.channels.ReceiveChannel
import kotlinx.coroutines.channels.produce
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.yield

suspend fun load(id: Int): String {
    yield()
    return "loaded $id"
}

@Throws(BadWeather::class, kotlin.coroutines.cancellation.CancellationException::class)
suspend fun cross(wind: Int): String {
    delay(1)
    return sail(wind)
}

suspend fun lookUp(name: String, size: Int): Int {
    yield()
    return name.length * size
}

fun countdown(from: Int): Flow<Int> = flow {
    for (number in from downTo 1) emit(number)
}

fun outlinesOneByOne(): Flow<Outline> = flow { outlines().forEach { emit(it) } }

class Thermostat {
    private val current = MutableStateFlow(20)
    val temperature: StateFlow<Int> = current.asStateFlow()
    val wanted: MutableStateFlow<Int> = MutableStateFlow(21)
    private val rung = MutableSharedFlow<String>(replay = 1)
    val bells: SharedFlow<String> = rung.asSharedFlow()

    fun heat(degrees: Int) {
        current.value += degrees
    }

    fun ring(): Boolean = rung.tryEmit("ding")
}

fun CoroutineScope.numbers(): ReceiveChannel<Int> = produce { send(1) }

fun later(): Deferred<Int> = CoroutineScope(Dispatchers.Default).async { 1 }

private var made = 0

fun counted(): Flow<Int> {
    made++
    return flow { emit(made) }
}
