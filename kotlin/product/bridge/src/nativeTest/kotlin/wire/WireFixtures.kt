package kotlinbridge.wire

import kotlinx.cinterop.addressOf
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.usePinned
import kotlinx.serialization.Serializable
import kotlin.reflect.typeOf
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

internal inline fun <reified T> codec(): Codec<T> = codecOf(typeOf<T>())

internal fun <T> Codec<T>.encode(value: T): ByteArray {
    val buffer = OwnBuffer()
    try {
        write(buffer.writer, value)
        return buffer.bytes
    } finally {
        buffer.free()
    }
}

internal fun <T> Codec<T>.decode(bytes: ByteArray): T {
    if (bytes.isEmpty()) return reading(null, 0) { read(it) }
    return bytes.usePinned { pinned ->
        reading(pinned.addressOf(0), bytes.size.toLong()) { read(it) }
    }
}

internal val OwnBuffer.bytes: ByteArray get() = data?.readBytes(size.toInt()) ?: ByteArray(0)

internal inline fun <reified T> hex(value: T): String = codec<T>().encode(value).toHexString()

internal inline fun <reified T> decodeHex(hex: String): T = codec<T>().decode(hex.hexToByteArray())
