package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
import com.squareup.kotlinpoet.ClassName
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedFunction.Kind
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.MadeFlow
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Origin
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Thrown
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.boxed
import kotlinbridge.processor.model.isSuspendFunction
import kotlinbridge.processor.model.simpleKotlin

/**
 * Reads functions and properties. Throws [CannotCross].
 *
 * A member has an owner, which may be a subclass of the class that declares it.
 */
internal class CallableReader(
    private val types: TypeReader,
    private val classes: ClassReader,
    private val documentation: Documentation,
    private val optIns: OptIns,
    private val choices: Choices,
    private val overloads: Overloads,
    private val accessors: Accessors,
    private val mainActor: MainActorParameters,
    private val omit: (Omission) -> Unit,
) {
    /** - [arguments]: the types for the parameters of a generic function. */
    fun function(declaration: KSFunctionDeclaration, owner: Owner?, arguments: List<Value>): List<Export> {
        check(declaration, arguments)
        val scope = scope(declaration, owner, arguments)
        val isSuspending = Modifier.SUSPEND in declaration.modifiers
        val origin = origin(declaration, owner, arguments, declaration.extensionReceiver)
        val omissions = mutableListOf<Omission>()
        val parameters = instance(owner) + receiver(declaration.extensionReceiver, owner, scope) +
            parameters(declaration, owner, scope, omissions)
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
        val omissions = mutableListOf<Omission>()
        val scope = scope(declaration, owner, emptyList())
        val parameters = parameters(declaration, owner, scope, omissions)
        return ExportedFunction(
            origin(declaration, owner, emptyList(), receiver = null),
            outer(owner.declaration, parameters) + parameters, placement = null,
            Kind.CONSTRUCTOR, isSuspending = false, isOperator = false,
            classes.value(owner.declaration, owner.arguments), thrown(declaration),
        ).also { omissions.forEach(omit) }
    }

    /** Kotlin's `boat.Mast(3)` is Swift's `Boat.Mast(of: boat, height: 3)`. */
    private fun outer(declaration: KSClassDeclaration, others: List<Parameter>): List<Parameter> {
        if (!declaration.isInner) return emptyList()
        val name = if (others.any { it.name == "of" }) "outer" else "of"
        return listOf(Parameter(name, classes.value(declaration.outer!!, emptyList()), isOuter = true))
    }

    /** What each object has: Swift compares objects of any two classes. */
    fun ofAny(): List<Export> {
        val any = classes.any()
        val instance = Parameter("this", any, isInstance = true)
        return listOf(
            ofAny("equals", any, listOf(instance, Parameter("other", any)), Simple.BOOLEAN),
            ofAny("hashCode", any, listOf(instance), Simple.INT),
        )
    }

    /** What each object has where classes extend others: Swift makes an object of its own class. [singleton] knows that. */
    fun typeOfAny(singleton: ClassName): Export {
        val any = classes.any()
        val parameters = listOf(Parameter("value", any), Parameter("declared", Simple.INT))
        return ofAny("type", any, parameters, Simple.INT, singleton)
    }

    /** What calls a function as a value. */
    fun invoke(function: Value.Declared): ExportedFunction {
        val parameters = function.arguments.dropLast(1).mapIndexed { index, value -> Parameter("p${index + 1}", value) }
        return ExportedFunction(
            Origin(
                "kotlin", function, singleton = null, "invoke", typeArguments = emptyList(), file = "Functions", line = 0,
                isExtension = false, documentation = null, swiftName = null,
            ),
            listOf(Parameter("this", function, isInstance = true)) + parameters, placement = null, Kind.FUNCTION,
            function.isSuspendFunction, isOperator = true, function.arguments.last(), emptyList(),
        )
    }

    /** What Swift calls of an object of a coroutine type, and its flow. */
    fun ofCoroutine(type: Value.Declared): List<Export> {
        val coroutine = CoroutineType.of(type.className)!!
        fun origin(name: String, singleton: ClassName?, arguments: List<Value> = emptyList()) = Origin(
            "kotlinbridge", type, singleton, name, arguments, file = "Coroutines", line = 0,
            isExtension = false, documentation = null, swiftName = null,
        )
        val functions = coroutine.members.map { member ->
            val element = if (member.takesElement) listOf(Parameter("element", type.arguments.single())) else emptyList()
            ExportedFunction(
                origin(member.name, coroutine.calls, if (member.instance == null) type.arguments else emptyList()),
                listOfNotNull(member.instance?.let { Parameter(it, type) }) + element + member.others.map { Parameter(it, Simple.INT) },
                placement = null, Kind.FUNCTION, member.isSuspending, isOperator = false, member.result(type.arguments), emptyList(),
            )
        }
        val kind = coroutine.flow ?: return functions
        val instance = Parameter("this", type, isInstance = true)
        return functions + ExportedFlow(
            origin("flow", singleton = null), listOf(instance), placement = null, kind, type.arguments.single(),
            window = if (kind == FlowKind.CHANNEL) 0 else null, isObject = true,
        )
    }

    private fun ofAny(
        name: String,
        any: Value.Declared,
        parameters: List<Parameter>,
        result: Value,
        singleton: ClassName? = null,
    ) = ExportedFunction(
        Origin(
            "kotlin", any, singleton, name, typeArguments = emptyList(), file = "Any", line = 0,
            isExtension = false, documentation = null, swiftName = null,
        ),
        parameters, placement = null, Kind.FUNCTION, isSuspending = false, isOperator = false, result,
        emptyList(),
    )

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
        val isImplemented = owner?.declaration?.classKind == ClassKind.INTERFACE && Modifier.SEALED !in owner.declaration.modifiers
        if (!isImplemented || flow.declaration == null) return null
        return classes.value(flow.declaration, listOf(flow.element)) as? Value.Declared
    }

    /** The flow that a setter takes, as a value; null for one that is no value. */
    private fun setting(flow: DeclaredFlow, property: KSPropertyDeclaration): Value? {
        if (flow.declaration != null) return classes.value(flow.declaration, listOf(flow.element))
        omit(Omission("${property.fullName}.set", "Swift can't set a channel, or a flow of nothing: add a function that sets it"))
        return null
    }

    /** The flow that each object of a class is; null for another class. */
    fun ofObject(type: Value.Declared, declaration: KSClassDeclaration): ExportedFlow? {
        val flow = declaration.getAllSuperTypes().map { it.expandedDeclaration }.filterIsInstance<KSClassDeclaration>()
            .filter { FlowKind.of(it.fullName) != null }.maxByOrNull { FlowKind.of(it.fullName)!!.ordinal } ?: return null
        val kind = FlowKind.of(flow.fullName)!!
        val owner = Owner(declaration, type.arguments)
        val element = classes.scope(owner, flow).values.singleOrNull()
            ?: throw CannotCross("its elements can't cross, so Swift can't iterate over it")
        return ExportedFlow(
            Origin(
                declaration.packageName.asString(), type, singleton = null, "flow", typeArguments = emptyList(),
                declaration.fileName ?: type.className.topLevelClassName().simpleName, declaration.line,
                isExtension = false, documentation = null, swiftName = null,
            ),
            listOf(Parameter("this", type, isInstance = true)), placement = null,
            if (kind == FlowKind.MUTABLE_STATE) FlowKind.STATE else kind, element,
            choices.scope(declaration), choices.window(declaration, kind), isObject = true,
        )
    }

    /** The companion as an object, as `Json.Default` is a `Json`; null for one that only has members. */
    fun companion(declaration: KSClassDeclaration, owner: KSClassDeclaration): Export? {
        val type = classes.objectAbove(declaration) ?: return null
        val origin = Origin(
            owner.packageName.asString(), Value.Declared(owner.className), owner.className,
            declaration.simpleName.asString(), typeArguments = emptyList(),
            declaration.fileName ?: owner.className.topLevelClassName().simpleName, declaration.line,
            isExtension = false, documentation.of(declaration), declaration.swiftName,
        )
        return ExportedFunction(
            origin, emptyList(), placement = null, Kind.GETTER, isSuspending = false,
            isOperator = false, type, emptyList(), isStored = true,
        )
    }

    /** The property as a flow, or its accessors. */
    fun property(declaration: KSPropertyDeclaration, owner: Owner?, arguments: List<Value>): List<Export> {
        check(declaration, arguments)
        overloads.check(declaration, owner)
        val scope = scope(declaration, owner, arguments)
        val origin = origin(declaration, owner, arguments, declaration.extensionReceiver)
        val receiver = instance(owner) + receiver(declaration.extensionReceiver, owner, scope)
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
            val value = types.result(type, scope)
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
        val isExported = exception.isThrowable && classes.isExported(exception) && !exception.isHidden
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
        val outer = if (owner == null || declaring == null) emptyMap() else classes.scope(owner, declaring)
        return outer + declaration.typeParameters.map { it.name.asString() }.zip(arguments)
    }

    private fun origin(
        declaration: KSDeclaration,
        owner: Owner?,
        arguments: List<Value>,
        receiver: KSTypeReference?,
    ): Origin {
        val className = (owner ?: extendedObject(receiver, owner))?.declaration
        val isConstructor = declaration is KSFunctionDeclaration && declaration.isConstructor()
        return Origin(
            (owner?.declaration ?: declaration).packageName.asString(),
            (owner ?: extendedObject(receiver, owner))?.type,
            className?.takeIf { it.classKind == ClassKind.OBJECT }?.className,
            (if (isConstructor) className!! else declaration).simpleName.asString(),
            arguments,
            declaration.fileName ?: className?.fileName ?: className?.className?.topLevelClassName()?.simpleName
                ?: declaration.packageName.asString().substringAfterLast('.').replaceFirstChar { it.uppercase() },
            declaration.line,
            receiver != null,
            documentation.of(declaration),
            declaration.swiftName,
            declaration.isRefined,
            declaration.deprecation,
        )
    }

    /** The object that an extension extends: Swift has it as a static member, like those of the object itself. */
    private fun extendedObject(receiver: KSTypeReference?, owner: Owner?): Owner? {
        val type = receiver?.resolve() ?: return null
        val declaration = type.expandedDeclaration as? KSClassDeclaration
        if (owner != null || declaration == null || type.isMarkedNullable || !declaration.isPublic) return null
        val isStatic = declaration.isSingleton || declaration.isCompanionObject
        return if (isStatic && classes.isExported(declaration)) Owner(declaration) else null
    }

    private fun instance(owner: Owner?): List<Parameter> {
        if (owner == null || owner.declaration.classKind == ClassKind.OBJECT) return emptyList()
        return listOf(Parameter("this", classes.value(owner.declaration, owner.arguments), isInstance = true))
    }

    private fun receiver(reference: KSTypeReference?, owner: Owner?, scope: Map<String, Value>): List<Parameter> {
        if (reference == null || extendedObject(reference, owner) != null) return emptyList()
        val value = inside("its receiver", reference) { types.value(it, scope) }
        return listOf(Parameter("receiver", value, isReceiver = true))
    }

    private fun parameters(
        function: KSFunctionDeclaration,
        owner: Owner?,
        scope: Map<String, Value>,
        omissions: MutableList<Omission>,
    ): List<Parameter> {
        val crossing = function.parameters
            .mapNotNull { one -> parameter(function, one, scope, omissions)?.let { one to it } }
        val needed = overloads.needed(function, owner, crossing.map { it.first })
        return crossing.map { (declaration, parameter) ->
            if (declaration !in needed) return@map parameter
            omissions += Omission(
                "${function.fullName}(${parameter.name})",
                "its default can't be used, because a call without it could mean another ${function.fullName}: rename one of them",
            )
            parameter.withoutDefault()
        }
    }

    /** Null for one that can't cross, and is left to its default. */
    private fun parameter(
        function: KSFunctionDeclaration,
        parameter: KSValueParameter,
        scope: Map<String, Value>,
        omissions: MutableList<Omission>,
    ): Parameter? {
        val name = parameter.name!!.asString()
        return try {
            val value = inside("its parameter $name", parameter.type) { type ->
                val value = types.value(type, scope)
                if (parameter.isVararg) value.boxed?.let { throw CannotCross(insideOfOther(it)) }
                if (mainActor.has(function, parameter)) classes.ofMainActor(value) else value
            }
            val isBoxed = parameter.type.resolve().declaration is KSTypeParameter
            val all = if (parameter.isVararg) all(value, isBoxed) else value
            Parameter(name, all, parameter.hasDefault, parameter.isVararg)
        } catch (refusal: CannotCross) {
            if (!parameter.hasDefault) throw refusal
            omissions += Omission("${function.fullName}($name)", refusal.reason)
            null
        }
    }

    /** The arguments of a `vararg`. Generic code has them in boxes, also if they are numbers. */
    private fun all(element: Value, isBoxed: Boolean): Value = when {
        isBoxed -> Value.Elements(ElementsKind.ARRAY, element)
        element == Simple.BYTE -> Simple.BYTE_ARRAY
        element == Simple.UBYTE -> Simple.UBYTE_ARRAY
        element is Simple && element.isScalar -> NumberArray(element)
        else -> Value.Elements(ElementsKind.ARRAY, element)
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

/** A companion's members are those of its class. */
private val Owner.type: Value.Declared
    get() {
        val outer = if (declaration.isCompanionObject) declaration.parentDeclaration as KSClassDeclaration else null
        return Value.Declared((outer ?: declaration).className, arguments)
    }
