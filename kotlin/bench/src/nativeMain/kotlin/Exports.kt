package bench

import kotlinbridge.kotlinBridge
import kotlinx.cinterop.COpaquePointer

private val library = kotlinBridge("bench") {
    val count by parameter<Long>()
    val value by parameter<Long>()
    val text by parameter<String>()
    val place by parameter<Place>()

    flow("longs", count) { count -> longs(count) }
    flow("strings", count) { count -> strings(count) }
    flow("records", count) { count -> records(count) }
    flow("lists", count) { count -> lists(count) }
    flow("firstOnly") { firstOnly() }
    mutableStateFlow("state", state)
    typed()

    function("plain", value) { value -> value + 1 }
    function("echoText", text) { text -> text }
    function("echoPlace", place) { place -> place }
    suspendFunction("next", value) { value -> next(value) }
    suspendFunction("elsewhere", value) { value -> elsewhere(value) }
    suspendFunction("fail", value) { value -> fail(value) }
    suspendFunction("caught", value) { value -> caught(value) }
}

@CName("bench_kotlin_bridge")
public fun benchKotlinBridge(): COpaquePointer? = library
