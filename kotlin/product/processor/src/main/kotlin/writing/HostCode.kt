package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.LambdaTypeName
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.ParameterSpec
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.TypeSpec
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedLibrary
import kotlinbridge.processor.model.HostedInterface
import kotlinbridge.processor.model.HostedMember
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Parameter
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isFlow
import kotlinbridge.processor.model.packageOf

/** The interface of objects of Swift's that have Kotlin's own body of a member, which is a function with this number. */
internal class BodyNames(number: Int) {
    val type = "Body$number"
    val function = "body$number"
}

/** Makes the classes of Swift's objects: one for each interface that Swift may implement, whose members call Swift. */
internal class HostCode(
    private val library: ExportedLibrary,
    private val values: ValueCode,
    private val twins: TwinValues,
    private val valueNames: ValueNames,
) {
    private val numbers = library.functions.withIndex().associate { (number, named) -> named.export to number }
    private val names = NameAllocator().apply {
        for (hosted in library.hosted) newName("Swift${plainWordsOf(hosted.type)}", hosted)
    }

    /** How many entries the host has. */
    val entryCount: Int get() = library.hosted.sumOf { it.members.size }

    val types: List<TypeSpec> get() = library.hosted.flatMap { it.bodies }.distinctBy { it.body }.map(::body) +
        library.hosted.filter { !it.type.isFlow }.map(::swiftClass) + peers()

    private fun peers(): TypeSpec {
        val cases = library.hosted.map { code("%L -> %L", it.number, made(it)) } + code("else -> super.make(number, peer)")
        return TypeSpec.objectBuilder("Peers").addModifiers(KModifier.INTERNAL).superclass(Runtime.peers)
            .addFunction(
                FunSpec.builder("make").addModifiers(KModifier.OVERRIDE)
                    .addParameter("number", INT).addParameter("peer", Runtime.peer).returns(Runtime.swiftObject)
                    .addCode(code("return when (number) {%L}", cases.lines().indented())).build(),
            )
            .apply { madeExceptionsFunction(library.types.filterIsInstance<ExceptionType>(), values)?.let(::addFunction) }
            .build()
    }

    private fun made(hosted: HostedInterface): CodeBlock =
        if (hosted.type.isFlow) code("%T(peer, %L)", Runtime.swiftFlow, valueNames.codec(hosted.type.arguments.single()))
        else code("%L(peer)", names[hosted])

    private fun body(member: HostedMember): TypeSpec {
        val function = bodyFunction(member).addModifiers(KModifier.ABSTRACT)
        return TypeSpec.interfaceBuilder(bodyNames(member).type).addModifiers(KModifier.INTERNAL).addFunction(function.build()).build()
    }

    private fun bodyNames(member: HostedMember) = BodyNames(numbers.getValue(member.body!!))

    private fun bodyFunction(member: HostedMember): FunSpec.Builder {
        val function = FunSpec.builder(bodyNames(member).function).returns(member.function.result.type)
        if (member.function.isSuspending) function.addModifiers(KModifier.SUSPEND)
        val locals = Locals(member.function)
        for (parameter in locals.parameters) function.addParameter(locals.name(parameter), parameter.value.type)
        return function
    }

    private fun swiftClass(hosted: HostedInterface): TypeSpec {
        val type = TypeSpec.classBuilder(names[hosted]).addModifiers(KModifier.INTERNAL)
            .primaryConstructor(FunSpec.constructorBuilder().addParameter("peer", Runtime.peer).build())
            .superclass(Runtime.swiftObject).addSuperclassConstructorParameter("peer")
            .addSuperinterface(hosted.type.type)
        hosted.members.forEachIndexed { index, member ->
            val entry = hosted.firstEntry + index
            when (member.function.kind) {
                ExportedFunction.Kind.GETTER -> type.addProperty(property(hosted, index))
                ExportedFunction.Kind.SETTER -> {} // The property has it.
                else -> type.addFunction(function(member, entry))
            }
            if (member.body != null) {
                type.addSuperinterface(ClassName(packageOf(library.name), bodyNames(member).type))
                type.addFunction(ownBody(hosted, member))
            }
        }
        return type.build()
    }

    private fun function(member: HostedMember, entry: Int): FunSpec {
        val function = member.function
        val locals = Locals(function)
        val built = FunSpec.builder(function.origin.name).addModifiers(KModifier.OVERRIDE).returns(function.result.type)
        if (function.isSuspending) built.addModifiers(KModifier.SUSPEND)
        locals.receiver?.let { built.receiver(it.value.type) }
        for (parameter in locals.declared) built.addParameter(locals.specification(parameter))
        return built.addCode(code("return %L", calling(member, entry, locals))).build()
    }

    private fun property(hosted: HostedInterface, index: Int): PropertySpec {
        val getter = hosted.members[index].function
        val locals = Locals(getter)
        val setterIndex = hosted.members.indexOfFirst { it.function.kind == ExportedFunction.Kind.SETTER && it.function.isOf(getter) }
        val property = PropertySpec.builder(getter.origin.name, getter.result.type, KModifier.OVERRIDE)
            .mutable(setterIndex >= 0)
            .getter(FunSpec.getterBuilder().addCode(code("return %L", calling(hosted.members[index], hosted.firstEntry + index, locals))).build())
        locals.receiver?.let { property.receiver(it.value.type) }
        if (setterIndex >= 0) {
            val setter = hosted.members[setterIndex].function
            val own = Locals(setter)
            property.setter(
                FunSpec.setterBuilder().addParameter(own.name(own.declared.single()), getter.result.type)
                    .addCode(calling(hosted.members[setterIndex], hosted.firstEntry + setterIndex, own)).build(),
            )
        }
        return property.build()
    }

    private fun ExportedFunction.isOf(getter: ExportedFunction) = origin.name == getter.origin.name &&
        parameters.find { it.isReceiver }?.value == getter.parameters.find { it.isReceiver }?.value

    /** The call of Swift. */
    private fun calling(member: HostedMember, entry: Int, locals: Locals): CodeBlock {
        val function = member.function
        if (twins.hostSignature(member) != null) return twin(function, entry, locals)
        val writes = locals.parameters.filter { it.value != Simple.UNIT }
            .map { values.write(it.value, locals.expression(it)) }
        val write = if (writes.isEmpty()) code("{ _ -> }") else code("{ writer ->%L}", writes.lines().indented())
        if (member.isOfMainActor) return code("%M(%L, %L)", Runtime.host("callSwiftOnMain"), entry, write)
        val read = if (function.result == Simple.UNIT) code("{ _ -> }") else code("{ reader -> %L }", values.read(function.result))
        val call = if (function.isSuspending) "callSwiftSuspending" else "callSwift"
        return code("%M(%L, %L, %L)", Runtime.host(call), entry, write, read)
    }

    private fun twin(function: ExportedFunction, entry: Int, locals: Locals): CodeBlock {
        val parameters = locals.parameters.filter { it.value != Simple.UNIT }
        val types: List<TypeName> = listOf(Runtime.anyPointer.copy(nullable = true)) + parameters.map { twins.type(it.value) } + Runtime.caught
        val type = Runtime.cFunction.parameterizedBy(
            LambdaTypeName.get(parameters = types.toTypedArray(), returnType = twins.type(function.result)),
        )
        val arguments = listOf(code("peer")) + parameters.map { twins.write(it.value, locals.expression(it)) } + code("caught")
        val call = code(
            "%M(%L) { twin, peer, caught -> twin.%M<%T>().%M(%L) }", Runtime.host("callSwiftTwin"), entry,
            Runtime.reinterpret, type, Runtime.invoke, arguments.joined(", "),
        )
        if (twins.type(function.result) == function.result.type) return call
        return code("%L.let { result -> %L }", call, twins.read(function.result, "result"))
    }

    /** Kotlin's own body, which an implementation in Swift leaves a member to. */
    private fun ownBody(hosted: HostedInterface, member: HostedMember): FunSpec {
        val function = member.function
        val locals = Locals(function)
        val arguments = locals.declared.map { code(if (it.isVararg) "*%L" else "%L", locals.name(it)) }.joined(", ")
        val name = function.origin.name
        val called = when (function.kind) {
            ExportedFunction.Kind.GETTER -> code("super<%T>.%N", hosted.type.className, name)
            ExportedFunction.Kind.SETTER -> code("super<%T>.%N = %L", hosted.type.className, name, arguments)
            else -> code("super<%T>.%N(%L)", hosted.type.className, name, arguments)
        }
        val result = if (function.kind == ExportedFunction.Kind.SETTER) called else code("return %L", called)
        return bodyFunction(member).addModifiers(KModifier.OVERRIDE).addCode(result).build()
    }

    /** The names of a member's parameters in generated code. */
    private class Locals(private val function: ExportedFunction) {
        private val names = NameAllocator().apply { for (taken in OWN_LOCALS + setOf("twin", "peer")) newName(taken) }
        val receiver: Parameter? = function.parameters.find { it.isReceiver }
        val declared: List<Parameter> = function.parameters.filter { !it.isInstance && !it.isReceiver }
        val parameters: List<Parameter> = listOfNotNull(receiver) + declared

        init {
            for (parameter in parameters) names.newName(parameter.name, parameter)
        }

        fun name(parameter: Parameter): String = names[parameter]

        fun expression(parameter: Parameter): CodeBlock =
            if (parameter.isReceiver) code("this@%N", function.origin.name) else code("%L", names[parameter])

        fun specification(parameter: Parameter): ParameterSpec {
            if (!parameter.isVararg) return ParameterSpec.builder(name(parameter), parameter.value.type).build()
            val element = when (val value = parameter.value) {
                is NumberArray -> value.element
                is Value.Elements -> value.element
                Simple.UBYTE_ARRAY -> Simple.UBYTE
                else -> Simple.BYTE
            }
            return ParameterSpec.builder(name(parameter), element.type, KModifier.VARARG).build()
        }
    }
}
