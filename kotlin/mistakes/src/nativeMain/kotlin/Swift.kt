package mistakes

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

@BridgeLibrary("no name")
@BridgeExports(
    classes = [Listener::class, Stack::class, Hidden::class],
    functions = [
        "mistakes.isMissing", "mistakes.same", "mistakes.invisible", "mistakes.Repository.secret",
        "mistakes.same<Missing>", "mistakes.same<List>", "mistakes.same<Int", "mistakes.same<Int>>", "mistakes.same<>",
        "mistakes.same<Int, Int>", "mistakes.same<Any>", "mistakes.fine<Int>", "mistakes.ordered<mistakes.Repository>",
        "mistakes.ordered<Int?>", "mistakes.Stack.pushed<Int>",
    ],
    properties = ["mistakes.isMissing"],
    serializers = [Repository::class, DigitAsInt::class, DigitAsText::class, StackSerializer::class, WithText::class],
    packages = ["mistakes.missing"], scope = "mistakes.missing", uncaught = "mistakes.fine",
)
private object Swift

@BridgeLibrary("second")
private object Second

@BridgeExports(functions = ["mistakes.fine"])
private object WithoutLibrary

fun fine() {}
