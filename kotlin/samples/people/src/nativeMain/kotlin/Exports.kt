package people

import kotlin.time.Duration
import kotlinbridge.kotlinBridge
import kotlinx.cinterop.COpaquePointer

private val repository = PeopleInSpaceRepository()

private val library = kotlinBridge("people") {
    val interval = parameter<Duration>("interval")
    flow("pollIssPosition", interval) { repository.pollIssPosition(interval()) }

    val json = parameter<String>("json")
    call("fetchPeople", json) { repository.fetchPeople(json()) }
}

@CName("people_kotlin_bridge")
public fun peopleKotlinBridge(): COpaquePointer? = library
