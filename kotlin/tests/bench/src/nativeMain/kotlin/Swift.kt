package bench

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

/** What the bridge's side of the benchmark uses. */
@BridgeLibrary("bench")
@BridgeExports(
    classes = [Tally::class],
    functions = [
        "bench.longs", "bench.strings", "bench.records", "bench.lists", "bench.firstOnly", "bench.plain", "bench.echoText",
        "bench.echoPlace", "bench.echoPlaces", "bench.next", "bench.elsewhere", "bench.refuse", "bench.refused",
        "bench.fail", "bench.caught",
    ],
    properties = ["bench.state"],
    completionHandlers = true,
)
private object Swift
