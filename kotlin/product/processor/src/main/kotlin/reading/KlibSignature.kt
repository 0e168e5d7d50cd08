package kotlinbridge.processor.reading

import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSTypeReference
import kotlinbridge.processor.klib.Signature

/** By which a declaration is found in the package of its klib. */
internal val KSDeclaration.klibSignature: String?
    get() {
        val owner = (parentDeclaration as? KSClassDeclaration)?.nameInPackage.orEmpty()
        val name = simpleName.asString()
        return when (this) {
            is KSClassDeclaration -> Signature.ofClass(nameInPackage)
            is KSFunctionDeclaration -> {
                val parameters = parameters.map {
                    Signature.Parameter(it.name?.asString().orEmpty(), it.type.simpleName.takeIf { _ -> !it.isVararg })
                }
                if (isConstructor()) Signature.ofConstructor(owner, parameters)
                else Signature.ofFunction(owner, extensionReceiver?.simpleName, name, parameters)
            }
            is KSPropertyDeclaration -> Signature.ofProperty(owner, extensionReceiver?.simpleName, name)
            else -> null
        }
    }

internal val KSClassDeclaration.nameInPackage: String get() = className.simpleNames.joinToString(".")

private val KSTypeReference.simpleName: String
    get() {
        val declaration = resolve().expandedDeclaration
        return if (declaration is KSTypeParameter) Signature.TYPE_PARAMETER else declaration.simpleName.asString()
    }
