package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.Value

/** The classes that the list names, and what follows from it: which classes Swift may have, and how. */
internal class ListedClasses {
    /** The classes whose values cross as their serializers write them. */
    val serializers = HashMap<KSClassDeclaration, Value.Serialized>()

    /** Those of other modules that somebody named: others of them don't come along. */
    val named = mutableSetOf<KSClassDeclaration>()

    /** Whether it is a serializer of the list, or crosses by one. */
    fun isOfSerializer(declaration: KSDeclaration): Boolean = declaration is KSClassDeclaration &&
        (declaration in serializers || serializers.values.any { it.serializer.className == declaration.className })

    /** Whether it is of this module, or somebody named it, its package or the class that nests it, or everybody has it. */
    fun isExported(declaration: KSClassDeclaration): Boolean =
        declaration.containingFile != null || declaration in named || declaration.fullName in EVERYBODYS ||
            declaration.outer?.let(::isExported) == true

    /** Why its objects are none that Swift may have; null if they are. */
    fun whyNoObject(declaration: KSClassDeclaration): String? = when {
        declaration.isThrowable -> "is an exception"
        declaration.isInnerOfGeneric -> INNER_OF_GENERIC
        declaration.classKind == ClassKind.ANNOTATION_CLASS -> "is an annotation, which means nothing to Swift"
        !isExported(declaration) && declaration.isOfKotlin ->
            "is of Kotlin's own library and has no form in Swift: give a list, a map, a flow, or a class of your own"
        !isExported(declaration) ->
            "is a class of another module: list it in the classes of @BridgeExports"
        else -> null
    }

    /** Whether Swift's class extends that of this supertype. Else it has the members itself. */
    fun isExtendedInSwift(supertype: KSClassDeclaration): Boolean =
        supertype.isPublic && (Modifier.SEALED !in supertype.modifiers || hasOtherLeaves(supertype)) &&
            whyNoObject(supertype) == null

    /** Whether a sealed hierarchy has leaves that Swift can't tell from others: it crosses by handle then. */
    fun hasOtherLeaves(sealed: KSClassDeclaration): Boolean = sealed.getSealedSubclasses().any { subclass ->
        when {
            Modifier.SEALED in subclass.modifiers -> hasOtherLeaves(subclass)
            !subclass.isPublic -> true
            subclass.isValue -> false
            else -> subclass.isHidden || subclass in serializers || whyNoObject(subclass) != null ||
                !handsOnAll(subclass, sealed)
        }
    }
}

/** Whether it crosses by value, if all that it has does. */
internal val KSClassDeclaration.isValue: Boolean
    get() = classKind == ClassKind.ENUM_CLASS || classKind == ClassKind.OBJECT ||
        modifiers.any { it in setOf(Modifier.DATA, Modifier.VALUE, Modifier.INLINE, Modifier.SEALED) }

/** Whether it is a type of Kotlin's own library that would say nothing to Swift if it were listed. */
private val KSClassDeclaration.isOfKotlin: Boolean
    get() = typeParameters.isNotEmpty() && packageName.asString().substringBefore('.') == "kotlin"

internal val KSClassDeclaration.isInnerOfGeneric: Boolean
    get() = isInner && generateSequence(outer) { it.outer }.any { it.typeParameters.isNotEmpty() }

internal const val INNER_OF_GENERIC = "is an inner class of a generic one: make it a class on its own"

/** The interfaces of other modules that need no mention in the list. */
private val EVERYBODYS =
    setOf("kotlin.collections.Iterator", "kotlin.sequences.Sequence", "kotlinx.coroutines.flow.FlowCollector")
