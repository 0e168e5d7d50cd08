package kitchen

// Values as docs/ABI.md writes them, in hexadecimal digits.

internal fun byte(value: Int): String = value.toByte().toHexString()

internal fun short(value: Int): String = value.toShort().reversed(2)

internal fun int(value: Int): String = value.reversed(4)

internal fun long(value: Long): String = value.reversed(8)

internal fun double(value: Double): String = long(value.toRawBits())

internal fun text(value: String): String = value.encodeToByteArray().let { int(it.size) + it.toHexString() }

internal fun list(vararg elements: String): String = int(elements.size) + elements.joinToString("")

internal fun some(value: String): String = "01$value"

internal const val NULL: String = "00"

internal fun place(latitude: Double, longitude: Double, name: String): String =
    double(latitude) + double(longitude) + text(name)

private fun Number.reversed(size: Int): String =
    toLong().toHexString().chunked(2).reversed().take(size).joinToString("")
