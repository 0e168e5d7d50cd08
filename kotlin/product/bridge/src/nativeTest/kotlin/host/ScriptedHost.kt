package kotlinbridge.host

import kotlinbridge.c.KB_ABI_VERSION
import kotlinbridge.c.kb_catch
import kotlinbridge.c.kb_entry
import kotlinbridge.c.kb_frame
import kotlinbridge.c.kb_host
import kotlinbridge.c.kb_observer
import kotlinbridge.c.kb_peer
import kotlinbridge.engine.NativeLock
import kotlinbridge.engine.threadId
import kotlinbridge.table.INVALID_ARGUMENT
import kotlinbridge.table.INVALID_HANDLE
import kotlinbridge.table.OK
import kotlinbridge.table.answer
import kotlinbridge.table.table
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.get
import kotlinx.cinterop.invoke
import kotlinx.cinterop.nativeHeap
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.sizeOf
import kotlinx.cinterop.staticCFunction
import kotlinx.cinterop.toCPointer
import kotlinx.cinterop.toLong
import kotlinx.cinterop.value
import kotlin.concurrent.Volatile
import kotlin.test.assertEquals

/** An object of the scripted host, with what the library has of it. */
internal class Scripted(val number: Int, val interfaces: List<Int>) {
    val handle: Long = (1L shl 62) or (number.toLong() shl 32) or 0x1234_5678L

    /** Holds that were made for peers and not ended. */
    @Volatile var held = 0

    /** Holds that handles have brought either way and that nobody has ended or taken over. */
    @Volatile var brought = 0

    @Volatile var isLetGo = false

    /** As which interface it is called where another one is declared. */
    val calledBy = mutableMapOf<Int, Int>()
}

/** A host in Kotlin, which counts every hold. Each entry does what a test says. */
internal object ScriptedHost {
    const val ENTRIES = 6

    private class Target(val of: Scripted, val number: Int) {
        var isReleased = false
    }

    private val lock = NativeLock()
    private val objects = mutableListOf<Scripted>()
    private var count = 0
    private val targets = mutableListOf<Target>()

    /** What the library has done wrong. */
    val mistakes = mutableListOf<String>()

    /** The threads that have ended peers. */
    val releasingThreads = mutableSetOf<ULong>()

    /** The work of an entry: returns its status. */
    @Volatile var frame: (kb_frame) -> Int = { INVALID_ARGUMENT }
    @Volatile var twin: (Int, kb_catch) -> Long = { _, _ -> 0L }
    @Volatile var cancel: (ULong) -> Unit = { }

    /** Begins an iteration with the observer and a demand: returns its status. */
    @Volatile var subscribe: (kb_observer, Long) -> Int = { _, _ -> INVALID_ARGUMENT }
    @Volatile var request: (ULong, Long) -> Int = { _, _ -> OK }

    private val entries = nativeHeap.allocArray<kb_entry>(ENTRIES).also {
        for (entry in 0 until ENTRIES) {
            it[entry].frame = staticCFunction { frame: CPointer<kb_frame>? -> enter(frame!!.pointed) }
            it[entry].twin = if (entry != MARK) null else staticCFunction { target: COpaquePointer?, level: Int, caught: CPointer<kb_catch>? ->
                enterTwin(target, level, caught!!.pointed)
            }.reinterpret()
        }
    }

    val host: CPointer<kb_host> = nativeHeap.alloc<kb_host>().also(::fill).ptr

    /** Attaches this host to the test library when it is first asked for. */
    val isAttached: Boolean by lazy {
        assertEquals(OK, table.attach!!(null, host))
        true
    }

    fun fill(host: kb_host) {
        host.abi_version = KB_ABI_VERSION
        host.size = sizeOf<kb_host>().toUInt()
        host.context = 77L.toCPointer()
        host.entry_count = ENTRIES.toLong()
        host.entries = entries
        host.hold = staticCFunction { _, handle, number, owned, peer -> hold(handle.toLong(), number.toInt(), owned, peer!!.pointed) }
        host.drop = staticCFunction { _, handle -> drop(handle.toLong()) }
        host.release = staticCFunction { _, target -> release(target) }
        host.handle = staticCFunction { _, target -> handleOf(target).toULong() }
        host.describe = staticCFunction { _, target, frame -> describe(target, frame!!.pointed) }
        host.subscribe = staticCFunction { _, flow, _, demand, observer, job ->
            job!!.pointed.value = ITERATION
            if (isLetGo(flow)) INVALID_HANDLE else subscribe(observer!!.pointed, demand)
        }
        host.request = staticCFunction { _, job, count -> request(job, count) }
        host.cancel = staticCFunction { _, job -> cancel(job).let { OK } }
        host.post = staticCFunction { _, run, work -> ScriptedMain.add { run!!(work) } }
        host.is_main = staticCFunction { _ -> if (ScriptedMain.isCurrent) 1 else 0 }
    }

    /** Makes an object that implements [interfaces]. */
    fun make(vararg interfaces: Int): Scripted = lock.hold {
        Scripted(++count, interfaces.toList()).also { objects += it }
    }

    /** Brings a hold with the handle, as in an answer. */
    fun bring(of: Scripted): Long = lock.hold {
        of.brought++
        of.handle
    }

    /** Returns all objects, which are done with. */
    fun forget(): List<Scripted> = lock.hold { objects.toList().also { objects.clear() } }

    /** The job of each iteration. */
    const val ITERATION = 77uL

    private fun isLetGo(target: COpaquePointer?) = lock.hold { targetOf(target).of.isLetGo }

    private fun targetOf(target: COpaquePointer?): Target = targets[(target.toLong() / 16 - 1).toInt()]

    private fun hold(handle: Long, number: Int, owned: Int, peer: kb_peer): Int = lock.hold {
        val of = objects.firstOrNull { it.handle == handle } ?: return INVALID_HANDLE
        val called = of.calledBy[number] ?: number
        if (called != 0 && called !in of.interfaces || of.isLetGo) return INVALID_HANDLE
        if (owned == 1) of.brought--
        of.held++
        targets += Target(of, called)
        peer.`object` = (targets.size * 16L).toCPointer()
        peer.`interface` = called.toUInt()
        OK
    }

    private fun drop(handle: Long) = lock.hold {
        val of = objects.first { it.handle == handle }
        if (--of.brought < 0) mistakes += "the hold of ${of.number} was ended twice"
    }

    private fun release(target: COpaquePointer?) = lock.hold {
        val found = targetOf(target)
        if (found.isReleased) mistakes += "the peer of ${found.of.number} was ended twice"
        found.isReleased = true
        found.of.held--
        releasingThreads += threadId()
        Unit
    }

    private fun handleOf(target: COpaquePointer?): Long = lock.hold {
        val found = targetOf(target)
        if (found.isReleased) mistakes += "a dead peer of ${found.of.number} was asked for its handle"
        if (found.of.isLetGo) return 0L
        found.of.brought++
        found.of.handle
    }

    private fun describe(target: COpaquePointer?, frame: kb_frame): Int {
        val of = lock.hold { targetOf(target).of }
        return frame.answer { it.writeString("Swift's ${of.number}") }.toInt()
    }

    private fun enter(called: kb_frame): Int {
        val target = lock.hold { targetOf(called.`object`) }
        if (target.isReleased) mistakes += "a dead peer of ${target.of.number} was called"
        if (called.library.toLong() != 77L) mistakes += "a frame without the host's context"
        return if (target.of.isLetGo) INVALID_HANDLE else frame(called)
    }

    private fun enterTwin(target: COpaquePointer?, level: Int, caught: kb_catch): Long {
        if (caught.status != OK) mistakes += "a catch with the status ${caught.status}"
        if (lock.hold { targetOf(target).of.isLetGo }) caught.status = INVALID_HANDLE
        return if (caught.status == OK) twin(level, caught) else 0L
    }
}
