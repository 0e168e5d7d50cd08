package kotlinbridge.wire

import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.capturedKClass
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

    /**
     * What values consist of, without the names of classes: a record is `{x: Int, y: Int?}`, an enum
     * `[LEFT, RIGHT]`, a sealed type `<{why: String}|{}>` with the shapes of its cases, and `^2` the
     * second type outwards from there, of those that are [within].
     *
     * Throws [IllegalArgumentException] for values that have no fixed bytes.
     */
    fun shape(descriptor: SerialDescriptor, within: List<SerialDescriptor> = emptyList()): String {
        if (descriptor.isNullable) return "${shape(descriptor.nonNullOriginal, within)}?"
        simple(descriptor)?.let { return it }
        if (descriptor.isInline) return shape(descriptor.getElementDescriptor(0), within)
        when (descriptor.kind) {
            StructureKind.LIST -> {
                val element = shape(descriptor.getElementDescriptor(0), within)
                return if (element == "UByte") "ByteArray" else "List<$element>"
            }
            StructureKind.MAP -> return descriptor.elementDescriptors.joinToString(", ", "Map<", ">") { shape(it, within) }
            SerialKind.ENUM -> return descriptor.elementNames.joinToString(", ", "[", "]")
            PolymorphicKind.OPEN -> throw IllegalArgumentException(
                "${descriptor.className} is open to subclasses that nobody knows yet, so its values have no fixed bytes: " +
                    "make it a sealed class or interface",
            )
            SerialKind.CONTEXTUAL -> throw IllegalArgumentException(
                "${descriptor.className} has a contextual serializer, so its values have no fixed bytes: " +
                    "name its serializer with @Serializable(with = …)",
            )
            else -> {}
        }
        // By equality, which tells the uses of a generic class apart.
        val outwards = within.indexOf(descriptor)
        if (outwards >= 0) return "^${outwards + 1}"
        val inside = listOf(descriptor) + within
        if (descriptor.kind == PolymorphicKind.SEALED) {
            return cases(descriptor).elementDescriptors.joinToString("|", "<", ">") { shape(it, inside) }
        }
        return descriptor.elementNames.zip(descriptor.elementDescriptors)
            .joinToString(", ", "{", "}") { (field, type) -> "$field: ${shape(type, inside)}" }
    }

    /** The name of a type that consists of no others; null for one that does. */
    private fun simple(descriptor: SerialDescriptor): String? = when {
        descriptor === durationSerializer.descriptor -> "Duration"
        descriptor === instantSerializer.descriptor -> "Instant"
        descriptor === byteArraySerializer.descriptor -> "ByteArray"
        descriptor.kind == StructureKind.OBJECT && descriptor.serialName == "kotlin.Unit" -> "Unit"
        else -> PRIMITIVES[descriptor.kind] ?: UNSIGNED[descriptor.serialName]
    }

    private val SerialDescriptor.className: String get() = capturedKClass?.qualifiedName ?: serialName

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

    private val UNSIGNED = listOf("UByte", "UShort", "UInt", "ULong").associateBy { "kotlin.$it" }
    private val PRIMITIVES: Map<SerialKind, String> = mapOf(
        PrimitiveKind.BOOLEAN to "Boolean", PrimitiveKind.BYTE to "Byte", PrimitiveKind.SHORT to "Short",
        PrimitiveKind.INT to "Int", PrimitiveKind.LONG to "Long", PrimitiveKind.CHAR to "UShort",
        PrimitiveKind.FLOAT to "Float", PrimitiveKind.DOUBLE to "Double", PrimitiveKind.STRING to "String",
    )
    private val SIZES: Map<SerialKind, Int> = mapOf(
        PrimitiveKind.BOOLEAN to 1, PrimitiveKind.BYTE to 1, PrimitiveKind.SHORT to 2, PrimitiveKind.CHAR to 2,
        PrimitiveKind.INT to 4, PrimitiveKind.LONG to 8, PrimitiveKind.FLOAT to 4, PrimitiveKind.DOUBLE to 8,
        PrimitiveKind.STRING to 4,
    )
}
