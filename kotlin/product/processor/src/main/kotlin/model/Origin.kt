package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** Where an export is declared, and how Kotlin code reaches it. */
internal class Origin(
    val packageName: String,
    /** The class, interface or object that has it as a member, the class for its companion; null at top level. */
    val owner: Value.Declared?,
    /** The object or companion by which code reaches the member; null for a member of instances. */
    val singleton: ClassName?,
    val name: String,
    /** The types for the parameters of a generic function or property. */
    val typeArguments: List<Value>,
    /** The Kotlin file, without `.kt`. */
    val file: String,
    val line: Int,
    val isExtension: Boolean,
    val documentation: String?,
    /** Its name in Swift, where `@BridgeName` gives another one than Kotlin's. */
    val swiftName: String?,
    /** Whether Swift code wraps it: its name there begins with underscores. */
    val isRefined: Boolean = false,
    /** What is said against using it. */
    val deprecation: String? = null,
)
