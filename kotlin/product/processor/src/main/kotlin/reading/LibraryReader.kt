package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.KSTypeParameter
import kotlinbridge.processor.klib.Klibs
import kotlinbridge.processor.model.ClassType
import kotlinbridge.processor.model.CoroutineType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.Export
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
import kotlinbridge.processor.model.isFunction
import kotlinbridge.processor.model.wireName
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
    private val classes = ClassReader(documentation, optIns, Defaults(resolver), problems::omit)
    private val types = TypeReader(classes::value)
    private val references = References(resolver, problems)
    private val choices = Choices(references, problems)
    private val mainActorParameters = MainActorParameters()
    private val callables = CallableReader(
        types, classes, documentation, optIns, choices, Overloads(resolver), Accessors(klibs), mainActorParameters,
        problems::omit,
    )
    private val members = Members(classes)
    private val exports = LinkedHashMap<Exported, List<Export>>()
    /** What no declaration of the user's stands for. */
    private val own = mutableListOf<Export>()
    /** What calls the functions that are values. */
    private val functions = LinkedHashMap<Value.Declared, ExportedFunction>()
    private val exportedTypes = LinkedHashSet<Value>()
    /** Those whose members have come along, by their names on the wire. */
    private val visited = HashSet<String>()
    private val growth = Growth()

    /** The generic classes, with the place of the list for one that somebody asked for. */
    private val generic = LinkedHashMap<KSClassDeclaration, KSNode?>()

    /** A declaration, by the class that has it: a subclass has what it inherits. */
    private data class Exported(val declaration: KSDeclaration, val owner: Owner?, val arguments: List<Value>)

    fun read(list: ExportList): ExportedLibrary {
        readSerializers(list)
        choices.listedScope = list.scope(references)
        val named = list.named()
        val alongside = list.alongside()
        val generics = list.generics()
        val mainActor = list.mainActor(mainActorParameters)
        val listed = named.flatMap { it.declarations } + alongside + generics.map { it.type.expandedDeclaration }
        classes.listed += listed.filterIsInstance<KSClassDeclaration>()
        generics.forEach(::use)
        for (wanted in named) {
            val type = wanted.declarations.singleOrNull() as? KSClassDeclaration
            if (type?.typeParameters?.isNotEmpty() == true) addGeneric(type, wanted.place) else name(wanted)
        }
        for (declaration in alongside) bring(declaration, owner = null)
        do {
            val new = used().filter { visited.add(it.declared.type.wireName) }
            new.forEach(::bringMembers)
        } while (new.isNotEmpty())
        if (used().any { it is ClassType && it.declared.type.className != ANY }) own += callables.ofAny()
        if (used().any { it is ClassType && it.supertypes.isNotEmpty() }) own += callables.typeOfAny(classesOf(list.library))
        omitUnused()
        val hosted = hosted(withValues(used()), MainActorMembers(mainActor, problems))
        own += hosted.flatMap { one -> one.bodies.mapNotNull { it.body } }.distinct()
        val inOrder = all.sortedWith(compareBy({ it.origin.packageName }, { it.origin.file }, { it.origin.line }))
        val flows = uniquelyNamed(inOrder.filterIsInstance<ExportedFlow>())
        return ExportedLibrary(
            list.library,
            list.packages,
            kotlin,
            uniquelyNamed(inOrder.filterIsInstance<ExportedFunction>(), flows),
            flows,
            withHosts(withValues(used()), hosted),
            problems.omissions,
            optIns.all,
            list.completionHandlers,
            list.uncaught(references),
        )
    }

    private fun hosted(types: List<NamedType>, mainActor: MainActorMembers): List<HostedInterface> {
        val byMember = exports.entries.mapNotNull { (key, exports) ->
            key.owner?.let { (key.declaration to Value.Declared(it.declaration.className, it.arguments)) to exports }
        }.toMap()
        return HostReader(::declaration, { member, type -> byMember[member to type] }, functions::get, problems::omit, mainActor).read(types)
    }

    private fun declaration(type: Value.Declared): KSClassDeclaration? =
        resolver.getClassDeclarationByName(resolver.getKSNameFromString(type.className.canonicalName))

    /** What one writes may mention what others do. */
    private fun readSerializers(list: ExportList) {
        val serializers = list.serializers()
        classes.serializers += serializers.associate { it.written to it.value }
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

    /** The types that something mentions. Those of a function that can't cross were read, too. */
    private fun used(): List<NamedType> {
        val types = Types(classes.read.sortedBy { it.declared.type.wireName })
        val mentioned = exportedTypes.toList() + all.flatMap { export -> export.values }
        val used = types.within(mentioned)
        // A value has its interfaces in Swift, too.
        return types.within(mentioned + used.flatMap { it.declared.supertypes })
    }

    private val all: List<Export> get() = exports.values.flatten() + functions.values + own

    /** Exports what somebody asked for by its name: of overloads, those that can cross. */
    private fun name(wanted: NamedDeclarations) {
        val meant = wanted.declarations
            .filter { wanted.arguments.isEmpty() || it.typeParameters.size == wanted.arguments.size }
            .ifEmpty { wanted.declarations }
        val refused = meant.mapNotNull { declaration ->
            try {
                val owner = (declaration.parentDeclaration as? KSClassDeclaration)?.let(::Owner)
                export(declaration, owner, arguments(declaration, wanted.arguments))
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
            exportedTypes += types.value(listed.type) as? Value.Declared
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
            throw CannotCross("$type is no $bound, which its parameter ${parameter.name.asString()} has to be")
        }
        return given.map { types.value(it) }
    }

    /** Exports what came along with its package, object or class. */
    private fun bring(declaration: KSDeclaration, owner: Owner?) {
        if (!declaration.isPublic || declaration.isHidden || classes.isOfSerializer(declaration)) return
        if (declaration is KSTypeAlias) {
            return problems.omit(Omission(declaration.fullName, "it is another name: Swift has the type that it stands for"))
        }
        if ((declaration as? KSClassDeclaration)?.typeParameters?.isNotEmpty() == true) {
            return addGeneric(declaration, place = null)
        }
        // With its types it may be listed.
        if (exports.keys.any { it.declaration == declaration && it.arguments.isNotEmpty() }) return
        try {
            export(declaration, owner)
        } catch (refusal: CannotCross) {
            problems.omit(Omission(declaration.fullName, refusal.reason))
            // They may cross without it.
            if (declaration is KSClassDeclaration) bringNested(declaration)
        }
    }

    /** Exports the setter of a property whose getter a supertype has in Swift. */
    private fun bringSetter(property: KSPropertyDeclaration, owner: Owner) {
        try {
            exports[Exported(property, owner, emptyList())] =
                callables.property(property, owner, emptyList()).filter { it.isSetter }
        } catch (refusal: CannotCross) {
            problems.omit(Omission(property.fullName, refusal.reason))
        }
    }

    /** It crosses where it is mentioned, with its types. */
    private fun addGeneric(declaration: KSClassDeclaration, place: KSNode?) {
        generic.putIfAbsent(declaration, place)
        bringNested(declaration)
    }

    private fun omitUnused() {
        val used = used().map { it.declared.type.className }.toSet()
        for ((declaration, place) in generic.filterKeys { it.className !in used }) {
            val reason = "it is generic: mention it in a function or property, or list it in generics, with its types"
            val omission = Omission(declaration.fullName, reason)
            if (place == null) problems.omit(omission) else problems.refuse(omission, place)
        }
    }

    private fun export(declaration: KSDeclaration, owner: Owner?, arguments: List<Value> = emptyList()) {
        val key = Exported(declaration, owner, arguments)
        // Its `actual` has the body.
        if (key in exports || declaration.isExpect) return
        val read = when (declaration) {
            is KSFunctionDeclaration ->
                if (declaration.isConstructor()) listOf(callables.constructor(declaration, owner!!))
                else callables.function(declaration, owner, arguments)
            is KSPropertyDeclaration -> callables.property(declaration, owner, arguments)
            is KSClassDeclaration -> return exportClass(declaration)
            else -> return
        }
        // Only the members of a generic class can grow.
        if (owner?.arguments?.isNotEmpty() == true) {
            growth.check(owner, Types(classes.read).within(read.flatMap { it.values }))
        }
        exports[key] = read
    }

    private fun exportClass(declaration: KSClassDeclaration) {
        if (declaration in classes.serializers) {
            throw CannotCross("its values cross as its serializer in the list writes them: don't list the class")
        }
        if (declaration.isThrowable) {
            exportedTypes += classes.exception(declaration)
        } else if (declaration.isSingleton) {
            if (!declaration.isPublic) throw CannotCross("it isn't public: make it public")
            val own = members.ofSingleton(declaration)
            own.forEach { bring(it, Owner(declaration)) }
            // There is nothing to it but its value.
            if (own.isEmpty() && declaration.nested.none()) exportedTypes += classes.read(declaration)
        } else {
            exportedTypes += classes.read(declaration)
        }
        bringNested(declaration)
    }

    private fun bringNested(declaration: KSClassDeclaration) {
        declaration.nested.forEach { bring(it, owner = null) }
    }

    private fun bringMembers(type: NamedType) {
        if (CoroutineType.of(type.declared.type.className) != null) {
            own += callables.ofCoroutine(type.declared.type)
            return
        }
        if (type.declared.type.isFunction) {
            functions[type.declared.type] = callables.invoke(type.declared.type)
            return
        }
        val declaration = declaration(type.declared.type) ?: return
        if (!classes.isExported(declaration)) return
        if (type is ExceptionType) {
            declaration.getSealedSubclasses().filter { classes.isExported(it) }.forEach { bring(it, owner = null) }
            members.ofException(declaration)
                .forEach { problems.omit(Omission(it.fullName, "an exception crosses as its properties: make it a function at top level")) }
            return
        }
        val owner = Owner(declaration, type.declared.type.arguments)
        if (type is ClassType) bringFlow(type, declaration)
        members.of(declaration, type).forEach { bring(it, owner) }
        members.newlySettable(declaration, type).forEach { bringSetter(it, owner) }
        val companion = declaration.declarations.filterIsInstance<KSClassDeclaration>().find { it.isCompanionObject }
        if (companion?.isPublic == true) {
            val key = Exported(companion, Owner(declaration), emptyList())
            exports[key] = listOfNotNull(callables.companion(companion, declaration))
            members.ofSingleton(companion).forEach { bring(it, Owner(companion)) }
        }
    }

    /** Exports the flow that the objects of a class are, unless Swift's superclass has it. */
    private fun bringFlow(type: ClassType, declaration: KSClassDeclaration) {
        try {
            val isInherited = type.supertypes.any { above -> declaration(above)?.isFlow == true }
            if (declaration.isFlow && !isInherited) own += listOfNotNull(callables.ofObject(type.declared.type, declaration))
        } catch (refusal: CannotCross) {
            problems.omit(Omission("${declaration.fullName}.flow", refusal.reason))
        }
    }
}

/** Whether its objects are flows. */
private val KSClassDeclaration.isFlow: Boolean get() = getAllSuperTypes().any { it.className == "kotlinx.coroutines.flow.Flow" }

/** The classes in a class and in its companion. */
private val KSClassDeclaration.nested: Sequence<KSClassDeclaration>
    get() = declarations.filterIsInstance<KSClassDeclaration>().filter { it.classKind != ClassKind.ENUM_ENTRY }
        .flatMap { if (it.isCompanionObject) it.nested else sequenceOf(it) }

/** Whether a type may stand for a parameter with this bound, as far as that can be told without its own parameters. */
private fun KSType.isBoundFor(type: KSType): Boolean =
    declaration is KSTypeParameter || starProjection().isAssignableFrom(type)
