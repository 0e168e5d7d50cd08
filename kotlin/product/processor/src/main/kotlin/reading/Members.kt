package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.getConstructors
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.RecordType

/** Tells which members of a class Swift may see. */
internal class Members(private val classes: ClassReader) {
    /** Of an object or companion: what it declares, for it may inherit much. */
    fun ofSingleton(declaration: KSClassDeclaration): List<KSDeclaration> =
        declaration.declarations.filter { it !is KSClassDeclaration && !it.isConstructor && !it.isOfAny }.toList()

    /** Of an exception: what does not cross when it is thrown. */
    fun ofException(declaration: KSClassDeclaration): List<KSDeclaration> =
        declaration.declarations.flatMap {
            if (it is KSClassDeclaration && it.isCompanionObject) ofSingleton(it).asSequence()
            else sequenceOf(it).filter { one -> one.isExtensionProperty || one is KSFunctionDeclaration && !one.isConstructor && !one.isOfAny }
        }.filter { it.isPublic && !it.isHidden }.toList()

    fun of(declaration: KSClassDeclaration, type: NamedType): List<KSDeclaration> =
        if (type is ObjectType) ofObjects(declaration, type) else ofValues(declaration, type)

    /** Constructors, and the members that no supertype has in Swift already. */
    private fun ofObjects(declaration: KSClassDeclaration, type: NamedType): List<KSDeclaration> {
        val all = declaration.allMembers
            .filter { it !is KSFunctionDeclaration || !it.isEquals && !it.isHashCode && !it.isCollect }
        return declaration.constructors + all.new(declaration, type)
    }

    /** What a value can do, besides its fields and what Swift makes itself: a constructor of all fields, with the defaults of these. */
    private fun ofValues(declaration: KSClassDeclaration, type: NamedType): List<KSDeclaration> {
        val parameters = declaration.primaryConstructor?.parameters.orEmpty().mapNotNull { it.name?.asString() }
        val fields = when {
            // What crosses is an entry or a case, without what the constructor declares.
            declaration.classKind == ClassKind.ENUM_CLASS || Modifier.SEALED in declaration.modifiers -> emptyList()
            declaration in classes.listed.serializers -> declaration.serializedProperties.map { it.simpleName.asString() }
            else -> parameters
        }
        val all = (declaration.written + inherited(declaration, type)).filter { member ->
            member !is KSClassDeclaration && !member.isConstructor &&
                !member.isOfAny && !member.isOfData && !member.isOfEnum(declaration) &&
                !(member is KSPropertyDeclaration && member.simpleName.asString() in fields)
        }
        val constructors = declaration.constructors.filter { constructor ->
            constructor != declaration.primaryConstructor || constructor.parameters.any { it.hasDefault && !type.knowsDefault(it) } ||
                fields != parameters
        }
        return constructors + all.new(declaration, type)
    }

    /** What a value inherits, besides what a protocol gives it in Swift. */
    private fun inherited(declaration: KSClassDeclaration, type: NamedType): Sequence<KSDeclaration> {
        val protocols = classes.above(type)
        return (declaration.allMembers - declaration.written.toSet()).filter { member ->
            // KSP says that one whose types have arguments here is a member of this class.
            val owner = member.origins.find { it != declaration } as? KSClassDeclaration
            owner != null && classes.listed.isExported(owner) && owner.className !in protocols
        }
    }

    /** The properties of objects that a type above this one in Swift has, but can't set. */
    fun newlySettable(declaration: KSClassDeclaration, type: NamedType): List<KSPropertyDeclaration> {
        if (type !is ObjectType) return emptyList()
        val known = above(declaration, type).flatMap { it.getAllProperties() }
        return declaration.getAllProperties().filter { property ->
            val inherited = known.filter { it.signature == property.signature }
            property.isSettable && inherited.isNotEmpty() && inherited.none { it.isSettable }
        }.toList()
    }

    /** Those that no type has which is above this one in Swift, too. */
    private fun Sequence<KSDeclaration>.new(declaration: KSClassDeclaration, type: NamedType): List<KSDeclaration> {
        val above = above(declaration, type)
        val inherited = above.flatMap { it.allMembers }.map { it.signature }.toSet()
        return filter { member -> member.signature !in inherited && member.origins.none { it in above } }.toList()
    }

    /** What an object's type extends in Swift, or the sealed classes of which a value is a case. */
    private fun above(declaration: KSClassDeclaration, type: NamedType): Set<KSClassDeclaration> {
        val names = if (type is ObjectType) classes.above(type) else classes.sealedAbove(type)
        return declaration.getAllSuperTypes().map { it.expandedDeclaration }
            .filterIsInstance<KSClassDeclaration>().filter { it.className in names }.toSet()
    }
}

/** Whether Swift has the default of this parameter itself. */
private fun NamedType.knowsDefault(parameter: KSValueParameter): Boolean =
    this is RecordType && fields.any { it.name == parameter.name?.asString() && it.default != null }

/** Those that make something. */
private val KSClassDeclaration.constructors: List<KSFunctionDeclaration>
    get() {
        val isMade = classKind == ClassKind.CLASS && !isAbstract() && Modifier.SEALED !in modifiers
        return if (isMade) getConstructors().toList() else emptyList()
    }

/** What the class declares, without what the compiler adds. */
private val KSClassDeclaration.written: Sequence<KSDeclaration>
    get() = declarations.filter { it.origin != Origin.SYNTHETIC }

internal val KSClassDeclaration.allMembers: Sequence<KSDeclaration>
    get() = (getAllFunctions() + getAllProperties()).filter { !it.isConstructor && !it.isInheritedFromAny }

/** The classes that declare the member or what it overrides. With other types, both have other signatures. */
private val KSDeclaration.origins: Sequence<KSDeclaration?>
    get() = withOverridees.map { it.parentDeclaration }

internal val KSDeclaration.overridee: KSDeclaration?
    get() = when (this) {
        is KSFunctionDeclaration -> findOverridee()
        is KSPropertyDeclaration -> findOverridee()
        else -> null
    }

/** The declaration, and what it overrides, one after the other. */
internal val KSDeclaration.withOverridees: Sequence<KSDeclaration> get() = generateSequence(this) { it.overridee }

private val KSDeclaration.signature: String
    get() = when (this) {
        is KSFunctionDeclaration ->
            "${extensionReceiver.name}.${simpleName.asString()}(${parameters.joinToString { it.type.name }})"
        is KSPropertyDeclaration -> "${extensionReceiver.name}.${simpleName.asString()}"
        else -> fullName
    }

private val KSTypeReference?.name: String get() = this?.resolve()?.toString().orEmpty()

private val KSDeclaration.isConstructor: Boolean get() = this is KSFunctionDeclaration && isConstructor()

private val KSDeclaration.isExtensionProperty: Boolean get() = this is KSPropertyDeclaration && extensionReceiver != null

private val KSDeclaration.isInheritedFromAny: Boolean
    get() = (parentDeclaration as? KSClassDeclaration)?.fullName == "kotlin.Any"

/** What every object has. */
internal val KSDeclaration.isOfAny: Boolean
    get() = this is KSFunctionDeclaration && (isEquals || isHashCode || isToString)

/** What every data class has. */
private val KSDeclaration.isOfData: Boolean
    get() = simpleName.asString() == "copy" || simpleName.asString().matches(Regex("component\\d+"))

/** What every enum class has, which KSP tells of those in klibs alone. */
private fun KSDeclaration.isOfEnum(owner: KSClassDeclaration): Boolean =
    owner.classKind == ClassKind.ENUM_CLASS && containingFile == null &&
        simpleName.asString() in setOf("entries", "values", "valueOf")

private val KSFunctionDeclaration.isEquals: Boolean
    get() = simpleName.asString() == "equals" && parameters.singleOrNull()?.type?.resolve()?.className == "kotlin.Any"

/** What each flow has, which Swift subscribes to. */
private val KSFunctionDeclaration.isCollect: Boolean
    get() = simpleName.asString() == "collect" &&
        parameters.singleOrNull()?.type?.resolve()?.className == "kotlinx.coroutines.flow.FlowCollector"

private val KSFunctionDeclaration.isHashCode: Boolean
    get() = simpleName.asString() == "hashCode" && parameters.isEmpty()

private val KSFunctionDeclaration.isToString: Boolean
    get() = simpleName.asString() == "toString" && parameters.isEmpty()
