package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedFunction.Kind
import kotlinbridge.processor.model.MadeFlow
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Thrown
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFunction

/**
 * Reads functions and properties. Throws [CannotCross].
 *
 * A member has an owner, which may be a subclass of the class that declares it.
 */
internal class CallableReader(
    private val types: TypeReader,
    private val classes: ClassReader,
    private val origins: Origins,
    private val parameterReader: ParameterReader,
    private val optIns: OptIns,
    private val choices: Choices,
    private val overloads: Overloads,
    private val accessors: Accessors,
    private val omit: (Omission) -> Unit,
) {
    /** - [arguments]: the types for the parameters of a generic function. */
    fun function(declaration: KSFunctionDeclaration, owner: Owner?, arguments: List<Value>): List<Export> {
        check(declaration, arguments)
        val scope = scope(declaration, owner, arguments)
        val isSuspending = Modifier.SUSPEND in declaration.modifiers
        val origin = origins.of(declaration, owner, arguments, declaration.extensionReceiver)
        val omissions = mutableListOf<Omission>()
        val receiver = parameterReader.receiver(declaration, owner, scope)
        val parameters = receiver + parameterReader.parameters(declaration, owner, scope, omissions)
        val throws = thrown(declaration)
        val placement = declaration.placement
        return inside("its result", declaration.returnType!!) { result ->
            val flow = types.flow(result, scope)
            fun function(result: Value, placement: String?, flow: MadeFlow? = null) = ExportedFunction(
                origin, parameters, placement, Kind.FUNCTION, isSuspending, Modifier.OPERATOR in declaration.modifiers,
                result, throws, if (isSuspending) choices.scope(declaration) else null, flow = flow,
            )
            if (flow == null) {
                choices.refuseOfFunction(declaration, isSuspending)
                listOf(function(types.result(result, scope), placement))
            } else {
                making(flow, declaration, owner) { made -> function(classes.any(), placement.takeIf { isSuspending }, made) }
            }
        }.also { omissions.forEach(omit) }
    }

    fun constructor(declaration: KSFunctionDeclaration, owner: Owner): Export {
        check(declaration)
        if (owner.isOpen) throw CannotCross("an object is made of concrete types: list the class in generics with its types")
        val omissions = mutableListOf<Omission>()
        val scope = scope(declaration, owner, emptyList())
        val parameters = parameterReader.parameters(declaration, owner, scope, omissions)
        return ExportedFunction(
            origins.of(declaration, owner, emptyList(), receiver = null),
            parameterReader.outer(owner.declaration, parameters) + parameters, placement = null,
            Kind.CONSTRUCTOR, isSuspending = false, isOperator = false,
            classes.value(owner.declaration, owner.arguments), thrown(declaration),
        ).also { omissions.forEach(omit) }
    }

    /**
     * What makes a flow, and the flow, whose only argument is its handle.
     *
     * - [maker]: the function or getter.
     */
    private fun making(
        flow: DeclaredFlow,
        declaration: KSDeclaration,
        owner: Owner?,
        maker: (MadeFlow) -> ExportedFunction,
    ): List<Export> {
        val made = maker(MadeFlow(flow.kind, choices.scope(declaration), given(flow, owner)))
        // That of a function that suspends is where the function runs.
        val placement = declaration.placement.takeIf { !made.isSuspending }
        return listOf(
            made,
            ExportedFlow(
                made.origin, listOf(Parameter("flow", made.result)), placement, flow.kind, flow.element,
                window = choices.window(declaration, flow.kind), maker = made,
            ),
        )
    }

    /** The flow of a member as a value, where Swift may implement the member. */
    private fun given(flow: DeclaredFlow, owner: Owner?): Value.Declared? {
        val isImplemented = owner?.declaration?.classKind == ClassKind.INTERFACE && !owner.isOpen &&
            Modifier.SEALED !in owner.declaration.modifiers
        if (!isImplemented || flow.declaration == null) return null
        return classes.value(flow.declaration, listOf(flow.element)) as? Value.Declared
    }

    /** The flow that a setter takes, as a value; null for one that is no value. */
    private fun setting(flow: DeclaredFlow, property: KSPropertyDeclaration): Value? {
        if (flow.declaration != null) return classes.value(flow.declaration, listOf(flow.element))
        omit(Omission("${property.fullName}.set", "Swift can't set a channel, or a flow of nothing: add a function that sets it"))
        return null
    }

    /** The property as a flow, or its accessors. */
    fun property(declaration: KSPropertyDeclaration, owner: Owner?, arguments: List<Value>): List<Export> {
        check(declaration, arguments)
        overloads.check(declaration, owner)
        val scope = scope(declaration, owner, arguments)
        val origin = origins.of(declaration, owner, arguments, declaration.extensionReceiver)
        val receiver = parameterReader.receiver(declaration, owner, scope)
        val placement = declaration.placement
        val throws = thrown(declaration)
        return inside("its type", declaration.type) { type ->
            val flow = types.flow(type, scope)
            // Kotlin makes a value of its own before it reads it, and may refuse to.
            val isStored = accessors.isStored(declaration) && throws.isEmpty() && !types.isNothing(type, scope) &&
                receiver.none { classes.mayBeRefused(it.value) }
            fun accessor(kind: Kind, parameters: List<Parameter>, result: Value, isStored: Boolean, flow: MadeFlow? = null) =
                ExportedFunction(
                    origin, parameters, placement.takeIf { flow == null }, kind, isSuspending = false, isOperator = false,
                    result, throws, isStored = isStored, flow = flow,
                )
            if (flow != null) {
                // It is the same whenever it is read, and objects are all that it may need.
                if (isStored && !declaration.isMutable && receiver.all { classes.isObject(it.value) }) {
                    val choice = choices.scope(declaration)
                    val window = choices.window(declaration, flow.kind)
                    return@inside listOf(ExportedFlow(origin, receiver, placement, flow.kind, flow.element, choice, window))
                }
                val getter = making(flow, declaration, owner) { accessor(Kind.GETTER, receiver, classes.any(), isStored, it) }
                val given = if (declaration.isSettable) setting(flow, declaration) else null
                return@inside getter + listOfNotNull(given?.let { accessor(Kind.SETTER, receiver + Parameter("value", it), Simple.UNIT, isStored = false) })
            }
            choices.refuseOfFunction(declaration, isSuspending = false)
            // A setter takes what the getter gives.
            val isTaken = owner?.isOpen == true && declaration.isSettable
            val value = if (isTaken) types.value(type, scope) else types.result(type, scope)
            val getter = accessor(Kind.GETTER, receiver, value, isStored)
            val isOfCopy = receiver.any { it.isInstance && !classes.isObject(it.value) }
            if (!declaration.isSettable || types.isNothing(type, scope)) return@inside listOf(getter)
            if (isOfCopy) {
                omit(Omission("${declaration.fullName}.set", "Swift has a copy of the value, which it would change"))
                return@inside listOf(getter)
            }
            val isSet = isStored && accessors.hasDefaultSetter(declaration) && !classes.mayBeRefused(value)
            listOf(getter, accessor(Kind.SETTER, receiver + Parameter("value", value), Simple.UNIT, isSet))
        }
    }

    private fun thrown(declaration: KSDeclaration): List<Thrown> = declaration.thrown.map { exception ->
        val isExported = exception.isThrowable && classes.listed.isExported(exception) && !exception.isHidden
        val type = try {
            if (isExported) classes.exception(exception) else null
        } catch (refusal: CannotCross) {
            omit(Omission(exception.fullName, refusal.reason))
            null
        }
        Thrown(exception.fullName, type)
    }.toList()

    private fun check(declaration: KSDeclaration, arguments: List<Value>) {
        check(declaration)
        if (declaration.typeParameters.size != arguments.size) throw CannotCross(declaration.whyGeneric)
    }

    private fun check(declaration: KSDeclaration) {
        if (!declaration.isPublic) throw CannotCross("it isn't public: make it public")
        if (declaration.isUncallable) throw CannotCross(UNCALLABLE)
        if (declaration.hasContext) {
            throw CannotCross("it has context parameters: export a function that provides them and calls it")
        }
        optIns.add(declaration)
    }

    /** What the type parameters stand for: those of the class, and its own. */
    private fun scope(declaration: KSDeclaration, owner: Owner?, arguments: List<Value>): Map<String, Value> {
        val declaring = declaration.parentDeclaration as? KSClassDeclaration
        val outer = if (owner == null || declaring == null) emptyMap() else types.scope(owner, declaring)
        return outer + declaration.typeParameters.map { it.name.asString() }.zip(arguments)
    }
}

internal val KSPropertyDeclaration.isSettable: Boolean
    get() = isMutable && setter?.modifiers.orEmpty().none { it == Modifier.PRIVATE || it == Modifier.INTERNAL }

private val KSDeclaration.placement: String?
    get() = bridgeAnnotation("BridgePlacement")?.constant("placement")

/** The classes of `@Throws`. Every suspend function may throw a cancellation. */
private val KSDeclaration.thrown: Sequence<KSClassDeclaration>
    get() = (annotations + (this as? KSPropertyDeclaration)?.getter?.annotations.orEmpty())
        .filter { it.shortName.asString() == "Throws" }
        .flatMap { it.listArgument("exceptionClasses") }.filterIsInstance<KSType>()
        .map { it.expandedDeclaration }.filterIsInstance<KSClassDeclaration>()
        .filter { !it.fullName.endsWith(".CancellationException") }

private val KSDeclaration.whyGeneric: String
    get() {
        if (parentDeclaration?.typeParameters?.isNotEmpty() == true) return "it is generic: $CONCRETE"
        val types = typeParameters.joinToString(", ") { "Int" }
        return "it is generic: list it with its types, as \"$fullName<$types>\""
    }

/** Whether objects cross for it. */
private fun ClassReader.isObject(value: Value): Boolean = value is Value.Declared && this[value] is ObjectType

/**
 * Whether Kotlin may refuse such a value of Swift's: a class may, also where an interface is declared
 * that it has, and a time or a serializer. All of their classes have been read.
 */
private fun ClassReader.mayBeRefused(value: Value): Boolean = when (value) {
    is Simple -> value == Simple.DURATION || value == Simple.INSTANT
    is NumberArray -> false
    is Value.Serialized -> true
    is Value.Nullable -> mayBeRefused(value.of)
    is Value.Elements -> mayBeRefused(value.element)
    is Value.Entries -> mayBeRefused(value.key) || mayBeRefused(value.value)
    is Value.Declared -> !value.isFunction && this[value].let { it !is EnumType && (it !is ClassType || it.isInterface) }
}
