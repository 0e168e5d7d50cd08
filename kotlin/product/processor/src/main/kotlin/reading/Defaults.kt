package kotlinbridge.processor.reading

import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.FileLocation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSFile
import com.google.devtools.ksp.symbol.KSValueParameter
import kotlinbridge.processor.model.DefaultValue
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.source.SourceFile
import kotlinbridge.processor.source.Token

/**
 * Finds the defaults that sources say as literals and constants. KSP tells only that there is a default, and klibs do
 * not have their code.
 */
internal class Defaults(private val resolver: Resolver) {
    private val sources = HashMap<String, SourceFile?>()

    /** Those of the parameters of a class's primary constructor, whose [values] cross; null for the others. */
    fun of(declaration: KSClassDeclaration, values: List<Value>): List<DefaultValue?> {
        val none = values.map { null }
        val parameters = declaration.primaryConstructor!!.parameters
        val source = declaration.containingFile?.let(::source)
        if (source == null || parameters.none { it.hasDefault }) return none
        val code = source.defaults(declaration.simpleName.asString(), parameters.map { it.inSource ?: return none }) ?: return none
        val literals = Literals(DefaultScope(resolver, declaration, source, ::source))
        return code.zip(values) { one: List<Token>?, value -> one?.let { literals.read(it, value) } }
    }

    private fun source(file: KSFile): SourceFile? = sources.getOrPut(file.filePath) { SourceFile.read(file.filePath) }
}

private val KSValueParameter.inSource: SourceFile.Parameter?
    get() {
        val line = (location as? FileLocation)?.lineNumber ?: return null
        return SourceFile.Parameter(name?.asString() ?: return null, line, hasDefault)
    }
