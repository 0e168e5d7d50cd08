package kitchen

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

@BridgeLibrary("kitchen")
@BridgeExports(packages = ["kitchen"])
private object Swift
