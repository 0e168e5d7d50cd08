package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

public typealias Names = List<String>
public typealias Table<V> = Map<String, V>

public fun echoList(value: List<Int>): List<Int> = value

public fun echoNestedList(value: List<List<String>>): List<List<String>> = value

public fun echoUnits(value: List<Unit>): List<Unit> = value

public fun echoUBytes(value: List<UByte>): List<UByte> = value

public fun echoSet(value: Set<String>): Set<String> = value

public fun echoCollection(value: Collection<Long>): Collection<Long> = value

public fun echoIterable(value: Iterable<Place>): Iterable<Place> = value

public fun echoMap(value: Map<String, Int>): Map<String, Int> = value

public fun echoMapOfRecords(value: Map<Place, List<Color>>): Map<Place, List<Color>> = value

public fun echoMapOfSets(value: Map<Color, Set<Char>>): Map<Color, Set<Char>> = value

/** Gets a copy, and may change it. */
public fun sorted(value: MutableList<Int>): MutableList<Int> = value.apply { sort() }

public fun without(value: MutableSet<String>, word: String): MutableSet<String> = value.apply { remove(word) }

public fun counted(value: MutableMap<String, Int>, word: String): MutableMap<String, Int> =
    value.apply { this[word] = getOrElse(word) { 0 } + 1 }

public fun doubled(value: MutableCollection<Place?>): MutableCollection<Place?> = value.apply { addAll(toList()) }

public fun emptied(value: MutableIterable<Long>): MutableIterable<Long> = value.apply { removeAll { true } }

/** What is inside of an array or of what can be changed has just its declared type. */
public fun longestFirst(vararg lists: List<Int>): MutableMap<List<Int>, List<Int>> =
    mutableMapOf(lists.first() to lists.maxBy { it.size })

public fun grown(value: MutableList<List<Int>>): MutableList<List<Int>> = value.apply { add(listOf(size)) }

/** Type aliases are expanded. */
public fun echoNames(value: Names): Names = value

public fun echoTable(value: Table<Place?>): Table<Place?> = value

public fun flowOfLists(value: List<List<Int>>): Flow<List<Int>> = value.asFlow()

public fun flowOfSets(value: List<Set<String>>): Flow<Set<String>> = value.asFlow()

public fun flowOfMaps(value: List<Map<String, Int>>): Flow<Map<String, Int>> = value.asFlow()
