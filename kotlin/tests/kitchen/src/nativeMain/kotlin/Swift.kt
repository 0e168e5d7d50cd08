package kitchen

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary
import kotlinbridge.BridgeSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** This package, a module that knows nothing of the bridge, and a library that others have published. */
@BridgeLibrary("kitchen")
@BridgeExports(
    packages = ["kitchen", "catalogue", "pantry", "spices"],
    classes = [
        Json::class, JsonElement::class, JsonObject::class, JsonArray::class, JsonPrimitive::class,
    ],
    generics = ["catalogue.Stack<Double>", "catalogue.Page<kotlin.time.Duration?>"],
    functions = [
        "kotlinx.serialization.json.JsonPrimitive",
        "kitchen.largest<String, Double>", "kitchen.largest<kitchen.Crew, kotlin.Int>",
        "kitchen.parsed<Int>", "kitchen.parsed<Double>", "kitchen.later<List<kitchen.Alarm?>>", "kitchen.repeated<Int>",
        "catalogue.firstOf<String>", "catalogue.highest<Double>", "catalogue.nameOf<Int>", "pantry.jarsOf<Long?>", "kitchen.knots<String>", "kitchen.reversed<Byte>", "spices.best<spices.Spice>",
    ],
    serializers = [
        BridgeSerializer(AngleAsText::class, writes = "String"),
        BridgeSerializer(CornerAsRecord::class, writes = "kitchen.CornerRecord"),
        BridgeSerializer(RouteAsPlaces::class, writes = "List<String>"),
        BridgeSerializer(Parcel::class),
        BridgeSerializer(Crate::class),
    ],
    properties = [
        "kitchen.middle<String>",
        "kotlinx.serialization.json.jsonObject", "kotlinx.serialization.json.jsonPrimitive",
        "kotlinx.serialization.json.int",
    ],
    scope = "kitchen.kitchenScope",
    uncaught = "kitchen.takeUncaught",
    mainActor = ["kitchen.Screen.show", "kitchen.Feed.watch.block", "kitchen.Feed.onClose.block", "kitchen.WatchedFlow.watch.block"],
)
private object Swift
