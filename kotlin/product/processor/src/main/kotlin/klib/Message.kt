package kotlinbridge.processor.klib

/** A message of Protocol Buffers, by the numbers of its fields. */
internal class Message(private val bytes: ByteArray, private var at: Int = 0, private val end: Int = bytes.size) {
    private val numbers = HashMap<Int, Long>()
    private val parts = HashMap<Int, MutableList<IntRange>>()

    init {
        while (at < end) readField()
    }

    fun number(field: Int): Int? = numbers[field]?.toInt()

    fun messages(field: Int): List<Message> =
        parts[field].orEmpty().map { Message(bytes, it.first, it.last + 1) }

    fun message(field: Int): Message? = messages(field).lastOrNull()

    fun texts(field: Int): List<String> =
        parts[field].orEmpty().map { bytes.decodeToString(it.first, it.last + 1) }

    fun text(field: Int): String? = texts(field).lastOrNull()

    private fun readField() {
        val tag = readVarint().toInt()
        val field = tag ushr 3
        when (val kind = tag and 7) {
            0 -> numbers[field] = readVarint()
            1 -> at += 8
            2 -> {
                val size = readVarint().toInt()
                parts.getOrPut(field) { mutableListOf() } += at until at + size
                at += size
            }
            5 -> at += 4
            else -> error("a field of Protocol Buffers has the kind $kind")
        }
    }

    private fun readVarint(): Long {
        var value = 0L
        var shift = 0
        while (true) {
            val byte = bytes[at++].toInt()
            value = value or ((byte and 0x7f).toLong() shl shift)
            if (byte >= 0) return value
            shift += 7
        }
    }
}
