package bench

import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary

/** What the bridge's side of the benchmark uses. */
@BridgeLibrary("bench")
@BridgeExports(
    classes = [Counters::class, Counting::class, Gauge::class, Tally::class],
    functions = [
        "bench.longs", "bench.longsUnboxed", "bench.strings", "bench.records", "bench.lists", "bench.firstOnly", "bench.plain",
        "bench.echoText", "bench.echoBytes", "bench.echoLongs", "bench.echoPlace", "bench.echoPlaces", "bench.gauge",
        "bench.next", "bench.elsewhere", "bench.visitMain", "bench.stayOnMain", "bench.refuse", "bench.refused",
        "bench.fail", "bench.caught", "bench.handedBack", "bench.followed", "bench.following", "bench.summed",
    ],
    properties = ["bench.state"],
    completionHandlers = true,
)
private object Swift
