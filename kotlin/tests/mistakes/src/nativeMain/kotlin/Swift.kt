package mistakes

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary
import kotlinbridge.BridgeSerializer

@BridgeLibrary("no name")
@BridgeExports(
    classes = [Listener::class, Stack::class, Hidden::class],
    generics = ["Missing<Int>", "mistakes.Stack", "mistakes.Stack<Any>", "mistakes.Heap<mistakes.Nut>", "List<Int>"],
    functions = [
        "mistakes.isMissing", "mistakes.same", "mistakes.invisible", "mistakes.Repository.secret",
        "mistakes.same<Missing>", "mistakes.same<List>", "mistakes.same<Int", "mistakes.same<Int>>", "mistakes.same<>",
        "mistakes.same<Int, Int>", "mistakes.same<Any>", "mistakes.fine<Int>", "mistakes.ordered<mistakes.Repository>",
        "mistakes.ordered<Int?>", "mistakes.Stack.pushed<Int>",
    ],
    properties = ["mistakes.isMissing"],
    serializers = [
        BridgeSerializer(Repository::class, writes = "Int"),
        BridgeSerializer(DigitAsInt::class, writes = "Int"),
        BridgeSerializer(DigitAsText::class, writes = "String"),
        BridgeSerializer(StackSerializer::class, writes = "List<Int>"),
        BridgeSerializer(WithText::class, writes = "String"),
        BridgeSerializer(TwigAsBranch::class, writes = "mistakes.Branch"),
        BridgeSerializer(KnotAsKnots::class, writes = "List<mistakes.Knot>"),
        BridgeSerializer(SeedAsNothing::class, writes = "Unit"),
        BridgeSerializer(NutAsMissing::class, writes = "mistakes.Missing"),
        BridgeSerializer(HuskAsText::class, writes = "List<"),
        BridgeSerializer(BarkAsText::class),
        BridgeSerializer(Needle::class, writes = "String"),
        BridgeSerializer(Petal::class),
        BridgeSerializer(Stem::class),
        BridgeSerializer(Root::class),
        BridgeSerializer(Thorn::class),
    ],
    packages = ["mistakes.missing"], scope = "mistakes.missing", uncaught = "mistakes.fine",
    mainActor = [
        "mistakes.View.gone", "mistakes.fine", "mistakes.Repository.found", "mistakes.View.size", "mistakes.View.title",
        "mistakes.View.load", "mistakes.View.later", "mistakes.WideView.draw", "mistakes.Sealed.draw", "mistakes.Watched.draw",
        "mistakes.Unlisted.draw", "mistakes.Left.move",
    ],
)
private object Swift

@BridgeLibrary("second")
private object Second

@BridgeExports(functions = ["mistakes.fine"])
private object WithoutLibrary

fun fine() {}
