package bench

import kotlinbridge.longFlow
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow

/** The record that the bridge, the usual code and the floor all carry. */
public data class Place(val latitude: Double, val longitude: Double, val name: String)

/** 32 bytes in UTF-8. */
internal const val TEXT = "thirty-two bytes, no more, none!"

private val place = Place(51.5, -0.125, TEXT)
private val list = List(8) { it.toLong() }

public fun longs(count: Long): Flow<Long> = flow { for (i in 0 until count) emit(i) }

public fun longsUnboxed(count: Long): Flow<Long> = longFlow { for (i in 0 until count) emit(i) }

public fun strings(count: Long): Flow<String> = flow { for (i in 0 until count) emit(TEXT) }

public fun records(count: Long): Flow<Place> = flow { for (i in 0 until count) emit(place) }

public fun lists(count: Long): Flow<List<Long>> = flow { for (i in 0 until count) emit(list) }

/** Emits one element, and then waits until it is cancelled. */
public fun firstOnly(): Flow<Long> = flow {
    emit(1)
    awaitCancellation()
}
