package kotlinbridge.processor.model

/** What a function and a flow have in common. */
internal sealed interface Export {
    val origin: Origin

    /** The instance that has the member comes first, then the receiver of an extension. */
    val parameters: List<Parameter>

    /** The constant of `kotlinbridge.Placement`. */
    val placement: String?

    /** The `CoroutineScope` that ends it; null for the library's. */
    val scope: Reference?

    /** What it gives: a result, or elements. */
    val answer: Value

    val throws: List<Thrown>

    /** What it takes, gives and throws. */
    val values: List<Value> get() = parameters.map { it.value } + answer + throws.mapNotNull { it.type }

    val isMember: Boolean get() = parameters.firstOrNull()?.isInstance == true

    val isConstructor: Boolean get() = this is ExportedFunction && kind == ExportedFunction.Kind.CONSTRUCTOR

    val isSetter: Boolean get() = this is ExportedFunction && kind == ExportedFunction.Kind.SETTER
}

/** A class of `@Throws`. */
internal class Thrown(val name: String, /** Null if Swift has no type for it. */ val type: Value.Declared?)

/** A function, or an accessor of a property. */
internal class ExportedFunction(
    override val origin: Origin,
    override val parameters: List<Parameter>,
    override val placement: String?,
    val kind: Kind,
    val isSuspending: Boolean,
    val isOperator: Boolean,
    val result: Value,
    override val throws: List<Thrown>,
    override val scope: Reference? = null,
) : Export {
    override val answer: Value get() = result

    enum class Kind { FUNCTION, CONSTRUCTOR, GETTER, SETTER }
}

/** A function or property that gives a flow. */
internal class ExportedFlow(
    override val origin: Origin,
    override val parameters: List<Parameter>,
    override val placement: String?,
    val isProperty: Boolean,
    val kind: FlowKind,
    val element: Value,
    override val throws: List<Thrown>,
    /** Whether its only parameter is the flow itself. */
    val isItself: Boolean = false,
    override val scope: Reference? = null,
    /** How many elements it may be ahead of who iterates; null leaves it to the consumer. */
    val window: Int? = if (kind == FlowKind.CHANNEL) 0 else null,
) : Export {
    override val answer: Value get() = element
}
