package kotlinbridge.processor.writing

import kotlinbridge.processor.model.EnumType
import kotlinbridge.processor.model.ExceptionType
import kotlinbridge.processor.model.NamedType
import kotlinbridge.processor.model.NumberArray
import kotlinbridge.processor.model.ObjectType
import kotlinbridge.processor.model.RecordType
import kotlinbridge.processor.model.SealedType
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Types
import kotlinbridge.processor.model.Value
import kotlinbridge.processor.model.wireName

/**
 * What values consist of, without the names of classes, as the runtime says it of a serializer: a record
 * is `{x: Int, y: Int?}`, an enum `[LEFT, RIGHT]`, a sealed type `<{why: String}|{}>` with the shapes of its
 * cases, and `^2` the second type outwards from there.
 */
internal fun Types.shape(value: Value, within: List<Value.Declared> = emptyList()): String = when (value) {
    is Simple -> value.wireName
    is Value.Nullable -> "${shape(value.of, within)}?"
    is Value.Elements -> if (value.wireName == Simple.BYTE_ARRAY.wireName) value.wireName else "List<${shape(value.element, within)}>"
    is NumberArray -> value.wireName
    is Value.Entries -> "Map<${shape(value.key, within)}, ${shape(value.value, within)}>"
    is Value.Serialized -> shape(value.written, within)
    is Value.Declared -> {
        val outwards = within.indexOf(value)
        if (outwards >= 0) "^${outwards + 1}" else shape(this[value], value, within)
    }
}

private fun Types.shape(type: NamedType, value: Value.Declared, within: List<Value.Declared>): String = when (type) {
    is RecordType ->
        if (type.kind == RecordType.Kind.VALUE_CLASS) shape(type.fields.single().value, within)
        else type.fields.joinToString(", ", "{", "}") { "${it.name}: ${shape(it.value, listOf(value) + within)}" }
    is EnumType -> type.cases.joinToString(", ", "[", "]") { it.name }
    is SealedType -> type.cases.joinToString("|", "<", ">") { shape(it, listOf(value) + within) }
    is ObjectType, is ExceptionType -> error("no serializer writes a ${type.declared.type.wireName}")
}
