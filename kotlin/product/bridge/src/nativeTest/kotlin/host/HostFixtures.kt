package kotlinbridge.host

import kotlinbridge.GeneratedPeers
import kotlinbridge.Peer
import kotlinbridge.SwiftFlow
import kotlinbridge.SwiftObject
import kotlinbridge.answerFrame
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_frame
import kotlinbridge.callSwift
import kotlinbridge.callSwiftOnMain
import kotlinbridge.callSwiftSuspending
import kotlinbridge.callSwiftTwin
import kotlinbridge.makeCall
import kotlinbridge.readPeerOrObject
import kotlinbridge.wire.Codec
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.WireWriter
import kotlinbridge.wire.holding
import kotlinbridge.wire.readList
import kotlinbridge.wire.writeElements
import kotlinbridge.writePeerOrObject
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.reinterpret
import kotlin.concurrent.Volatile

// Interfaces that Swift may implement, and what the processor writes for them.

internal interface Named

internal interface Station : Named {
    fun mark(level: Int): Long
    fun echo(text: String): String
    fun addAll(others: List<Any>)
    fun all(): List<Any>
    suspend fun forecast(hours: Int): String
    fun show(texts: List<Any>)
}

internal interface Machine

internal const val NAMED = 1
internal const val STATION = 2
internal const val MACHINE = 3
internal const val FLOW = 4

// The host's entries.
internal const val MARK = 0
internal const val ECHO = 1
internal const val ADD_ALL = 2
internal const val ALL = 3
internal const val FORECAST = 4
internal const val SHOW = 5

internal class SwiftNamed(peer: Peer) : SwiftObject(peer), Named

internal class SwiftMachine(peer: Peer) : SwiftObject(peer), Machine

internal class SwiftStation(peer: Peer) : SwiftObject(peer), Station {
    override fun mark(level: Int): Long = callSwiftTwin(MARK) { twin, peer, caught ->
        twin.reinterpret<CFunction<(COpaquePointer?, Int, CPointer<kb_catch>?) -> Long>>()(peer, level, caught)
    }

    override fun echo(text: String): String = callSwift(ECHO, { it.writeString(text) }) { it.readString() }

    override fun addAll(others: List<Any>): Unit = callSwift(ADD_ALL, { writer ->
        writer.holding { writer.writeElements(others, 8) { writer.writePeerOrObject(it) } }
    }) { }

    override fun all(): List<Any> = callSwift(ALL, { }) { reader -> reader.readList(8) { reader.readPeerOrObject(NAMED) } }

    override suspend fun forecast(hours: Int): String =
        callSwiftSuspending(FORECAST, { it.writeInt(hours) }) { it.readString() }

    override fun show(texts: List<Any>): Unit = callSwiftOnMain(SHOW) { writer ->
        writer.holding { writer.writeElements(texts, 8) { writer.writePeerOrObject(it) } }
    }
}

internal object LongCodec : Codec<Long>() {
    override fun write(writer: WireWriter, value: Long): Unit = writer.writeLong(value)

    override fun read(reader: WireReader): Long = reader.readLong().also { require(it >= 0) { "no $it" } }
}

internal object TestPeers : GeneratedPeers() {
    override fun make(number: Int, peer: Peer): SwiftObject = when (number) {
        NAMED -> SwiftNamed(peer)
        STATION -> SwiftStation(peer)
        MACHINE -> SwiftMachine(peer)
        FLOW -> SwiftFlow(peer, LongCodec)
        else -> super.make(number, peer)
    }
}

/** What the library's function "keep" has got, and "kept" answers. */
@Volatile
internal var kept: Any? = null

internal fun keepEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    val value = reader.readPeerOrObject<Named>(NAMED)
    makeCall(reader, lent, { kept = value }) { _, _ -> }
}

internal fun keptEntry(frame: CPointer<kb_frame>?): Int = answerFrame(frame) { reader, lent ->
    makeCall(reader, lent, { kept!! }) { result, writer -> writer.writePeerOrObject(result) }
}
