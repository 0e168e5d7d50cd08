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
    /** Whether it reads or sets a field, and no code of the user's runs. */
    val isStored: Boolean = false,
    /** Null unless it gives a flow, whose handle is the result. */
    val flow: MadeFlow? = null,
    /** The member of an interface whose own body it runs, where Swift has an object of the interface. */
    val bodyOf: ExportedFunction? = null,
) : Export {
    override val answer: Value get() = result
    override val values: List<Value> get() = super.values + listOfNotNull(flow?.given)

    enum class Kind { FUNCTION, CONSTRUCTOR, GETTER, SETTER }
}

/** What subscribers reach by its number: a property that has a flow, or the flow that a function has made. */
internal class ExportedFlow(
    override val origin: Origin,
    /** The object that has the property, or the made flow. */
    override val parameters: List<Parameter>,
    override val placement: String?,
    val kind: FlowKind,
    val element: Value,
    override val scope: Reference? = null,
    /** How many elements it may be ahead of who iterates; null leaves it to the consumer. */
    val window: Int?,
    /** What makes it; null for a property that has it. */
    val maker: ExportedFunction? = null,
    /** Whether it is the object itself, of a class that is a flow. */
    val isObject: Boolean = false,
) : Export {
    override val answer: Value get() = element
    override val throws: List<Thrown> get() = emptyList()
}

/** The flow that a function makes. */
internal class MadeFlow(
    val kind: FlowKind,
    /** The `CoroutineScope` that ends it; null for the library's. */
    val scope: Reference?,
    /** As a value, which Swift gives where it implements the function; null if it can't. */
    val given: Value.Declared?,
)
