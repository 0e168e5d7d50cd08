package kotlinbridge.processor.writing

import kotlinbridge.processor.model.ElementsKind
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Placeholder
import kotlinbridge.processor.model.STAR
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.wireName

/**
 * The type as the manifest has it, in JSON. docs/MANIFEST.md describes it. `kotlin` is Kotlin's class
 * where that says more than what crosses: of a `Char`, a `Set`, an array.
 */
internal val Value.tree: Any
    get() = when (this) {
        is Simple -> simple(wireName, className.simpleName)
        is Value.Nullable -> json("nullable" to of.tree)
        is Value.Elements -> if (element.wireName == Simple.UBYTE.wireName) Simple.BYTE_ARRAY.tree
            else list(element, kind.shape.label.takeIf { kind.shape != ElementsKind.Shape.LIST })
        is NumberArray -> list(element, element.arrayName!!.simpleName)
        is Value.Entries -> json("map" to listOf(key.tree, value.tree))
        is Value.Serialized -> written.tree
        STAR -> json("named" to "kotlin.Any")
        is Value.Declared -> Placeholder.number(this)?.let { json("parameter" to it) } ?: json("named" to wireName) + use(this)
    }

/** Of a use of a generic class: the class, and the types for its parameters. */
internal fun use(type: Value.Declared): Map<String, Any> =
    if (type.arguments.isEmpty()) emptyMap()
    else json("class" to type.className.canonicalName, "arguments" to type.arguments.map { it.tree })

private fun simple(wireName: String, kotlin: String): Any =
    if (kotlin == wireName) wireName else json("simple" to wireName, "kotlin" to kotlin)

private fun list(element: Value, kotlin: String?): Any = json("list" to element.tree, "kotlin" to kotlin)
