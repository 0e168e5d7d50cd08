package kotlinbridge.processor.reading

import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSTypeReference
import kotlinbridge.processor.model.Origin
import kotlinbridge.processor.model.Value

/** Tells where a function or property is declared, and what Swift has it in. */
internal class Origins(private val classes: ClassReader, private val documentation: Documentation) {
    fun of(
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
    fun extendedObject(receiver: KSTypeReference?, owner: Owner?): Owner? {
        val type = receiver?.resolve() ?: return null
        val declaration = type.expandedDeclaration as? KSClassDeclaration
        if (owner != null || declaration == null || type.isMarkedNullable || !declaration.isPublic) return null
        val isStatic = declaration.isSingleton || declaration.isCompanionObject
        return if (isStatic && classes.listed.isExported(declaration)) Owner(declaration) else null
    }
}

/** A companion's members are those of its class. */
private val Owner.type: Value.Declared
    get() {
        val outer = if (declaration.isCompanionObject) declaration.parentDeclaration as KSClassDeclaration else null
        return Value.Declared((outer ?: declaration).className, arguments)
    }
