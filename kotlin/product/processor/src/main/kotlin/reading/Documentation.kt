package kotlinbridge.processor.reading

import com.google.devtools.ksp.isConstructor
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import kotlinbridge.processor.klib.Klibs
import kotlinbridge.processor.klib.Signature

/** Finds the comments of declarations, of sources and of klibs. */
internal class Documentation(private val klibs: Klibs) {
    /** The text of the comment without its stars and margins. That of an `actual` may stand at its `expect`. */
    fun of(declaration: KSDeclaration): String? {
        val own = ownOf(declaration) ?: return null
        // A constructor without a comment has that of its class.
        val isOfClass = declaration is KSFunctionDeclaration && declaration.isConstructor() &&
            own == ownOf(declaration.parentDeclaration!!)
        return own.takeIf { !isOfClass }
    }

    private fun ownOf(declaration: KSDeclaration): String? {
        val comment = if (declaration.containingFile == null) ofKlib(declaration) else {
            declaration.docString ?: declaration.findExpects().firstNotNullOfOrNull { it.docString }
        }
        return comment?.text
    }

    /** KSP fails when it is asked for the package of a klib's entry. */
    fun of(entry: KSClassDeclaration, enumClass: KSClassDeclaration): String? {
        if (enumClass.containingFile != null) return of(entry)
        val name = "${enumClass.nameInPackage}.${entry.simpleName.asString()}"
        return ofKlib(enumClass.packageName.asString(), Signature.ofClass(name))?.text
    }

    private fun ofKlib(declaration: KSDeclaration): String? =
        declaration.klibSignature?.let { ofKlib(declaration.packageName.asString(), it) }

    private fun ofKlib(packageName: String, signature: String): String? {
        val comment = klibs[packageName].comment(signature) ?: return null
        return comment.removePrefix("/**").removeSuffix("*/").lines()
            .joinToString("\n") { line -> line.trimStart().removePrefix("*") }
    }
}

private val String.text: String?
    get() = trim('\n', ' ').lines().joinToString("\n") { it.removePrefix(" ").trimEnd() }.ifEmpty { null }
