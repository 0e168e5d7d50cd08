package kotlinbridge.processor.model

/** The Kotlin type as its author would write it, without packages. */
internal val Value.simpleKotlin: String
    get() = when (this) {
        is Simple -> className.simpleName
        is Value.Nullable -> "${of.simpleKotlin}?"
        is Value.Elements -> "${kind.className.simpleName}<${element.simpleKotlin}>"
        is NumberArray -> element.arrayName!!.simpleName
        is Value.Entries -> "Map<${key.simpleKotlin}, ${value.simpleKotlin}>"
        is Value.Serialized -> className.simpleNames.joinToString(".")
        is Value.Declared -> className.simpleNames.joinToString(".") + arguments.listed { it.simpleKotlin }
    }

/** The type as the wire knows it. Types with the same bytes have the same name. */
internal val Value.wireName: String
    get() = when (this) {
        is Simple -> wireName
        is Value.Nullable -> "${of.wireName}?"
        is Value.Elements -> if (element.wireName == "UByte") "ByteArray" else "List<${element.wireName}>"
        is NumberArray -> "List<${element.wireName}>"
        is Value.Entries -> "Map<${key.wireName}, ${value.wireName}>"
        is Value.Serialized -> "{{$className}}" // The library puts the name of what is written in its place.
        is Value.Declared -> className.canonicalName + arguments.listed { it.wireName }
    }

/** The Kotlin type in the wire's words, where it says more than [wireName]: of a `Set`, a `Char`, an array. */
internal val Value.kotlinName: String?
    get() = fullKotlin.takeIf { it != wireName }

private val Value.fullKotlin: String
    get() = when (this) {
        is Simple -> className.simpleName
        is Value.Nullable -> "${of.fullKotlin}?"
        is Value.Elements -> when (kind) {
            ElementsKind.SET, ElementsKind.ARRAY -> "${kind.className.simpleName}<${element.fullKotlin}>"
            else -> if (element == Simple.UBYTE) "ByteArray" else "List<${element.fullKotlin}>"
        }
        is NumberArray -> element.arrayName!!.simpleName
        is Value.Entries -> "Map<${key.fullKotlin}, ${value.fullKotlin}>"
        is Value.Serialized -> wireName
        is Value.Declared -> className.canonicalName + arguments.listed { it.fullKotlin }
    }

/** The arguments in their brackets; nothing without arguments. */
internal fun List<Value>.listed(name: (Value) -> String): String =
    if (isEmpty()) "" else joinToString(", ", "<", ">", transform = name)
