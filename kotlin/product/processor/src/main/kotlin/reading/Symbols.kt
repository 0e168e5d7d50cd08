package kotlinbridge.processor.reading

import com.google.devtools.ksp.getClassDeclarationByName
import com.google.devtools.ksp.getVisibility
import com.google.devtools.ksp.isAbstract
import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.FileLocation
import com.google.devtools.ksp.symbol.KSAnnotated
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Visibility
import com.squareup.kotlinpoet.ClassName
import kotlinbridge.processor.model.Value

// What is asked of KSP's symbols in several places.

internal const val ANNOTATIONS = "kotlinbridge"

/** The annotation of kotlin-bridge with this name. */
internal fun KSAnnotated.bridgeAnnotation(name: String): KSAnnotation? = annotations.find {
    it.shortName.asString() == name &&
        it.annotationType.resolve().declaration.qualifiedName?.asString() == "$ANNOTATIONS.$name"
}

/** The annotation of Kotlin's standard library with this name, which code that is shared with Apple's systems may have. */
internal fun KSAnnotated.nativeAnnotation(name: String): KSAnnotation? = annotations.find {
    it.shortName.asString() == name &&
        it.annotationType.resolve().declaration.qualifiedName?.asString() == "kotlin.native.$name"
}

internal fun KSAnnotation.argument(name: String): Any? = arguments.find { it.name?.asString() == name }?.value

/** The name of an enum's constant. */
internal fun KSAnnotation.constant(name: String): String? = when (val value = argument(name)) {
    is KSType -> value.declaration.simpleName.asString()
    is KSDeclaration -> value.simpleName.asString()
    else -> value?.toString()?.substringAfterLast('.')
}

internal fun KSAnnotation.listArgument(name: String): List<Any?> = argument(name) as? List<Any?> ?: emptyList()

/** The qualified name, for messages and the wire. A constructor has that of its class. */
internal val KSDeclaration.fullName: String
    get() = when {
        this is KSFunctionDeclaration && isConstructor() -> parentDeclaration!!.fullName
        else -> (qualifiedName ?: simpleName).asString()
    }

/** Whether everybody sees the declaration and what it is declared in. */
internal val KSDeclaration.isPublic: Boolean
    get() = getVisibility() == Visibility.PUBLIC && parentDeclaration?.isPublic != false

/** The class that nests this one. */
internal val KSClassDeclaration.outer: KSClassDeclaration? get() = parentDeclaration as? KSClassDeclaration

internal val KSClassDeclaration.isInner: Boolean get() = Modifier.INNER in modifiers

internal val KSDeclaration.isHidden: Boolean
    get() = bridgeAnnotation("BridgeHidden") != null || nativeAnnotation("HiddenFromObjC") != null

/** Whether Swift code is to wrap it. */
internal val KSDeclaration.isRefined: Boolean get() = nativeAnnotation("ShouldRefineInSwift") != null

/** What is said against using it, with what to use in its place; null if nothing is. */
internal val KSDeclaration.deprecation: String?
    get() {
        val annotation = annotations.find { it.shortName.asString() == "Deprecated" } ?: return null
        val message = (annotation.argument("message") as? String).orEmpty()
        val other = (annotation.argument("replaceWith") as? KSAnnotation)?.argument("expression") as? String
        return if (other.isNullOrEmpty()) message else "$message. Kotlin's replacement: $other".removePrefix(". ")
    }

/** Whether no code can call it, because it is deprecated as an error. */
internal val KSDeclaration.isUncallable: Boolean
    get() = annotations.any {
        it.shortName.asString() == "Deprecated" && it.constant("level") in setOf("ERROR", "HIDDEN")
    }

internal val KSDeclaration.fileName: String? get() = containingFile?.fileName?.removeSuffix(".kt")

internal val KSDeclaration.line: Int get() = (location as? FileLocation)?.lineNumber ?: 0

internal val KSDeclaration.swiftName: String?
    get() = bridgeAnnotation("BridgeName")?.argument("swift") as? String
        ?: nativeAnnotation("ObjCName")?.let { given ->
            listOf("swiftName", "name").firstNotNullOfOrNull { (given.argument(it) as? String)?.ifEmpty { null } }
        }

internal val KSClassDeclaration.className: ClassName
    get() {
        val outwards = generateSequence<KSDeclaration>(this) { it.parentDeclaration }
        return ClassName(packageName.asString(), outwards.map { it.simpleName.asString() }.toList().reversed())
    }

/** The class of a value. */
internal fun Resolver.declaration(type: Value.Declared): KSClassDeclaration? =
    getClassDeclarationByName(getKSNameFromString(type.className.canonicalName))

internal val KSType.className: String? get() = declaration.qualifiedName?.asString()

/** The class that a type names, where it may be an alias. */
internal val KSType.expandedDeclaration: KSDeclaration
    get() = when (val declaration = declaration) {
        is KSTypeAlias -> declaration.type.resolve().expandedDeclaration
        else -> declaration
    }

/** An object that is there for its members, and not a case of a sealed type. */
internal val KSClassDeclaration.isSingleton: Boolean
    get() = classKind == ClassKind.OBJECT && !isCompanionObject &&
        superTypes.none { Modifier.SEALED in it.resolve().expandedDeclaration.modifiers }

/** Of a member of a class or interface: whether it has no body. */
internal val KSDeclaration.isAbstractMember: Boolean
    get() = if (this is KSPropertyDeclaration) isAbstract() else (this as KSFunctionDeclaration).isAbstract
