package kotlinbridge.processor.model

/** An array without boxes, as `IntArray`. */
internal data class NumberArray(val element: Simple) : Value
