package kotlinbridge.processor.model

/** What a function and a flow have in common. */
internal sealed interface Export {
    val origin: Origin

    /** The receiver of an extension comes first. */
    val parameters: List<Parameter>

    /** The constant of `kotlinbridge.Placement`. */
    val placement: String?

    /** What it gives: a result, or elements. */
    val answer: Value

    val isSetter: Boolean get() = this is ExportedFunction && kind == ExportedFunction.Kind.SETTER
}

/** A function, or an accessor of a property. */
internal class ExportedFunction(
    override val origin: Origin,
    override val parameters: List<Parameter>,
    override val placement: String?,
    val kind: Kind,
    val isSuspending: Boolean,
    val isOperator: Boolean,
    val result: Value,
    /** The classes of `@Throws`. */
    val throws: List<String>,
) : Export {
    override val answer: Value get() = result

    enum class Kind { FUNCTION, GETTER, SETTER }
}

/** A function or property that gives a flow. */
internal class ExportedFlow(
    override val origin: Origin,
    override val parameters: List<Parameter>,
    override val placement: String?,
    val isProperty: Boolean,
    val kind: FlowKind,
    val element: Value,
    val throws: List<String>,
) : Export {
    override val answer: Value get() = element
}
