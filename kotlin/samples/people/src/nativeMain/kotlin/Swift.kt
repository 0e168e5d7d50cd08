package people

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

/** What Swift sees. The types that it mentions follow. */
@BridgeLibrary("people")
@BridgeExports(classes = [PeopleInSpaceRepository::class], completionHandlers = true)
private object Swift
