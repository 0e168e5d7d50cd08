package kotlinbridge.processor.reading

import com.google.devtools.ksp.symbol.KSDeclaration
import kotlinbridge.processor.model.Export
import kotlinbridge.processor.model.ExportedFunction
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.wireName

/** What the library exports, as far as it has been read. */
internal class Exports(private val classes: ClassReader) {
    /** What stands for declarations. */
    val declared = LinkedHashMap<Exported, List<Export>>()
    /** What no declaration of the user's stands for. */
    val own = mutableListOf<Export>()
    /** What calls the functions that are values. */
    val functions = LinkedHashMap<Value.Declared, ExportedFunction>()
    /** The types that cross, also if nothing mentions them. */
    val types = LinkedHashSet<Value>()

    val all: List<Export> get() = declared.values.flatten() + functions.values + own

    /** The types that something mentions. Those of a function that can't cross were read, too. */
    fun used(): List<NamedType> {
        val types = Types(classes.read.sortedBy { it.declared.type.wireName })
        val mentioned = this.types.toList() + all.flatMap { export -> export.values }
        val used = types.within(mentioned)
        // A value has its interfaces in Swift, too.
        return types.within(mentioned + used.flatMap { it.declared.supertypes })
    }
}

/** A declaration, by the class that has it: a subclass has what it inherits. */
internal data class Exported(val declaration: KSDeclaration, val owner: Owner?, val arguments: List<Value>)
