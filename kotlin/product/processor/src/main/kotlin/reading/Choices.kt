package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSDeclaration
import kotlinbridge.processor.model.FlowKind
import kotlinbridge.processor.model.Reference

/** Reads what an author chooses for a flow or function: its scope and its window. */
internal class Choices(private val references: References, private val problems: Problems) {
    /** The scope that the list names. */
    var listedScope: Reference? = null

    fun scope(declaration: KSDeclaration): Reference? = references.scope(declaration) ?: listedScope

    /** Refuses what is said of a function or property that gives no flow, and means nothing there. */
    fun refuseOfFunction(declaration: KSDeclaration, isSuspending: Boolean) {
        refuse(declaration, "BridgeWindow", "it is for flows")
        if (!isSuspending) refuse(declaration, "BridgeScope", "it is for flows, suspend functions and classes")
    }

    fun window(declaration: KSDeclaration, kind: FlowKind): Int? {
        val without = if (kind == FlowKind.CHANNEL) 0 else null
        val window = declaration.bridgeAnnotation("BridgeWindow")?.argument("elements") as? Int ?: return without
        if (kind.isState) refuse(declaration, "BridgeWindow", "a state flow gives the latest value")
        if (window < 0) problems.error("the window of ${declaration.fullName} is $window: it must be 0 or more", declaration)
        return window
    }

    private fun refuse(declaration: KSDeclaration, annotation: String, reason: String) {
        if (declaration.bridgeAnnotation(annotation) == null) return
        problems.error("the @$annotation of ${declaration.fullName} does nothing: $reason", declaration)
    }
}
