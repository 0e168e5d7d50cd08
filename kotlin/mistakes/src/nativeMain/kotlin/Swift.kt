package mistakes

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

@BridgeLibrary("no name")
@BridgeExports(
    classes = [Listener::class, Stack::class, Hidden::class],
    functions = ["mistakes.isMissing", "mistakes.same", "mistakes.invisible", "mistakes.Repository.secret"],
    properties = ["mistakes.isMissing"],
    packages = ["mistakes.missing"],
)
private object Swift

@BridgeLibrary("second")
private object Second

@BridgeExports(functions = ["mistakes.fine"])
private object WithoutLibrary

fun fine() {}
