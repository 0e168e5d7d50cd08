package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSPropertyAccessor
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Origin
import kotlinbridge.processor.klib.KlibPackage
import kotlinbridge.processor.klib.Klibs

/** Tells which properties are stored: no code of the user's runs when they are read or set. */
internal class Accessors(private val klibs: Klibs) {
    /** Whether who reads the property reads its field. */
    fun isStored(property: KSPropertyDeclaration): Boolean = when {
        property.isDelegated() || property.isOverridable || Modifier.LATEINIT in property.modifiers -> false
        // KSP says of each property of a klib that it has a field.
        property.isOfKlib -> property.klibPackage.isStored(property.klibSignature!!)
        else -> property.hasBackingField && property.getter.isDefault
    }

    /** Whether who sets a property that [isStored] sets its field. */
    fun hasDefaultSetter(property: KSPropertyDeclaration): Boolean =
        if (property.isOfKlib) property.klibPackage.hasDefaultSetter(property.klibSignature!!)
        else property.setter.isDefault

    private val KSPropertyDeclaration.isOfKlib: Boolean get() = containingFile == null

    private val KSPropertyDeclaration.klibPackage: KlibPackage get() = klibs[packageName.asString()]
}

/** Whether nobody has written it. */
private val KSPropertyAccessor?.isDefault: Boolean get() = this == null || origin == Origin.SYNTHETIC

/** Whether a subclass may have another one in its place. */
private val KSPropertyDeclaration.isOverridable: Boolean
    get() {
        val owner = parentDeclaration as? KSClassDeclaration ?: return false
        if (owner.classKind == ClassKind.INTERFACE) return true
        if (modifiers.any { it == Modifier.OPEN || it == Modifier.ABSTRACT }) return true
        return Modifier.OVERRIDE in modifiers && Modifier.FINAL !in modifiers && owner.modifiers.any { it in OPEN_CLASSES }
    }

private val OPEN_CLASSES = setOf(Modifier.OPEN, Modifier.ABSTRACT, Modifier.SEALED)
