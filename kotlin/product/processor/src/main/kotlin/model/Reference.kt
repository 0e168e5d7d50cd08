package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** A function or property that generated code uses, and that need not be exported. */
internal class Reference(
    val packageName: String,
    /** The object that has it; null at top level, and for a member of the instance. */
    val singleton: ClassName?,
    val name: String,
    /** Whether the object whose member is exported has it. */
    val isOfInstance: Boolean = false,
)
