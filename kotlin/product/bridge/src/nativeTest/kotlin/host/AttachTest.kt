package kotlinbridge.host

import kotlinbridge.c.kb_entry
import kotlinbridge.c.kb_host
import kotlinbridge.engine.installed
import kotlinbridge.table.INVALID_ARGUMENT
import kotlinbridge.table.INVALID_HANDLE
import kotlinbridge.table.OK
import kotlinbridge.table.Thing
import kotlinbridge.table.assertNothingLeft
import kotlinbridge.table.functionId
import kotlinbridge.table.longs
import kotlinbridge.table.table
import kotlinbridge.table.withFrame
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.staticCFunction
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class AttachTest {
    private fun isUsable(change: kb_host.() -> Unit): Boolean = memScoped {
        val host = alloc<kb_host>().also(ScriptedHost::fill).apply(change)
        isUsable(host, ScriptedHost.ENTRIES).also { usable ->
            if (!usable) assertEquals(INVALID_ARGUMENT, table.attach!!(null, host.ptr))
        }
    }

    @Test
    fun aHostThatDoesNotFitIsRefused() = memScoped {
        assertTrue(isUsable { })
        assertTrue(isUsable { size += 8u })
        assertTrue(isUsable { post = null; is_main = null })
        val holey = allocArray<kb_entry>(ScriptedHost.ENTRIES)
        val wrong = listOf<kb_host.() -> Unit>(
            { abi_version += 1u }, { abi_version -= 1u }, { size -= 8u }, { entry_count += 1 }, { entry_count = 0 },
            { entries = null }, { entries = holey },
            { hold = null }, { drop = null }, { release = null }, { handle = null }, { describe = null }, { subscribe = null }, { request = null },
            { cancel = null },
        )
        for ((number, change) in wrong.withIndex()) assertFalse(isUsable(change), "change $number")
        assertEquals(INVALID_ARGUMENT, table.attach!!(null, null))
    }

    @Test
    fun aSecondHostIsRefused() {
        assertTrue(ScriptedHost.isAttached)
        assertEquals(INVALID_ARGUMENT, table.attach!!(null, ScriptedHost.host))
    }

    @Test
    fun aHandleOfNoObjectIsRefused() {
        assertTrue(ScriptedHost.isAttached)
        val machine = ScriptedHost.make(MACHINE)
        for (handle in listOf(0L, 1L, 1L shl 62, Long.MAX_VALUE / 2 + 5, machine.handle)) assertEquals(INVALID_HANDLE, keep(handle), "$handle")
    }

    @Test
    fun beforeAHostIsAttachedItsHandlesAreRefused() {
        val station = ScriptedHost.make(STATION, NAMED)
        assertTrue(ScriptedHost.isAttached)
        val attached = theHost
        theHost = null
        assertEquals(INVALID_HANDLE, keep(station.handle))
        theHost = attached
        assertEquals(OK, keep(station.handle))
    }

    @Test
    fun aKotlinObjectIsHeldOnceMore() {
        table
        val handle = installed().objects.hold(Thing(1))
        assertEquals(OK, table.hold!!(null, handle.toULong()))
        assertEquals(OK, table.release!!(null, handle.toULong()))
        assertEquals(1, installed().objects.count)
        assertEquals(OK, table.release!!(null, handle.toULong()))
        assertEquals(INVALID_HANDLE, table.hold!!(null, handle.toULong()))
        for (wrong in listOf(0uL, 5uL, (1uL shl 62) + 1uL)) assertEquals(INVALID_HANDLE, table.hold!!(null, wrong))
    }

    @AfterTest
    fun nothingIsLeft() {
        assertNoPeersLeft()
        assertNothingLeft()
    }
}

/** Calls the library's function "keep" with a handle, and returns its status. */
internal fun keep(handle: Long): Int = withFrame(longs(handle)) { frame ->
    frame.id = functionId("keep")
    frame.on_throw = staticCFunction { _, _ -> }
    table.call!!(frame.ptr)
}
