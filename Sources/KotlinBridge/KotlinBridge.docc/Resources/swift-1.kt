@kotlinbridge.BridgeLibrary("weather")
@kotlinbridge.BridgeExports(packages = ["weather"])
private object Swift
