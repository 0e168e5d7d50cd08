package kotlinbridge.table

import kotlinbridge.c.kb_entry
import kotlinbridge.c.kb_frame
import kotlinbridge.c.kb_library
import kotlinbridge.c.kb_module
import kotlinbridge.engine.Library
import kotlinbridge.engine.Registration
import kotlinx.cinterop.CFunction
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
    functions = entriesOf(library.functions, table.call!!)
    flows = entriesOf(library.flows, table.state_value!!)
}.ptr

private fun entriesOf(
    registrations: Array<out Registration>,
    byId: CPointer<CFunction<(CPointer<kb_frame>?) -> Int>>, // for those without an entry of their own
): CPointer<kb_entry> {
    val entries = nativeHeap.allocArray<kb_entry>(registrations.size)
    registrations.forEachIndexed { id, registration ->
        entries[id].frame = registration.entry?.frame ?: byId
        entries[id].twin = registration.entry?.twin?.reinterpret()
    }
    return entries
}

/** Fowler, Noll and Vo's hash of 64 bits, the variant 1a. http://www.isthe.com/chongo/tech/comp/fnv */
internal fun fnv1a(bytes: ByteArray): ULong {
    var hash = 0xcbf29ce484222325uL
    for (byte in bytes) hash = (hash xor byte.toUByte().toULong()) * 0x100000001b3uL
    return hash
}
