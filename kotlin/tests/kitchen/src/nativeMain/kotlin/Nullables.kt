package kitchen

import kotlin.time.Duration
import kotlin.time.Instant

public fun echoNullableBoolean(value: Boolean?): Boolean? = value

public fun echoNullableInt(value: Int?): Int? = value

public fun echoNullableULong(value: ULong?): ULong? = value

public fun echoNullableDouble(value: Double?): Double? = value

public fun echoNullableChar(value: Char?): Char? = value

public fun echoNullableString(value: String?): String? = value

public fun echoNullableByteArray(value: ByteArray?): ByteArray? = value

public fun echoNullableUnit(value: Unit?): Unit? = value

public fun echoNullableDuration(value: Duration?): Duration? = value

public fun echoNullableInstant(value: Instant?): Instant? = value

public fun echoNullableList(value: List<String?>?): List<String?>? = value

public fun echoNullablePlace(value: Place?): Place? = value

public fun echoNullableColor(value: Color?): Color? = value

public fun echoNullableAlarm(value: Alarm?): Alarm? = value

public fun echoNullableMeters(value: Meters?): Meters? = value
