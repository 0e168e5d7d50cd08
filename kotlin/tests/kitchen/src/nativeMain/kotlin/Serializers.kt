package kitchen

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.Transient
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.descriptors.element
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.decodeStructure
import kotlinx.serialization.encoding.encodeStructure

// Classes whose values cross as the serializers that Swift.kt lists write them.

/** Would cross by handle. */
public class Angle(public val degrees: Double) {
    override fun equals(other: Any?): Boolean = other is Angle && other.degrees == degrees

    override fun hashCode(): Int = degrees.hashCode()
}

public object AngleAsText : KSerializer<Angle> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("kitchen.Angle", PrimitiveKind.STRING)

    override fun serialize(encoder: Encoder, value: Angle): Unit = encoder.encodeString("${value.degrees} deg")

    override fun deserialize(decoder: Decoder): Angle {
        val text = decoder.decodeString()
        if (!text.endsWith(" deg")) throw SerializationException("'$text' is no angle")
        return Angle(text.removeSuffix(" deg").toDouble())
    }
}

public class Corner(public val x: Double, public val angle: Angle)

/** What [CornerAsRecord] writes. */
public data class CornerRecord(public val x: Double, public val angle: Angle)

/** Writes a record, which is a struct in Swift. */
public class CornerAsRecord(private val name: String = "kitchen.CornerRecord") : KSerializer<Corner> {
    override val descriptor: SerialDescriptor = buildClassSerialDescriptor(name) {
        element<Double>("x")
        element("angle", AngleAsText.descriptor)
    }

    override fun serialize(encoder: Encoder, value: Corner): Unit = encoder.encodeStructure(descriptor) {
        encodeDoubleElement(descriptor, 0, value.x)
        encodeSerializableElement(descriptor, 1, AngleAsText, value.angle)
    }

    override fun deserialize(decoder: Decoder): Corner = decoder.decodeStructure(descriptor) {
        check(decodeElementIndex(descriptor) == 0)
        val x = decodeDoubleElement(descriptor, 0)
        check(decodeElementIndex(descriptor) == 1)
        Corner(x, decodeSerializableElement(descriptor, 1, AngleAsText)).also { decodeElementIndex(descriptor) }
    }
}

public class Route(public val places: List<String>)

public object RouteAsPlaces : KSerializer<Route> {
    private val places = ListSerializer(String.serializer())

    override val descriptor: SerialDescriptor get() = places.descriptor

    override fun serialize(encoder: Encoder, value: Route): Unit =
        encoder.encodeSerializableValue(places, value.places)

    override fun deserialize(decoder: Decoder): Route = Route(decoder.decodeSerializableValue(places))
}

/** What the compiler's own serializer writes, though it is no data class. */
@Serializable
public open class Parcel(
    @SerialName("sent_to") public val receiver: String,
    /** In grams. */
    public var weight: Int = 500,
) {
    public var stamps: List<String> = emptyList()

    @Transient
    public var looks: Int = 0

    /** No field: nothing stores it. */
    public val isHeavy: Boolean get() = weight > 2000

    public fun stamped(stamp: String): Parcel = Parcel(receiver, weight).also { it.stamps = stamps + stamp }
}

/** Its fields come after those that it inherits. It may have itself inside. */
@Serializable
public class Crate(public val label: String?, private val inner: Crate?) : Parcel("nobody", 9000) {
    public fun depth(): Int = 1 + (inner?.depth() ?: 0)
}

public fun echoParcel(value: Parcel): Parcel = value

public fun echoParcels(value: List<Parcel?>): List<Parcel?> = value

public fun echoCrate(value: Crate): Crate = value

/** Data with such values in it. */
public data class Turn(val by: Angle, val then: List<Angle?>)

public fun echoAngle(value: Angle): Angle = value

public fun echoCorner(value: Corner): Corner = value

public fun echoRoute(value: Route?): Route? = value

public fun echoTurn(value: Turn): Turn = value

public fun echoAngles(value: Map<String, Seen<Angle>>): Map<String, Seen<Angle>> = value

public suspend fun turned(angle: Angle, by: Angle = Angle(90.0)): Angle = Angle(angle.degrees + by.degrees)

public fun headings(start: Angle): MutableStateFlow<Angle> = MutableStateFlow(start)

public val Angle.isRight: Boolean get() = degrees == 90.0
