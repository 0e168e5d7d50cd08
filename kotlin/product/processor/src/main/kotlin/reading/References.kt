package kotlinbridge.processor.reading

import com.google.devtools.ksp.getVisibility
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.Modifier
import com.google.devtools.ksp.symbol.Visibility
import kotlinbridge.processor.model.Reference

/**
 * Reads the functions and properties that annotations and the list name, for generated code to use.
 * What is wrong with one is an error where it is named.
 */
internal class References(private val resolver: Resolver, private val problems: Problems) {
    private val scopes = HashMap<KSDeclaration, Reference?>()

    /** The scope that the declaration names, or its class. */
    fun scope(declaration: KSDeclaration): Reference? {
        val owner = declaration.parentDeclaration as? KSClassDeclaration
        return named(declaration, owner) ?: owner?.let { named(it, it) }
    }

    /** The scope that the list names for all others. */
    fun listedScope(name: String, place: KSNode): Reference? =
        checked(place) { if (name.isEmpty()) null else reference(name, property(name), place = "the list") }

    /** The handler of exceptions that nobody catches. */
    fun uncaught(name: String, place: KSNode): Reference? = checked(place) {
        if (name.isEmpty()) return@checked null
        val functions = resolver.getFunctionDeclarationsByName(resolver.getKSNameFromString(name), includeTopLevel = true)
        val function = functions.firstOrNull() ?: throw CannotCross("there is no function $name: check its name, with its package")
        if (functions.none { it.takesThrowable }) {
            throw CannotCross("$name can't take uncaught exceptions: make it a function of one Throwable that gives nothing")
        }
        reference(name, function, "the list")
    }

    private fun named(declaration: KSDeclaration, owner: KSClassDeclaration?): Reference? = scopes.getOrPut(declaration) {
        val name = declaration.bridgeAnnotation("BridgeScope")?.argument("property") as? String ?: return@getOrPut null
        checked(declaration) {
            val isOfOwner = '.' !in name && owner != null
            val property = when {
                isOfOwner -> owner.getAllProperties().find { it.simpleName.asString() == name }
                    ?: throw CannotCross("${owner.fullName} has no property $name: name one of its own, or another one with its package")
                '.' in name -> property(name)
                else -> property("${declaration.packageName.asString()}.$name".removePrefix("."))
            }
            if (isOfOwner && owner.classKind != ClassKind.OBJECT) {
                check(property, name)
                Reference("", singleton = null, name, isOfInstance = true)
            } else {
                reference(name, property, declaration.fullName)
            }
        }
    }

    private fun property(name: String): KSPropertyDeclaration =
        resolver.getPropertyDeclarationByName(resolver.getKSNameFromString(name), includeTopLevel = true)
            ?: throw CannotCross("there is no property $name: check its name, with its package")

    private fun reference(name: String, declaration: KSDeclaration, place: String): Reference {
        check(declaration, name)
        val owner = declaration.parentDeclaration as? KSClassDeclaration
        if (owner != null && owner.classKind != ClassKind.OBJECT) {
            throw CannotCross("$place can't use $name, which each object of ${owner.fullName} has: name one at top level or of an object")
        }
        return Reference(declaration.packageName.asString(), owner?.className, declaration.simpleName.asString())
    }

    private fun check(declaration: KSDeclaration, name: String) {
        if (declaration.getVisibility() !in setOf(Visibility.PUBLIC, Visibility.INTERNAL)) {
            throw CannotCross("$name isn't visible to generated code: make it internal or public")
        }
        if (declaration is KSPropertyDeclaration && !declaration.isScope) {
            throw CannotCross("$name isn't a CoroutineScope")
        }
    }

    private val KSPropertyDeclaration.isScope: Boolean
        get() = resolver.getClassDeclarationByName(resolver.getKSNameFromString("kotlinx.coroutines.CoroutineScope"))
            ?.asStarProjectedType()?.isAssignableFrom(type.resolve()) == true

    private fun checked(place: KSNode, read: () -> Reference?): Reference? = try {
        read()
    } catch (refusal: CannotCross) {
        problems.error(refusal.reason, place)
        null
    }
}

private val KSFunctionDeclaration.takesThrowable: Boolean
    get() = extensionReceiver == null && Modifier.SUSPEND !in modifiers && typeParameters.isEmpty() &&
        parameters.singleOrNull()?.type?.resolve()?.className == "kotlin.Throwable"
