package kotlinbridge.processor.reading

import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeParameter
import kotlinbridge.processor.klib.Klibs
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.ExportedFlow
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.ExportedLibrary
import kotlinbridge.processor.model.HostedInterface
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.Omission
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.classesOf
import kotlinbridge.processor.model.withHosts
import kotlinbridge.processor.model.withValues

/** Reads all that a library offers, and tells [Problems] what it can't. */
internal class LibraryReader(
    private val resolver: Resolver,
    klibs: Klibs,
    private val problems: Problems,
    private val kotlin: String,
) {
    private val optIns = OptIns()
    private val documentation = Documentation(klibs)
    private val classes = ClassReader(ListedClasses(), documentation, optIns, Defaults(resolver), problems::omit)
    private val types = TypeReader(classes::value)
    private val references = References(resolver, problems)
    private val choices = Choices(references, problems)
    private val mainActorParameters = MainActorParameters()
    private val origins = Origins(classes, documentation)
    private val overloads = Overloads(resolver)
    private val parameters = ParameterReader(types, classes, origins, overloads, mainActorParameters)
    private val callables = CallableReader(
        types, classes, origins, parameters, optIns, choices, overloads, Accessors(klibs), problems::omit,
    )
    private val undeclared = UndeclaredMembers(types, classes, documentation, choices)
    private val exports = Exports(classes)
    private val reader = ExportReader(resolver, exports, classes, callables, undeclared, problems)

    fun read(list: ExportList): ExportedLibrary {
        readSerializers(list)
        choices.listedScope = list.scope(references)
        val named = list.named()
        val alongside = list.alongside()
        val generics = list.generics()
        val mainActor = list.mainActor(mainActorParameters)
        val listed = named.flatMap { it.declarations } + alongside + generics.map { it.type.expandedDeclaration }
        classes.listed.named += listed.filterIsInstance<KSClassDeclaration>()
        generics.forEach(::use)
        for (wanted in named) {
            val type = wanted.declarations.singleOrNull() as? KSClassDeclaration
            if (type?.typeParameters?.isNotEmpty() == true) reader.addGeneric(type, wanted.place) else name(wanted)
        }
        for (declaration in alongside) reader.bring(declaration, owner = null)
        reader.bringMembers()
        if (exports.used().any { it is ClassType && it.declared.type.className != ANY }) exports.own += undeclared.ofAny()
        if (exports.used().any { it is ClassType && it.supertypes.isNotEmpty() }) {
            exports.own += undeclared.typeOfAny(classesOf(list.library))
        }
        reader.omitUnused()
        reader.omitLacking()
        val hosted = hosted(withValues(exports.used()), MainActorMembers(mainActor, problems))
        exports.own += hosted.flatMap { one -> one.bodies.mapNotNull { it.body } }.distinct()
        val inOrder = exports.all.sortedWith(compareBy({ it.origin.packageName }, { it.origin.file }, { it.origin.line }))
        val flows = uniquelyNamed(inOrder.filterIsInstance<ExportedFlow>())
        return ExportedLibrary(
            list.library,
            list.packages,
            kotlin,
            uniquelyNamed(inOrder.filterIsInstance<ExportedFunction>(), flows),
            flows,
            withHosts(withValues(exports.used()), hosted),
            problems.omissions,
            optIns.all,
            list.completionHandlers,
            list.uncaught(references),
        )
    }

    private fun hosted(types: List<NamedType>, mainActor: MainActorMembers): List<HostedInterface> {
        val byMember = exports.declared.entries.mapNotNull { (key, read) ->
            key.owner?.let { (key.declaration to Value.Declared(it.declaration.className, it.arguments)) to read }
        }.toMap()
        return HostReader(
            resolver::declaration, { member, type -> byMember[member to type] }, exports.functions::get, problems::omit, mainActor,
        ).read(types)
    }

    /** What one writes may mention what others do. */
    private fun readSerializers(list: ExportList) {
        val serializers = list.serializers()
        classes.listed.serializers += serializers.associate { it.written to it.value }
        // Until it is known, and where it can't be read.
        for (serializer in serializers) serializer.value.written = Simple.UNIT
        for (serializer in serializers) {
            list.checking(serializer.serializer) {
                serializer.value.written =
                    serializer.writes?.let { types.value(it.type(resolver)) } ?: classes.serialized(serializer.written)
                checkWritten(serializer.value, Types(classes.read))
            }
        }
    }

    /** Exports what somebody asked for by its name: of overloads, those that can cross. */
    private fun name(wanted: NamedDeclarations) {
        val meant = wanted.declarations
            .filter { wanted.arguments.isEmpty() || it.typeParameters.size == wanted.arguments.size }
            .ifEmpty { wanted.declarations }
        val refused = meant.mapNotNull { declaration ->
            try {
                val owner = (declaration.parentDeclaration as? KSClassDeclaration)?.let(::Owner)
                reader.export(declaration, owner, arguments(declaration, wanted.arguments))
                null
            } catch (refusal: CannotCross) {
                Omission(declaration.fullName, refusal.reason)
            }
        }
        val isWhole = refused.size == meant.size
        for (omission in refused) {
            if (isWhole) problems.refuse(Omission(wanted.name, omission.reason), wanted.place)
            else problems.omit(omission)
        }
    }

    /** Exports a generic class with the types that the list gives it. */
    private fun use(listed: ListedType) {
        try {
            val declaration = listed.type.expandedDeclaration
            arguments(declaration, listed.type.arguments.map { it.type!!.resolve() })
            exports.types += types.value(listed.type) as? Value.Declared
                ?: throw CannotCross("it crosses wherever it is mentioned: don't list it")
        } catch (refusal: CannotCross) {
            problems.refuse(Omission(listed.name, refusal.reason), listed.place)
        }
    }

    /** The values for the type parameters of a declaration. */
    private fun arguments(declaration: KSDeclaration, given: List<KSType>): List<Value> {
        if (given.isEmpty()) return emptyList()
        val parameters = declaration.typeParameters
        if (parameters.size != given.size) {
            throw CannotCross("it has ${count(parameters.size)}, and the list gives ${given.size}")
        }
        for ((parameter, type) in parameters.zip(given)) {
            val bound = parameter.bounds.map { it.resolve() }.find { !it.isBoundFor(type) } ?: continue
            throw CannotCross("$type isn't a $bound, which its parameter ${parameter.name.asString()} has to be")
        }
        return given.map { types.value(it) }
    }
}

/** Whether a type may stand for a parameter with this bound, as far as that can be told without its own parameters. */
private fun KSType.isBoundFor(type: KSType): Boolean =
    declaration is KSTypeParameter || starProjection().isAssignableFrom(type)
