package kotlinbridge.processor.reading

import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Variance

/**
 * A name in the list with the types for its parameters: `people.first<List<people.Person?>>`. Throws
 * [CannotCross] if it is no name.
 */
internal class ListedName private constructor(val name: String, val arguments: List<ListedName>, isNullable: Boolean) {
    private val isMarkedNullable = isNullable

    /** The type of this name. The packages of Kotlin's own types need not be given. */
    fun type(resolver: Resolver): KSType {
        val declaration = listOf(name, "kotlin.$name", "kotlin.collections.$name").firstNotNullOfOrNull {
            resolver.getClassDeclarationByName(resolver.getKSNameFromString(it))
        } ?: throw CannotCross("there is no class $name: check its name, with its package")
        if (declaration.typeParameters.size != arguments.size) {
            val own = count(declaration.typeParameters.size)
            throw CannotCross("$name has $own, and the list gives ${arguments.size}")
        }
        val type = declaration.asType(
            arguments.map {
                val reference = resolver.createKSTypeReferenceFromKSType(it.type(resolver))
                resolver.getTypeArgument(reference, Variance.INVARIANT)
            },
        )
        return if (isMarkedNullable) type.makeNullable() else type
    }

    private class Reader(private val text: String) {
        private var at = 0

        fun whole(): ListedName = next().also { if (at < text.length) fail() }

        private fun next(): ListedName {
            val start = at
            while (at < text.length && text[at] !in "<>,? ") at++
            val name = text.substring(start, at)
            if (name.isEmpty()) fail()
            val arguments = mutableListOf<ListedName>()
            if (take('<')) {
                do {
                    while (take(' ')) continue
                    arguments += next()
                } while (take(','))
                if (!take('>')) fail()
            }
            return ListedName(name, arguments, take('?'))
        }

        private fun take(character: Char): Boolean = (text.getOrNull(at) == character).also { if (it) at++ }

        private fun fail(): Nothing =
            throw CannotCross("it can't be read: write it as \"people.first<Int, List<people.Person>>\"")
    }

    companion object {
        fun read(text: String): ListedName = Reader(text).whole()
    }
}

/** How many type parameters a declaration has, in words. */
internal fun count(typeParameters: Int): String = when (typeParameters) {
    0 -> "no type parameters"
    1 -> "1 type parameter"
    else -> "$typeParameters type parameters"
}
