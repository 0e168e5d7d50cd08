package kotlinbridge.engine

import kotlinbridge.c.kb_frame
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer

/** The C functions that generated code has made for one registration. */
internal class NativeEntry(
    val frame: CPointer<CFunction<(CPointer<kb_frame>?) -> Int>>,
    /** A C function of the registration's own type. */
    val twin: COpaquePointer?,
)
