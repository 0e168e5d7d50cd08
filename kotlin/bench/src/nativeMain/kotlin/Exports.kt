package bench

import kotlinbridge.kotlinBridge
import kotlinx.cinterop.COpaquePointer

private val library = kotlinBridge("bench") {
    val count = parameter<Long>("count")
    val value = parameter<Long>("value")
    val text = parameter<String>("text")
    val place = parameter<Place>("place")

    flow("longs", count) { longs(count()) }
    flow("strings", count) { strings(count()) }
    flow("records", count) { records(count()) }
    flow("lists", count) { lists(count()) }
    flow("firstOnly") { firstOnly() }
    mutableStateFlow("state") { state }

    plainCall("plain", value) { value() + 1 }
    plainCall("echoText", text) { text() }
    plainCall("echoPlace", place) { place() }
    call("next", value) { next(value()) }
    call("elsewhere", value) { elsewhere(value()) }
    call("fail", value) { fail(value()) }
    call("caught", value) { caught(value()) }
}

@CName("bench_kotlin_bridge")
public fun benchKotlinBridge(): COpaquePointer? = library
