package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSClassDeclaration
import kotlinbridge.processor.model.STAR
import kotlinbridge.processor.model.Value

/**
 * The class whose member is read, with the types for its parameters. It may be a subclass of the one
 * that declares the member.
 */
internal data class Owner(val declaration: KSClassDeclaration, val arguments: List<Value> = emptyList()) {
    /** Whether its types are left open. */
    val isOpen: Boolean get() = STAR in arguments
}
