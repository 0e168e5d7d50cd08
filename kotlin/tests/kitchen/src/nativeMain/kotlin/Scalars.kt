package kitchen

import kotlin.time.Duration
import kotlin.time.Instant

// Every type that is one value by itself.

public fun echoBoolean(value: Boolean): Boolean = value

public fun echoByte(value: Byte): Byte = value

public fun echoShort(value: Short): Short = value

public fun echoInt(value: Int): Int = value

public fun echoLong(value: Long): Long = value

public fun echoUByte(value: UByte): UByte = value

public fun echoUShort(value: UShort): UShort = value

public fun echoUInt(value: UInt): UInt = value

public fun echoULong(value: ULong): ULong = value

public fun echoFloat(value: Float): Float = value

public fun echoDouble(value: Double): Double = value

public fun echoChar(value: Char): Char = value

public fun echoString(value: String): String = value

public fun echoByteArray(value: ByteArray): ByteArray = value

public fun echoUnit(value: Unit): Unit = value

public fun echoDuration(value: Duration): Duration = value

public fun echoInstant(value: Instant): Instant = value

/** A function without parameters or result. */
public fun nothing() {}

/** A function that never returns. */
public fun fail(message: String): Nothing = throw IllegalStateException(message)
