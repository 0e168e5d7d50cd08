package kitchen

import kotlinbridge.c.KB_CALLER
import kotlinbridge.c.KB_OK
import kotlinbridge.c.KB_THREW
import kotlinbridge.c.kb_failure
import kotlinbridge.c.kb_frame
import kotlinbridge.c.kb_library
import kotlinbridge.generated.kitchen.kitchen_kotlin_bridge
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.StableRef
import kotlinx.cinterop.UByteVar
import kotlinx.cinterop.alloc
import kotlinx.cinterop.allocArray
import kotlinx.cinterop.asStableRef
import kotlinx.cinterop.get
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.readBytes
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.set
import kotlinx.cinterop.staticCFunction
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import platform.posix.free

internal typealias FrameFunction = CPointer<CFunction<(CPointer<kb_frame>?) -> Int>>

/** The library as a consumer sees it: by its table. */
internal val table: kb_library =
    (kitchen_kotlin_bridge() ?: error("the library could not be set up")).reinterpret<kb_library>().pointed

internal val manifest: JsonObject = run {
    val text = StringBuilder()
    val reference = StableRef.create(text)
    table.manifest!!(null, reference.asCPointer(), staticCFunction { context, bytes, size ->
        context!!.asStableRef<StringBuilder>().get().append(bytes!!.readBytes(size.toInt()).decodeToString())
    })
    reference.dispose()
    Json.parseToJsonElement(text.toString()).jsonObject
}

internal fun idOf(list: String, name: String): Int =
    manifest.getValue(list).jsonArray.indexOfFirst { it.jsonObject.getValue("name").jsonPrimitive.content == name }
        .also { require(it >= 0) { "there is no $name in $list" } }

/** What a plain function answers, by its entry and by its number: hexadecimal digits, or what it threw. */
internal fun call(name: String, arguments: String = ""): String {
    val id = idOf("functions", name)
    val byEntry = answer(table.module!!.pointed.functions!![id].frame!!, id, arguments)
    val byNumber = answer(table.call!!, id, arguments)
    return if (byEntry == byNumber) byEntry else "by entry $byEntry, by number $byNumber"
}

/** What a state flow's value is, by its entry and by its number. */
internal fun state(name: String, arguments: String = ""): String = withFlow(name, arguments) { handle ->
    val id = idOf("flows", name)
    val byEntry = answer(table.module!!.pointed.flows!![id].frame!!, id, handle)
    val byNumber = answer(table.state_value!!, id, handle)
    if (byEntry == byNumber) byEntry else "by entry $byEntry, by number $byNumber"
}

/**
 * Runs [use] with the arguments of a flow: the handle of one that a function makes, which is released
 * then. What that throws is the answer.
 */
internal fun withFlow(name: String, arguments: String, use: (String) -> String): String {
    val maker = manifest.getValue("functions").jsonArray
        .indexOfFirst { it.jsonObject.getValue("name").jsonPrimitive.content == "make $name" }
    if (maker < 0) return use(arguments)
    val handle = answer(table.call!!, maker, arguments)
    if (!handle.matches(Regex("[0-9a-f]{16}"))) return handle
    return use(handle).also { table.release!!(null, handle.hexToByteArray().reversedArray().toHexString().hexToULong()) }
}

private fun answer(function: FrameFunction, id: Int, arguments: String): String = memScoped {
    val bytes = arguments.hexToByteArray()
    val memory = allocArray<UByteVar>(maxOf(bytes.size, 64))
    for (index in bytes.indices) memory[index] = bytes[index].toUByte()
    val frame = alloc<kb_frame>()
    val thrown = StringBuilder()
    val reference = StableRef.create(thrown)
    frame.bytes.data = memory
    frame.bytes.size = bytes.size.toLong()
    frame.bytes.capacity = maxOf(bytes.size, 64).toLong()
    frame.bytes.is_grown = 0
    frame.context = reference.asCPointer()
    frame.on_throw = rememberFailure
    frame.observer = null
    frame.job = 0uL
    frame.id = id.toUInt()
    frame.placement = KB_CALLER
    val status = function(frame.ptr).toUInt()
    reference.dispose()
    when (status) {
        KB_OK -> frame.bytes.data?.readBytes(frame.bytes.size.toInt())?.toHexString().orEmpty()
        KB_THREW -> thrown.toString()
        else -> "status $status"
    }.also { if (frame.bytes.is_grown != 0L) free(frame.bytes.data) }
}

internal val rememberFailure = staticCFunction { context: COpaquePointer?, failure: CPointer<kb_failure>? ->
    val bytes = failure!!.pointed
    val type = bytes.type_name.data?.readBytes(bytes.type_name.size.toInt())?.decodeToString()
    val message = bytes.message.data?.readBytes(bytes.message.size.toInt())?.decodeToString()
    context!!.asStableRef<StringBuilder>().get().append("threw $type: $message")
    Unit
}

internal const val MALFORMED: String = "status 4"
