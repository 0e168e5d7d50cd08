package kotlinbridge

import kotlinbridge.c.kb_frame
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.CPointer

/** A C function that answers in a frame: `staticCFunction(::function7)`. */
@GeneratedCode
public typealias FrameEntry = CPointer<CFunction<(CPointer<kb_frame>?) -> Int>>
