package kotlinbridge.wire

import kotlinx.cinterop.addressOf
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.usePinned
import kotlinx.serialization.Serializable
import kotlinx.serialization.serializer
import kotlin.time.Duration
import kotlin.time.Instant

@Serializable
internal data class Position(val latitude: Double, val longitude: Double)

@Serializable
internal enum class Color { RED, GREEN, BLUE }

@Serializable
internal sealed interface Shape

@Serializable
internal data class Circle(val radius: Double) : Shape

@Serializable
internal data class Path(val points: List<Position>) : Shape

@Serializable
internal data object Nowhere : Shape

@Serializable
internal value class Meters(val value: Long)

/**
 * A recursive record with a field of every type that a record can hold. Tests/KotlinBridgeTests has
 * the same in Swift.
 */
@Serializable
internal data class Station(
    val name: String,
    val position: Position,
    val color: Color,
    val altitude: Meters,
    val crew: List<String?>,
    val modules: Map<String, UInt>,
    val shape: Shape,
    val initial: Char,
    val code: List<UByte>,
    val launched: Instant,
    val orbit: Duration,
    val docked: Boolean,
    val note: Unit,
    val trend: Float?,
    val next: Station? = null,
)

internal val STATION = Station(
    name = "ISS",
    position = Position(51.5, -0.0),
    color = Color.GREEN,
    altitude = Meters(408_000),
    crew = listOf("Ä", null),
    modules = mapOf("Zarya" to UInt.MAX_VALUE),
    shape = Circle(1.5),
    initial = 'é',
    code = listOf(0xDEu, 0xADu),
    launched = Instant.fromEpochSeconds(911_544_000, 250_000_000),
    orbit = Duration.parse("1h 32m 39.5s"),
    docked = true,
    note = Unit,
    trend = -2.5f,
    next = null,
)

internal const val STATION_HEX =
    "03000000495353" + "0000000000c04940" + "0000000000000080" + "0100" + "c039060000000000" +
        "02000000" + "0102000000c384" + "00" + "01000000" + "050000005a61727961" + "ffffffff" +
        "0000" + "000000000000f83f" + "e900" + "02000000dead" + "c00e553600000000" + "80b2e60e" +
        "b715000000000000" + "0065cd1d" + "01" + "01" + "000020c0" + "00"

/** The codec that has the serializer of [T]. */
internal inline fun <reified T> codec(): Codec<T> = serializedCodec(serializer<T>())

internal fun <T> Codec<T>.encode(value: T): ByteArray = written { write(it, value) }

internal fun <T> Codec<T>.decode(bytes: ByteArray): T = bytes.read { read(it) }

internal fun written(write: (WireWriter) -> Unit): ByteArray {
    val buffer = OwnBuffer()
    try {
        write(buffer.writer)
        return buffer.bytes
    } finally {
        buffer.free()
    }
}

internal fun <R> ByteArray.read(body: (WireReader) -> R): R =
    if (isEmpty()) reading(null, 0, body) else usePinned { reading(it.addressOf(0), size.toLong(), body) }

internal val OwnBuffer.bytes: ByteArray get() = data?.readBytes(size.toInt()) ?: ByteArray(0)

internal inline fun <reified T> hex(value: T): String = codec<T>().encode(value).toHexString()

internal inline fun <reified T> decodeHex(hex: String): T = codec<T>().decode(hex.hexToByteArray())
