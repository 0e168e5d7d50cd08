package kotlinbridge.table

import kotlinbridge.c.kb_entry
import kotlinbridge.c.kb_library
import kotlinbridge.c.kb_module
import kotlinbridge.engine.Library
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.get
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret

/** The entries of a library. It lives as long as the process, as the table does. */
internal fun moduleOf(library: Library, table: kb_library): CPointer<kb_module> = nativeHeap.alloc<kb_module>().apply {
    digest = fnv1a(library.manifest)
    function_count = library.functions.size.toLong()
    flow_count = library.flows.size.toLong()
    functions = entries(library.functions.size) { id, entry ->
        entry.frame = library.functions[id].frame ?: table.call
        entry.twin = library.functions[id].twin?.reinterpret()
    }
    flows = entries(library.flows.size) { id, entry ->
        entry.frame = library.flows[id].value ?: table.state_value
        entry.twin = null
    }
}.ptr

private inline fun entries(count: Int, fill: (Int, kb_entry) -> Unit): CPointer<kb_entry> {
    val entries = nativeHeap.allocArray<kb_entry>(count)
    for (id in 0 until count) fill(id, entries[id])
    return entries
}

/** Fowler, Noll and Vo's hash of 64 bits, the variant 1a. http://www.isthe.com/chongo/tech/comp/fnv */
internal fun fnv1a(bytes: ByteArray): ULong {
    var hash = 0xcbf29ce484222325uL
    for (byte in bytes) hash = (hash xor byte.toUByte().toULong()) * 0x100000001b3uL
    return hash
}
