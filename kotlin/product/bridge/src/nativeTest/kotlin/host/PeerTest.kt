package kotlinbridge.host

import kotlinbridge.Peer
import kotlinbridge.SwiftObject
import kotlinbridge.wire.bringsHolds
import kotlinbridge.engine.awaitUntil
import kotlinbridge.engine.heldObject
import kotlinbridge.engine.installed
import kotlinbridge.engine.threadId
import kotlinbridge.table.OK
import kotlinbridge.table.Thing
import kotlinbridge.table.assertNothingLeft
import kotlinbridge.table.functionId
import kotlinbridge.table.table
import kotlinbridge.table.withFrame
import kotlinbridge.wire.HandleException
import kotlinbridge.wire.WireReader
import kotlinbridge.wire.Buffer
import kotlinx.cinterop.invoke
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlin.native.runtime.GC
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotSame
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** The host's objects in Kotlin: which Kotlin object stands for them, and what they hold. */
class PeerTest {
    @BeforeTest
    fun attach() = assertTrue(ScriptedHost.isAttached)

    @Test
    fun anObjectIsFoundAgainWhileItIsAlive() {
        val made = ScriptedHost.make(STATION, NAMED)
        sameObject(made)
    }

    private fun sameObject(made: Scripted) {
        val station = made.inKotlin<Station>(STATION)
        assertSame<Any>(station, made.inKotlin<Station>(STATION))
        assertSame<Any>(station, peerOrObject(made.handle, STATION, isOwned = false))
        assertSame<Any>(station, peerOrObject(ScriptedHost.bring(made), STATION, isOwned = true))
        assertEquals(listOf(1, 0), listOf(made.held, made.brought))
        assertEquals(1, peers())
    }

    @Test
    fun aHoldThatAHandleBroughtIsTakenOver() {
        val made = ScriptedHost.make(STATION)
        assertIs<Station>(peerOrObject(ScriptedHost.bring(made), STATION, isOwned = true))
        assertEquals(0, made.brought)
    }

    @Test
    fun aHoldThatAWrongHandleBroughtIsEnded() {
        val made = ScriptedHost.make(MACHINE)
        for (number in listOf(STATION, 0)) {
            assertFailsWith<HandleException> { peerOrObject(ScriptedHost.bring(made), number, isOwned = true) }
        }
    }

    @Test
    fun anInterfaceThatTheLibraryDoesNotHaveIsRefused() {
        val made = ScriptedHost.make(99).apply { calledBy[NAMED] = 99 }
        assertFailsWith<HandleException> { peerOrObject(made.handle, NAMED, isOwned = false) }
    }

    @Test
    fun theHostSaysWhichInterfaceItIs() {
        val made = ScriptedHost.make(STATION, NAMED).apply { calledBy[NAMED] = STATION }
        oneObject(made)
    }

    private fun oneObject(made: Scripted) {
        val station = made.inKotlin<Station>(STATION)
        repeat(3) { assertSame<Any>(station, made.inKotlin<Named>(NAMED)) }
        assertEquals(1, made.held)
    }

    @Test
    fun twoInterfacesAreEqualAndNotTheSame() {
        val (made, other) = List(2) { ScriptedHost.make(STATION, MACHINE) }
        twoObjects(made, other)
    }

    private fun twoObjects(made: Scripted, other: Scripted) {
        val station = made.inKotlin<Station>(STATION)
        val machine = made.inKotlin<Machine>(MACHINE)
        assertNotSame<Any>(station, machine)
        assertEquals<Any>(station, machine)
        assertEquals(station.hashCode(), machine.hashCode())
        assertSame<Any>(station, made.inKotlin<Station>(STATION))
        assertSame<Any>(machine, made.inKotlin<Machine>(MACHINE))
        assertNotEquals<Any>(station, other.inKotlin<Station>(STATION))
        assertEquals(2, made.held)
        assertEquals("Swift's ${made.number}", station.toString())
        made.isLetGo = true
        assertEquals<Any>(station, machine)
        assertEquals("Swift's ${made.number}", machine.toString())
    }

    @Test
    fun aDeadObjectIsReplacedAndItsCleanerLeavesTheNewOne() {
        val made = ScriptedHost.make(STATION)
        replaced(made)
    }

    private fun replaced(made: Scripted) {
        val table = peerTable
        val station = made.inKotlin<SwiftObject>(STATION)
        val fresh = PeerTable()
        val dead = theHost!!.hold(made.handle, STATION, isOwned = false) { target, number -> newPeer(target, made.handle, number) }!!
        fresh.add(dead, station)
        assertNull(fresh.find(made.handle, STATION), "a peer whose Kotlin object has been collected stands for nothing")
        assertSame(station, fresh.add(station.peer, station))
        fresh.remove(dead)
        assertSame(station, fresh.find(made.handle, STATION))
        assertSame(station, table.find(made.handle, STATION))
        dead.end()
        assertSame(station, table.find(made.handle, STATION))
    }

    @Test
    fun whoComesSecondGetsTheFirstOnesObject() {
        val made = ScriptedHost.make(STATION)
        second(made)
    }

    private fun second(made: Scripted) {
        val station = made.inKotlin<SwiftObject>(STATION)
        val late = theHost!!.hold(made.handle, STATION, isOwned = false) { target, number -> newPeer(target, made.handle, number) }!!
        assertSame(station, peerTable.add(late, SwiftStation(late)))
        assertEquals(2, peers())
    }

    @Test
    fun manyObjectsAreEndedOnceEachOnTheCleanersThread() {
        val many = List(3000) { ScriptedHost.make(STATION, MACHINE) }
        ScriptedHost.releasingThreads.clear()
        hold(many)
        awaitUntil("the peers are ended") { GC.collect(); peers() == 0L }
        assertTrue(threadId() !in ScriptedHost.releasingThreads)
    }

    private fun hold(many: List<Scripted>) {
        val all = many.flatMap { listOf(it.inKotlin<SwiftObject>(STATION), it.inKotlin<SwiftObject>(MACHINE)) }
        assertEquals(6000, peers())
        for ((index, made) in many.withIndex()) assertSame(all[index * 2], made.inKotlin<SwiftObject>(STATION))
    }

    @Test
    fun aHandleThatGoesBackBringsAHold() {
        val made = ScriptedHost.make(STATION, NAMED)
        assertEquals(OK, keep(made.handle))
        assertEquals(made.handle, answeredHandle())
        assertEquals(1, made.brought)
        assertEquals(made.handle, handleOfPeer(kept as SwiftObject))
        assertEquals(2, made.brought)
        made.brought = 0
        made.isLetGo = true
        assertFailsWith<IllegalStateException> { handleOfPeer(kept as SwiftObject) }
    }

    @Test
    fun aKotlinObjectIsItself() {
        kept = Thing(1)
        val handle = answeredHandle()
        assertSame(kept, heldObject(handle))
        assertSame(kept, peerOrObject(handle, NAMED, isOwned = false))
        assertEquals(1, installed().objects.count)
        assertSame(kept, peerOrObject(handle, NAMED, isOwned = true))
        assertEquals(0, installed().objects.count)
        kept = null
    }

    @Test
    fun argumentsAreLentAndAnswersBringHolds() = withFrame { frame ->
        val buffer = Buffer(frame.bytes)
        assertEquals(false, WireReader(buffer).bringsHolds)
        buffer.isGrown = Buffer.ANSWER
        assertEquals(true, WireReader(buffer).bringsHolds)
        buffer.isGrown = 0L
    }

    /** The handle that the library's function "kept" answers. */
    private fun answeredHandle(): Long = withFrame { frame ->
        frame.id = functionId("kept")
        frame.on_throw = staticCFunction { _, _ -> }
        assertEquals(OK, table.call!!(frame.ptr))
        WireReader(Buffer(frame.bytes)).readLong()
    }

    @AfterTest
    fun nothingIsLeft() {
        assertNoPeersLeft()
        assertNothingLeft()
    }
}
