package kotlinbridge

import kotlin.test.Test
import kotlin.test.assertEquals

class WireWriterTest {
    @Test
    fun placeholder() {
        val writer = WireWriter()
        writer.writeLong(1)
        assertEquals(8, writer.size)
        writer.free()
    }
}
