package kitchen

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import pantry.Container
import pantry.Jar

/** This package, a module that knows nothing of the bridge, and a library that others have published. */
@BridgeLibrary("kitchen")
@BridgeExports(
    packages = ["kitchen"],
    classes = [
        Jar::class, Container::class,
        Json::class, JsonElement::class, JsonObject::class, JsonArray::class, JsonPrimitive::class,
    ],
    functions = ["pantry.fullest", "pantry.labels", "kotlinx.serialization.json.JsonPrimitive"],
    properties = [
        "pantry.isOpen", "kotlinx.serialization.json.jsonObject", "kotlinx.serialization.json.jsonPrimitive",
        "kotlinx.serialization.json.int",
    ],
)
private object Swift
