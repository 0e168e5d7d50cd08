package kotlinbridge.wire

import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementDescriptors
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.descriptors.nonNullOriginal
import kotlin.time.Duration
import kotlin.time.ExperimentalTime
import kotlin.time.Instant

/** Tells what a serializer's descriptor means on the wire. */
internal object WireTypes {
    // Recognised by identity, because these serializers would write text, or bytes one by one.
    val durationSerializer: KSerializer<Duration> = Duration.serializer()
    @OptIn(ExperimentalTime::class) // the serializer still needs this, Instant itself no longer does
    val instantSerializer: KSerializer<Instant> = Instant.serializer()
    val byteArraySerializer: KSerializer<ByteArray> = ByteArraySerializer()

    /** The name of the type. Types with the same bytes have the same name. */
    fun name(descriptor: SerialDescriptor): String = when {
        descriptor.isNullable -> "${name(descriptor.nonNullOriginal)}?"
        descriptor === durationSerializer.descriptor -> "Duration"
        descriptor === instantSerializer.descriptor -> "Instant"
        descriptor === byteArraySerializer.descriptor -> "ByteArray"
        descriptor.isInline -> UNSIGNED[descriptor.serialName] ?: name(descriptor.getElementDescriptor(0))
        else -> when (val kind = descriptor.kind) {
            PrimitiveKind.CHAR -> "UShort"
            is PrimitiveKind -> PRIMITIVES.getValue(kind)
            StructureKind.LIST -> name(descriptor.getElementDescriptor(0)).let { if (it == "UByte") "ByteArray" else "List<$it>" }
            StructureKind.MAP -> descriptor.elementDescriptors.joinToString(", ", "Map<", ">") { name(it) }
            StructureKind.OBJECT -> if (descriptor.serialName == "kotlin.Unit") "Unit" else descriptor.serialName
            else -> descriptor.serialName + typeArguments(descriptor)
        }
    }

    /**
     * What values consist of, without the names of classes: a record is `{x: Int, y: Int?}`, an enum
     * `[LEFT, RIGHT]`, a sealed type `<{why: String}|{}>` with the shapes of its cases, and `^2` the
     * second type outwards from there.
     */
    fun shape(descriptor: SerialDescriptor, within: List<String> = emptyList()): String {
        if (descriptor.isNullable) return "${shape(descriptor.nonNullOriginal, within)}?"
        val name = name(descriptor)
        if (isSimple(descriptor, name)) return name
        if (descriptor.isInline) return shape(descriptor.getElementDescriptor(0), within)
        when (descriptor.kind) {
            StructureKind.LIST -> return "List<${shape(descriptor.getElementDescriptor(0), within)}>"
            StructureKind.MAP -> return descriptor.elementDescriptors.joinToString(", ", "Map<", ">") { shape(it, within) }
            SerialKind.ENUM -> return descriptor.elementNames.joinToString(", ", "[", "]")
            else -> {}
        }
        val outwards = within.indexOf(descriptor.serialName)
        if (outwards >= 0) return "^${outwards + 1}"
        val inside = listOf(descriptor.serialName) + within
        if (descriptor.kind == PolymorphicKind.SEALED) {
            return cases(descriptor).elementDescriptors.joinToString("|", "<", ">") { shape(it, inside) }
        }
        return descriptor.elementNames.zip(descriptor.elementDescriptors)
            .joinToString(", ", "{", "}") { (field, type) -> "$field: ${shape(type, inside)}" }
    }

    private fun isSimple(descriptor: SerialDescriptor, name: String) =
        descriptor.kind is PrimitiveKind || name in setOf("ByteArray", "Duration", "Instant", "Unit") ||
            descriptor.serialName in UNSIGNED

    /**
     * A descriptor whose elements are the cases of the sealed class that [descriptor] describes, in
     * order.
     */
    fun cases(descriptor: SerialDescriptor): SerialDescriptor = descriptor.getElementDescriptor(1)

    /**
     * The fewest bytes that one element of a list, or one key with its value, takes. 1 stands for
     * any number.
     */
    fun minimumElementSize(descriptor: SerialDescriptor): Int = descriptor.elementDescriptors.sumOf { minimumSize(it) }

    /** A lower bound of the bytes that a value takes. It is 0 only if a value may take none. */
    fun minimumSize(descriptor: SerialDescriptor, depth: Int = 0): Int = when {
        descriptor.isNullable -> 1
        descriptor === durationSerializer.descriptor || descriptor === instantSerializer.descriptor -> 12
        else -> when (val kind = descriptor.kind) {
            is PrimitiveKind -> SIZES.getValue(kind)
            SerialKind.ENUM, PolymorphicKind.SEALED -> 2
            StructureKind.LIST, StructureKind.MAP -> 4
            StructureKind.OBJECT -> 0
            // One field that takes bytes is enough. The depth ends the search in a class that
            // contains itself, which has no values.
            else -> if (depth < 16) descriptor.elementDescriptors.firstNotNullOfOrNull { field ->
                minimumSize(field, depth + 1).takeIf { it > 0 }
            } ?: 0 else 1
        }
    }

    // A generic class with other arguments is another type. Of these classes a library may well use
    // several.
    private fun typeArguments(descriptor: SerialDescriptor): String =
        if (descriptor.serialName !in GENERIC) "" else descriptor.elementDescriptors.joinToString(", ", "<", ">") { name(it) }

    private val GENERIC = setOf("kotlin.Pair", "kotlin.Triple", "kotlin.collections.Map.Entry")
    private val UNSIGNED = listOf("UByte", "UShort", "UInt", "ULong").associateBy { "kotlin.$it" }
    private val PRIMITIVES: Map<SerialKind, String> = mapOf(
        PrimitiveKind.BOOLEAN to "Boolean", PrimitiveKind.BYTE to "Byte", PrimitiveKind.SHORT to "Short",
        PrimitiveKind.INT to "Int", PrimitiveKind.LONG to "Long", PrimitiveKind.FLOAT to "Float",
        PrimitiveKind.DOUBLE to "Double", PrimitiveKind.STRING to "String",
    )
    private val SIZES: Map<SerialKind, Int> = mapOf(
        PrimitiveKind.BOOLEAN to 1, PrimitiveKind.BYTE to 1, PrimitiveKind.SHORT to 2, PrimitiveKind.CHAR to 2,
        PrimitiveKind.INT to 4, PrimitiveKind.LONG to 8, PrimitiveKind.FLOAT to 4, PrimitiveKind.DOUBLE to 8,
        PrimitiveKind.STRING to 4,
    )
}
