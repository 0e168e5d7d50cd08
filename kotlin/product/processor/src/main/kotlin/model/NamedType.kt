package kotlinbridge.processor.model

/** A class whose values or objects cross. */
internal sealed interface NamedType {
    val declared: TypeOrigin

    /** What it consists of, or extends. */
    val parts: List<Value>
}

/** A class whose values are copied. */
internal sealed interface ValueType : NamedType

internal class TypeOrigin(
    val type: Value.Declared,
    /** The Kotlin file, without `.kt`; null if it is of another module. */
    val file: String?,
    val documentation: String?,
    val swiftName: String?,
    /** The names of its type parameters, for which [Placeholder]s stand. */
    val parameters: List<String> = emptyList(),
    /** The classes and interfaces that it extends directly, of those whose objects cross by handle. Of a value only interfaces. */
    val supertypes: List<Value.Declared> = emptyList(),
)

/** What has fields, in order. */
internal class RecordType(override val declared: TypeOrigin, val kind: Kind, val fields: List<Field>) : ValueType {
    override val parts get() = fields.map { it.value }

    enum class Kind {
        DATA_CLASS, VALUE_CLASS, OBJECT,

        /** A class that its own serializer reads and writes. */
        SERIALIZABLE,
    }
}

internal class Field(
    val name: String,
    val value: Value,
    val documentation: String?,
    /** The type with [Placeholder]s, if the class is generic. */
    val declared: Value? = null,
    /** Null if there is none, or Kotlin has to make it. */
    val default: DefaultValue? = null,
) {
    /** The same field with this default. */
    fun with(default: DefaultValue?): Field = Field(name, value, documentation, declared, default)
}

internal class EnumType(override val declared: TypeOrigin, val cases: List<EnumCase>) : ValueType {
    override val parts get() = emptyList<Value>()
}

internal class EnumCase(val name: String, val documentation: String?)

/** A sealed class or interface: the leaves of its hierarchy, by name. They are records, enums and classes. */
internal class SealedType(
    override val declared: TypeOrigin,
    val cases: List<Value.Declared>,
    /** The same, each before those that it extends: an object may be of several. */
    val mostDerivedFirst: List<Value.Declared>,
    /** The same with [Placeholder]s, if the class is generic. */
    val declaredCases: List<Value.Declared>?,
) : ValueType {
    override val parts get() = cases
}

/** An exception that Swift knows. Its fields cross when it is thrown, those of its superclass first. */
internal class ExceptionType(
    override val declared: TypeOrigin,
    val fields: List<Field>,
    /** The exception that it extends, if Swift knows that. */
    val superclass: Value.Declared?,
    val isObject: Boolean,
    /**
     * The parameters of a constructor that makes it of its fields, and perhaps of a `message` and a `cause`,
     * for one that Swift throws; null if there is none.
     */
    val constructor: List<ExceptionParameter>?,
) : NamedType {
    override val parts get() = fields.map { it.value } + listOfNotNull(superclass)
}

/** A parameter of an exception's constructor: a field, or what each throwable has. */
internal class ExceptionParameter(val name: String, val isNullable: Boolean)

/** What crosses by handle. */
internal sealed interface ObjectType : NamedType

/** A class or interface whose objects cross by handle. */
internal class ClassType(
    override val declared: TypeOrigin,
    val isInterface: Boolean,
    /** Whether it is a `fun interface`. */
    val isFunInterface: Boolean = false,
    /** The classes of values that have the interface, which cross as such. Their numbers begin with 1. */
    val values: List<Value.Declared> = emptyList(),
    /** Null for what only Kotlin implements. */
    val hosted: HostedInterface? = null,
) : ObjectType {
    val supertypes: List<Value.Declared> get() = declared.supertypes

    override val parts get() = supertypes + values

    /** The same interface with those values. */
    fun with(values: List<Value.Declared>): ClassType = ClassType(declared, isInterface, isFunInterface, values, hosted)

    /** The same interface with what Swift needs to implement it. */
    fun with(hosted: HostedInterface?): ClassType = ClassType(declared, isInterface, isFunInterface, values, hosted)
}
