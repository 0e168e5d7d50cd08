package kotlinbridge.processor.reading

import com.google.devtools.ksp.getAllSuperTypes
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeReference

/** Reads a type that [what] has; a refusal then says so. */
internal inline fun <R> inside(what: String, reference: KSTypeReference, read: (KSType) -> R): R = try {
    read(reference.resolve())
} catch (refusal: CannotCross) {
    throw if (refusal.isWhole) refusal else CannotCross("$what: ${refusal.reason}")
}

internal val KSClassDeclaration.isThrowable: Boolean
    get() = fullName == "kotlin.Throwable" || getAllSuperTypes().any { it.className == "kotlin.Throwable" }
