package mistakes

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

@BridgeLibrary("no name")
@BridgeExports(
    classes = [Listener::class, Repository::class, Hidden::class],
    functions = ["mistakes.isMissing", "mistakes.same", "mistakes.invisible", "mistakes.Repository.count"],
    properties = ["mistakes.isMissing", "mistakes.repository"],
    packages = ["mistakes.missing"],
)
private object Swift

@BridgeLibrary("second")
private object Second

@BridgeExports(functions = ["mistakes.fine"])
private object WithoutLibrary

fun fine() {}
