package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** A value and where it was seen. */
public data class Seen<T>(val value: T, val at: Place?)

/** One of two. */
public sealed interface Either<out A, out B> {
    public data class Left<out A>(val value: A) : Either<A, Nothing>

    public data class Right<out B>(val value: B) : Either<Nothing, B>

    public data object Neither : Either<Nothing, Nothing>
}

public typealias WithName<T> = Pair<String, T>

public fun echoPair(value: Pair<Int, String>): Pair<Int, String> = value

public fun echoTriple(value: Triple<Boolean, Color?, List<Double>>): Triple<Boolean, Color?, List<Double>> = value

public fun echoPairs(value: List<Pair<Int, String>?>): List<Pair<Int, String>?> = value

public fun echoNamed(value: WithName<Meters>): WithName<Meters> = value

public fun echoSeen(value: Seen<Alarm>): Seen<Alarm> = value

public fun echoSeenPair(value: Seen<Pair<Char, Set<Int>>>): Seen<Pair<Char, Set<Int>>> = value

public fun echoEither(value: Either<Int, List<String>>): Either<Int, List<String>> = value

public fun flowOfSeen(values: List<Seen<String?>>): Flow<Seen<String?>> = values.asFlow()

public fun nameOf(crewSeen: Seen<Crew>): List<String> = crewSeen.value.names
