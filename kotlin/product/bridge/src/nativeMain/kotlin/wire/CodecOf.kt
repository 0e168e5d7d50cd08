package kotlinbridge.wire

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.serializerOrNull
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.time.Duration
import kotlin.time.Instant

/**
 * The codec for values of [type].
 *
 * Throws an [IllegalArgumentException] that names the type and says what to do if its values can't
 * cross.
 */
internal fun <T> codecOf(type: KType): Codec<T> {
    @Suppress("UNCHECKED_CAST") // both were found by the type
    return (rawCodec(type) ?: SerializerCodec(serializerOf(type))) as Codec<T>
}

/**
 * The codec of a simple type, of a list of them, or of the nullable form of either. These need no
 * serializer. Null for other types.
 */
private fun rawCodec(type: KType): Codec<*>? {
    val codec = if (type.classifier == List::class) {
        type.arguments.single().type?.let { rawCodec(it) }?.let { ListCodec(it) }
    } else {
        RAW_CODECS[type.classifier] ?: objectCodecs[type.classifier]
    }
    @Suppress("UNCHECKED_CAST") // no raw codec is for a nullable type by itself
    return if (codec != null && type.isMarkedNullable) NullableCodec(codec as Codec<Any>) else codec
}

/** The classes whose objects cross by handle. Filled while the library is set up, by one thread. */
internal val objectCodecs = mutableMapOf<KClass<*>, ObjectCodec<*>>()

private fun serializerOf(type: KType): KSerializer<Any?> {
    try {
        serializerOrNull(type)?.let { return it }
    } catch (exception: SerializationException) {
        throw IllegalArgumentException("$type can't cross to Swift: ${exception.message}", exception)
    } catch (exception: IllegalArgumentException) {
        throw IllegalArgumentException("$type can't cross to Swift: ${exception.message}", exception)
    }
    val culprit = culprit(type)
    val where = if (culprit == type) "" else " in $type"
    throw IllegalArgumentException(
        "$culprit$where can't cross to Swift, for it has no serializer: annotate the class with @Serializable " +
            "(and apply the plugin org.jetbrains.kotlin.plugin.serialization), or hand out a type that has one",
    )
}

/** The innermost type argument that has no serializer. */
private fun culprit(type: KType): KType =
    type.arguments.mapNotNull { it.type }.firstOrNull { serializerOrNull(it) == null }?.let { culprit(it) } ?: type

private val RAW_CODECS: Map<KClass<*>, Codec<*>> = mapOf(
    Boolean::class to BooleanCodec,
    Byte::class to ByteCodec,
    Short::class to ShortCodec,
    Int::class to IntCodec,
    Long::class to LongCodec,
    UByte::class to UByteCodec,
    UShort::class to UShortCodec,
    UInt::class to UIntCodec,
    ULong::class to ULongCodec,
    Char::class to CharCodec,
    Float::class to FloatCodec,
    Double::class to DoubleCodec,
    String::class to StringCodec,
    ByteArray::class to ByteArrayCodec,
    UByteArray::class to UByteArrayCodec,
    Duration::class to DurationCodec,
    Instant::class to InstantCodec,
    Unit::class to UnitCodec,
    Nothing::class to UnitCodec, // a type without values takes no bytes
)
