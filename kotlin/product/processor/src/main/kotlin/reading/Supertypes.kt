package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Modifier
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.isOpen

/** Tells what types extend in Swift. */
internal class Supertypes(private val types: TypeReader, private val listed: ListedClasses) {
    /** The classes and interfaces with objects that Swift's type extends directly. */
    fun of(declaration: KSClassDeclaration, type: Value.Declared): List<Value.Declared> {
        val isValue = declaration.isValue && !(Modifier.SEALED in declaration.modifiers && listed.hasOtherLeaves(declaration))
        // What a generic value has depends on its types, which nobody knows at run time.
        if (declaration.isThrowable || isValue && type.arguments.isNotEmpty()) return emptyList()
        val scope = types.scope(Owner(declaration, type.arguments), declaration)
        return declaration.superTypes.flatMap { extended(it.resolve(), scope, onlyInterfaces = isValue) }.distinct().toList()
    }

    /** The class or interface as whose object an object crosses. */
    fun objectAbove(declaration: KSClassDeclaration): Value.Declared? =
        declaration.superTypes.flatMap { extended(it.resolve(), emptyMap(), onlyInterfaces = false) }.firstOrNull()

    /** What Swift's type extends for a supertype: those above it where Swift's can't extend that. It has the members itself then. */
    private fun extended(supertype: KSType, scope: Map<String, Value>, onlyInterfaces: Boolean): List<Value.Declared> {
        val declaration = supertype.expandedDeclaration as? KSClassDeclaration ?: return emptyList()
        if (listed.isExtendedInSwift(declaration) && !(onlyInterfaces && declaration.classKind != ClassKind.INTERFACE)) {
            return try {
                val extended = types.given(supertype, scope) as? Value.Declared
                // What leaves types open is a class in Swift, and there is one superclass.
                if (extended?.isOpen != true || declaration.classKind != ClassKind.INTERFACE) return listOfNotNull(extended)
                above(supertype, scope, onlyInterfaces)
            } catch (_: CannotCross) {
                emptyList() // Its types are none of Swift's.
            }
        }
        return above(supertype, scope, onlyInterfaces)
    }

    private fun above(supertype: KSType, scope: Map<String, Value>, onlyInterfaces: Boolean): List<Value.Declared> {
        val (above, own) = types.supertype(supertype, scope) ?: return emptyList()
        return above.superTypes.flatMap { extended(it.resolve(), own, onlyInterfaces) }.toList()
    }
}
