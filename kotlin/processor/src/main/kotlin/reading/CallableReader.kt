package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Origin
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value

/** Reads functions and properties. Throws [CannotCross]. */
internal class CallableReader(
    private val types: TypeReader,
    private val optIns: OptIns,
    private val omit: (Omission) -> Unit,
) {
    fun function(declaration: KSFunctionDeclaration): Export {
        check(declaration)
        val isSuspending = Modifier.SUSPEND in declaration.modifiers
        val origin = origin(declaration, declaration.extensionReceiver)
        val omissions = mutableListOf<Omission>()
        val parameters = receiver(declaration.extensionReceiver) +
            declaration.parameters.mapNotNull { parameter(declaration, it, omissions) }
        val throws = declaration.thrown
        val placement = declaration.placement
        return inside("its result", declaration.returnType!!) { result ->
            val flow = types.flow(result)
            if (flow == null) {
                return@inside ExportedFunction(
                    origin, parameters, placement, ExportedFunction.Kind.FUNCTION, isSuspending,
                    Modifier.OPERATOR in declaration.modifiers, types.value(result), throws,
                )
            }
            if (isSuspending) {
                throw CannotCross("a suspend function that gives a flow can't cross yet: give it without suspending")
            }
            ExportedFlow(origin, parameters, placement, isProperty = false, flow.first, flow.second, throws)
        }.also { omissions.forEach(omit) }
    }

    /** The property as a flow, or its accessors. */
    fun property(declaration: KSPropertyDeclaration): List<Export> {
        check(declaration)
        val origin = origin(declaration, declaration.extensionReceiver)
        val receiver = receiver(declaration.extensionReceiver)
        val placement = declaration.placement
        val throws = declaration.thrown
        return inside("its type", declaration.type) { type ->
            val flow = types.flow(type)
            if (flow != null) {
                return@inside listOf(
                    ExportedFlow(origin, receiver, placement, isProperty = true, flow.first, flow.second, throws),
                )
            }
            val value = types.value(type)
            fun accessor(kind: ExportedFunction.Kind, parameters: List<Parameter>, result: Value) = ExportedFunction(
                origin, parameters, placement, kind, isSuspending = false, isOperator = false, result, throws,
            )
            val getter = accessor(ExportedFunction.Kind.GETTER, receiver, value)
            if (!declaration.isSettable) return@inside listOf(getter)
            listOf(getter, accessor(ExportedFunction.Kind.SETTER, receiver + Parameter("value", value), Simple.UNIT))
        }
    }

    private fun check(declaration: KSDeclaration) {
        if (!declaration.isPublic) throw CannotCross("it isn't public: make it public")
        if (declaration.typeParameters.isNotEmpty()) throw CannotCross("it is generic: $CONCRETE")
        if (declaration.isUncallable) throw CannotCross("it is deprecated, and no code can call it")
        if (declaration.hasContext) {
            throw CannotCross("it has context parameters: export a function that provides them and calls it")
        }
        optIns.add(declaration)
        val owner = declaration.parentDeclaration as? KSClassDeclaration ?: return
        if (owner.isCompanionObject) throw CannotCross("members of companion objects can't cross yet: $ELSEWHERE")
        if (!owner.isSingleton) throw CannotCross("members of classes can't cross yet: $ELSEWHERE")
    }

    private fun origin(declaration: KSDeclaration, receiver: KSTypeReference?) = Origin(
        declaration.packageName.asString(),
        (declaration.parentDeclaration as? KSClassDeclaration)?.className,
        declaration.simpleName.asString(),
        declaration.fileName.orEmpty(),
        declaration.line,
        receiver != null,
        declaration.documentation,
        declaration.swiftName,
    )

    private fun receiver(reference: KSTypeReference?): List<Parameter> = if (reference == null) emptyList() else listOf(
        Parameter("receiver", inside("its receiver", reference) { types.value(it) }, isReceiver = true),
    )

    /** Null for one that can't cross, and is left to its default. */
    private fun parameter(
        function: KSFunctionDeclaration,
        parameter: KSValueParameter,
        omissions: MutableList<Omission>,
    ): Parameter? {
        val name = parameter.name!!.asString()
        return try {
            val value = inside("its parameter $name", parameter.type) { types.value(it) }
            Parameter(name, if (parameter.isVararg) all(value) else value, parameter.hasDefault, parameter.isVararg)
        } catch (refusal: CannotCross) {
            if (!parameter.hasDefault) throw refusal
            omissions += Omission("${function.fullName}($name)", refusal.reason)
            null
        }
    }

    /** The arguments of a `vararg`. */
    private fun all(element: Value): Value = when {
        element == Simple.BYTE -> Simple.BYTE_ARRAY
        element == Simple.UBYTE -> Simple.UBYTE_ARRAY
        element is Simple && element.isScalar -> NumberArray(element)
        else -> Value.Elements(ElementsKind.ARRAY, element)
    }
}

/** What to do about a member. */
private const val ELSEWHERE = "move it to an object, or to the top level"

private val KSPropertyDeclaration.isSettable: Boolean
    get() = isMutable && setter?.modifiers.orEmpty().none { it == Modifier.PRIVATE || it == Modifier.INTERNAL }

private val KSDeclaration.placement: String?
    get() = bridgeAnnotation("BridgePlacement")?.constant("placement")

private val KSDeclaration.isUncallable: Boolean
    get() = annotations.any {
        it.shortName.asString() == "Deprecated" && it.constant("level") in setOf("ERROR", "HIDDEN")
    }

/** The classes of `@Throws`. Every suspend function may throw a cancellation. */
private val KSDeclaration.thrown: List<String>
    get() = (annotations + (this as? KSPropertyDeclaration)?.getter?.annotations.orEmpty())
        .filter { it.shortName.asString() == "Throws" }
        .flatMap { it.listArgument("exceptionClasses") }.filterIsInstance<KSType>()
        .map { it.expandedDeclaration.fullName }.filter { !it.endsWith(".CancellationException") }.toList()
