package kotlinbridge.wire

import kotlinbridge.GeneratedCode

// What generated code reads and writes values with that consist of others. Each lambda reads or
// writes one of those. All are inline, so that nothing is boxed.
//
// `minimum` is the fewest bytes that an element takes: see WireReader.readCount.

@GeneratedCode
public inline fun <T : Any> WireReader.readNullable(read: () -> T): T? = if (readPresence()) read() else null

@GeneratedCode
public inline fun <T : Any> WireWriter.writeNullable(value: T?, write: (T) -> Unit) {
    writeBoolean(value != null)
    if (value != null) write(value)
}

// What is read as one type must not be inferred as another: an Array<List<Int>> is no Array<MutableList<Int>>.

@GeneratedCode
public inline fun <E> WireReader.readList(minimum: Int, read: () -> E): List<E> = readMutableList(minimum, read)

@GeneratedCode
public inline fun <E> WireReader.readMutableList(minimum: Int, read: () -> E): MutableList<E> {
    val count = readCount(minimum)
    val elements = ArrayList<E>(count)
    repeat(count) { elements.add(read()) }
    return elements
}

@GeneratedCode
public inline fun <E> WireReader.readSet(minimum: Int, read: () -> E): Set<E> = readMutableSet(minimum, read)

@GeneratedCode
public inline fun <E> WireReader.readMutableSet(minimum: Int, read: () -> E): MutableSet<E> {
    val count = readCount(minimum)
    val elements = LinkedHashSet<E>(count)
    repeat(count) { elements.add(read()) }
    return elements
}

@GeneratedCode
public inline fun <reified E> WireReader.readArray(minimum: Int, read: () -> E): Array<E> {
    val count = readCount(minimum)
    return Array(count) { read() }
}

@GeneratedCode
public inline fun <K, V> WireReader.readMap(minimum: Int, key: () -> K, value: () -> V): Map<K, V> =
    readMutableMap(minimum, key, value)

@GeneratedCode
public inline fun <K, V> WireReader.readMutableMap(minimum: Int, key: () -> K, value: () -> V): MutableMap<K, V> {
    val count = readCount(minimum)
    val entries = LinkedHashMap<K, V>(count)
    repeat(count) { entries[key()] = value() }
    return entries
}

/** Throws when another thread changes the elements meanwhile, because their count comes first. */
@GeneratedCode
public inline fun <E> WireWriter.writeElements(elements: Iterable<E>, minimum: Int, write: (E) -> Unit) {
    val all = if (elements is Collection) elements else elements.toList()
    val count = all.size
    writeCount(count, minimum)
    if (all is List && all is RandomAccess) {
        for (index in 0 until count) write(all[index])
        return
    }
    var written = 0
    for (element in all) {
        write(element)
        written += 1
    }
    if (written != count) changed(count, written)
}

@GeneratedCode
public inline fun <E> WireWriter.writeArray(array: Array<E>, minimum: Int, write: (E) -> Unit) {
    writeCount(array.size, minimum)
    for (element in array) write(element)
}

/** Throws when another thread changes the map meanwhile, because the count of entries comes first. */
@GeneratedCode
public inline fun <K, V> WireWriter.writeMap(map: Map<K, V>, minimum: Int, key: (K) -> Unit, value: (V) -> Unit) {
    val count = map.size
    writeCount(count, minimum)
    var written = 0
    for (entry in map) {
        key(entry.key)
        value(entry.value)
        written += 1
    }
    if (written != count) changed(count, written)
}

/** Reads a structure inside [depth] others. Throws [WireException] if that is too deep. */
@GeneratedCode
public inline fun <T> WireReader.nested(depth: Int, read: () -> T): T {
    if (depth >= MAXIMUM_DEPTH) readTooDeep()
    return read()
}

/** Writes a structure inside [depth] others. Throws if that is too deep. */
@GeneratedCode
public inline fun WireWriter.nested(depth: Int, write: () -> Unit) {
    if (depth >= MAXIMUM_DEPTH) writtenTooDeep()
    write()
}

@PublishedApi
internal fun changed(count: Int, written: Int): Nothing =
    error("the collection changed from $count to $written elements while it was written")

@PublishedApi
internal fun readTooDeep(): Nothing = throw WireException(TOO_DEEP)

@PublishedApi
internal fun writtenTooDeep(): Nothing = throw IllegalArgumentException(TOO_DEEP)
