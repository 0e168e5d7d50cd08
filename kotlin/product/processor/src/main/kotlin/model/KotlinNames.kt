package kotlinbridge.processor.model

/** The Kotlin type as its author would write it, without packages. */
internal val Value.simpleKotlin: String
    get() = when (this) {
        is Simple -> className.simpleName
        is Value.Nullable -> text { it.simpleKotlin }
        is Value.Elements -> "${kind.className.simpleName}<${element.simpleKotlin}>"
        is NumberArray -> element.arrayName!!.simpleName
        is Value.Entries -> "${className.simpleName}<${key.simpleKotlin}, ${value.simpleKotlin}>"
        is Value.Serialized -> className.simpleNames.joinToString(".")
        is Value.Declared ->
            if (isFunction) functionText { it.simpleKotlin }
            else className.simpleNames.joinToString(".") + arguments.listed { it.simpleKotlin }
    }

/** The type as the wire knows it. Types with the same bytes have the same name. */
internal val Value.wireName: String
    get() = when (this) {
        is Simple -> wireName
        is Value.Nullable -> text { it.wireName }
        is Value.Elements -> if (element.wireName == "UByte") "ByteArray" else "List<${element.wireName}>"
        is NumberArray -> "List<${element.wireName}>"
        is Value.Entries -> "Map<${key.wireName}, ${value.wireName}>"
        is Value.Serialized -> written.wireName
        is Value.Declared ->
            // Each is a type of its own: that of a `Char` is another one than that of a `UShort`.
            if (isFunction) functionText { it.fullKotlin }
            else if (CoroutineType.of(className) != null) className.canonicalName + arguments.listed { it.fullKotlin }
            else className.canonicalName + arguments.listed { it.wireName }
    }

/** The Kotlin type, with the packages of the user's classes alone. */
private val Value.fullKotlin: String
    get() = when (this) {
        is Simple -> className.simpleName
        is Value.Nullable -> text { it.fullKotlin }
        is Value.Elements -> "${kind.className.simpleName}<${element.fullKotlin}>"
        is NumberArray -> element.arrayName!!.simpleName
        is Value.Entries -> "${className.simpleName}<${key.fullKotlin}, ${value.fullKotlin}>"
        is Value.Serialized -> className.canonicalName
        is Value.Declared ->
            if (isFunction) functionText { it.fullKotlin }
            else className.canonicalName + arguments.listed { it.fullKotlin }
    }

/** The arguments in their brackets; nothing without arguments. */
internal fun List<Value>.listed(name: (Value) -> String): String =
    if (isEmpty()) "" else joinToString(", ", "<", ">", transform = name)
