package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/** A class whose values cross. */
internal sealed interface NamedType {
    val declared: TypeOrigin

    /** What it consists of. */
    val parts: List<Value>
}

internal class TypeOrigin(
    val name: ClassName,
    /** The Kotlin file, without `.kt`; null if it is of another module. */
    val file: String?,
    val documentation: String?,
    val swiftName: String?,
)

/** A data class, a value class or an object: its fields, in order. */
internal class RecordType(override val declared: TypeOrigin, val kind: Kind, val fields: List<Field>) : NamedType {
    override val parts get() = fields.map { it.value }

    enum class Kind { DATA_CLASS, VALUE_CLASS, OBJECT }
}

internal class Field(val name: String, val value: Value, val documentation: String?)

internal class EnumType(override val declared: TypeOrigin, val cases: List<EnumCase>) : NamedType {
    override val parts get() = emptyList<Value>()
}

internal class EnumCase(val name: String, val documentation: String?)

/** A sealed class or interface: the leaves of its hierarchy, by name. */
internal class SealedType(override val declared: TypeOrigin, val cases: List<Value.Declared>) : NamedType {
    override val parts get() = cases
}
