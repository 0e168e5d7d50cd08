package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSFunctionDeclaration
import com.google.devtools.ksp.symbol.KSValueParameter

/** Tells which closures of Swift's run on its main actor: those of parameters that the list names or that are annotated. */
internal class MainActorParameters {
    private val named = HashMap<KSFunctionDeclaration, MutableSet<String>>()

    fun add(function: KSFunctionDeclaration, parameter: String) {
        named.getOrPut(function) { HashSet() } += parameter
    }

    fun has(function: KSFunctionDeclaration, parameter: KSValueParameter): Boolean =
        named[function]?.contains(parameter.name?.asString()) == true ||
            parameter.annotations.any { it.shortName.asString() == "BridgeMainActor" }
}
