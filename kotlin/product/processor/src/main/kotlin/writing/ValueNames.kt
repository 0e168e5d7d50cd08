package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.NameAllocator
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.simpleKotlin

/** The names of what is generated for values: `readAlarmStorm`, `ListOfAlarmCodec`. */
internal class ValueNames(types: List<NamedType>) {
    private val words = NameAllocator()
    private val codecs = NameAllocator()
    private val codecNames = HashMap<Value, String>()
    private val serializations = LinkedHashMap<Value.Serialized, String>()

    /** Those that have got a name. */
    val serialized: Map<Value.Serialized, String> get() = serializations

    init {
        for (declared in types.map { it.declared.type }) words.newName(plainWordsOf(declared), declared)
        for (codec in Runtime.codecs.values) codecs.newName(codec.simpleName)
    }

    fun reader(type: Value.Declared): String = "read${words[type]}"

    fun writer(type: Value.Declared): String = "write${words[type]}"

    /** The codec of a value: the runtime's, or the one that is generated as [codecName]. */
    fun codec(value: Value): CodeBlock =
        Runtime.codecs[value]?.let { code("%T", it) } ?: code("%L", codecName(value))

    fun codecName(value: Value): String = codecNames.getOrPut(value) { codecs.newName("${wordsOf(value)}Codec") }

    /** The codec of a type that a serializer writes. */
    fun serialization(type: Value.Serialized): String = serializations.getOrPut(type) {
        codecs.newName("${wordsOf(type)}Serialization".replaceFirstChar { it.lowercase() })
    }

    private fun wordsOf(value: Value): String = when (value) {
        is Simple -> value.className.simpleName
        is Value.Nullable -> "Nullable${wordsOf(value.of)}"
        is Value.Elements -> "${value.kind.className.simpleName}Of${wordsOf(value.element)}"
        is NumberArray -> value.element.arrayName!!.simpleName
        is Value.Entries -> "${value.className.simpleName}Of${wordsOf(value.key)}To${wordsOf(value.value)}"
        is Value.Serialized -> value.className.simpleNames.joinToString("")
        is Value.Declared -> words[value]
    }
}

/** `BoxInt` of a `Box<Int>`. Two types may have the same words. */
internal fun plainWordsOf(type: Value.Declared): String =
    (if (type.isOfMainActor) "MainActor" else "") + type.className.simpleNames.joinToString("") + type.arguments.joinToString("") { argument ->
        argument.simpleKotlin.split(Regex("[^A-Za-z0-9]+")).joinToString("") { word ->
            word.replaceFirstChar { it.uppercase() }
        }
    }
