package kotlinbridge.table

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.c.kb_library
import kotlinbridge.engine.installed
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.ptr
import kotlinx.cinterop.sizeOf
import kotlinx.cinterop.staticCFunction

/** The function table of this binary. The contracts of its functions are in kotlin_bridge.h. */
internal val libraryTable: CPointer<kb_library> by lazy(LazyThreadSafetyMode.PUBLICATION) {
    nativeHeap.alloc<kb_library>().apply {
        abi_version = KB_ABI_VERSION
        size = sizeOf<kb_library>().toUInt()
        context = null
        manifest = staticCFunction(::sendManifest)
        subscribe = staticCFunction(::subscribeTo)
        request = staticCFunction(::requestMore)
        cancel = staticCFunction(::cancelJob)
        call = staticCFunction(::callFunction)
        state_value = staticCFunction(::stateValue)
        state_set = staticCFunction(::stateSet)
        state_compare_and_set = staticCFunction(::stateCompareAndSet)
        counters = staticCFunction(::readCounters)
        collect_garbage = staticCFunction(::collectGarbage)
        module = moduleOf(installed(), this)
        release = staticCFunction(::releaseObject)
        fetch = staticCFunction(::fetchElements)
        attach = staticCFunction(::attachHost)
        hold = staticCFunction(::holdObject)
        open = staticCFunction(::openFlow)
    }.ptr
}
