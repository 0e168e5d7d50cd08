package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.squareup.kotlinpoet.ClassName
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedFunction.Kind
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.Origin
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.STAR
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isSuspendFunction

/** Gives the members that nobody declared, but that Swift calls. */
internal class UndeclaredMembers(
    private val types: TypeReader,
    private val classes: ClassReader,
    private val documentation: Documentation,
    private val choices: Choices,
) {
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
                listOfNotNull(member.instance?.let { Parameter(it, type) }) + element + member.others.map { (name, type) -> Parameter(name, type) },
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

    /** The flow that each object of a class is; null for another class. */
    fun ofObject(type: Value.Declared, declaration: KSClassDeclaration): ExportedFlow? {
        val flow = declaration.getAllSuperTypes().map { it.expandedDeclaration }.filterIsInstance<KSClassDeclaration>()
            .filter { FlowKind.of(it.fullName) != null }.maxByOrNull { FlowKind.of(it.fullName)!!.ordinal } ?: return null
        val kind = FlowKind.of(flow.fullName)!!
        val owner = Owner(declaration, type.arguments)
        val element = types.scope(owner, flow).values.singleOrNull { it != STAR }
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
}
