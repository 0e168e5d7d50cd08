package people

import kotlin.time.Duration
import kotlinbridge.kotlinBridge
import kotlinx.cinterop.COpaquePointer

private val repository = PeopleInSpaceRepository()

private val library = kotlinBridge("people") {
    val interval by parameter<Duration>()
    flow("pollIssPosition", interval) { interval -> repository.pollIssPosition(interval) }

    val json by parameter<String>()
    suspendFunction("fetchPeople", json) { json -> repository.fetchPeople(json) }
}

@CName("people_kotlin_bridge")
public fun peopleKotlinBridge(): COpaquePointer? = library
