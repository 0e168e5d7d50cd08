package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.squareup.kotlinpoet.ClassName

/** Collects the markers that code needs which uses the declarations it is shown. */
internal class OptIns {
    private val found = sortedSetOf<ClassName>()

    val all: List<ClassName> get() = found.toList()

    fun add(declaration: KSDeclaration) {
        for (annotation in declaration.annotations) {
            val marker = annotation.annotationType.resolve().expandedDeclaration as? KSClassDeclaration ?: continue
            if (marker.annotations.any { it.shortName.asString() == "RequiresOptIn" }) found += marker.className
        }
        declaration.parentDeclaration?.let(::add)
    }
}
