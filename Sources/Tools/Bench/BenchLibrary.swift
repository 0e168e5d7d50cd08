// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.

import CBenchLibrary
@_spi(GeneratedCode) public import KotlinBridge

/// The Kotlin library `bench`, which this module calls.
///
/// - It is the library that is linked to the program, unless `use(_:)` sets another one.
/// - The first use of this module opens it, and compares it with the manifest that the module was
///   generated from. The process ends with a message if they differ.
public enum BenchLibrary: GeneratedLibrary {
  /// Uses a library instead of the linked one: one opened by its path, or a fake for tests.
  ///
  /// - Call it before anything else of this module. Later it throws, because the first use chooses
  ///   the library for the whole process. Of several calls before that, the last one counts.
  /// - It throws `KotlinError`, code `misuse`, if the library lacks something that this module was
  ///   generated from. It may have more.
  public static func use(_ library: KotlinLibrary) throws(KotlinError) {
    try link.use(library)
  }

  /// Opens the library, as the first use does. Throws `KotlinError`, code `misuse`, where the first
  /// use would end the process.
  public static func check() throws(KotlinError) {
    _ = try link.module()
  }

  /// The library in use, for its counters.
  public static var library: KotlinLibrary { module.library }

  static let module = link.moduleOrStop()

  @_spi(GeneratedCode) public static let link = KotlinLink(
    to: { bench_kotlin_bridge() },
    generatedFrom: GeneratedManifest(
      manifest, digest: 0xff87_109d_8847_3ab9,
      functions: 45, flows: 9,
      twins: 21, equals: 42, hashCode: 43,
      hosted: { hosted }))

  private static let hosted: [HostedInterface] = [
    BenchLibrary.FunctionOfLongToLong.kotlinHosted,
    AnyCounter.kotlinHosted,
    BenchLibrary.FlowOfLong.kotlinHosted,
  ]

  private static let manifest: StaticString = #"""
    {"abi": 6, "library": "bench", "kotlin": "2.4.20",
    "flows": [
      {"id": 0, "name": "longs", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": "Long"},
      {"id": 1, "name": "longsUnboxed", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": "Long"},
      {"id": 2, "name": "strings", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": "String"},
      {"id": 3, "name": "records", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": {"named": "bench.Place"}},
      {"id": 4, "name": "lists", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": {"list": "Long"}},
      {"id": 5, "name": "firstOnly", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": "Long"},
      {"id": 6, "name": "state", "kind": "state", "mutable": true, "parameters": [], "element": "Long"},
      {"id": 7, "name": "Gauge.level", "kind": "state", "mutable": true, "parameters": [{"name": "this", "type": {"named": "bench.Gauge"}}], "element": "Long"},
      {"id": 8, "name": "Flow<Long>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "kotlinx.coroutines.flow.Flow<Long>"}}], "element": "Long"}
    ],
    "functions": [
      {"id": 0, "name": "make longs", "kind": "plain", "parameters": [{"name": "count", "type": "Long"}], "result": {"named": "kotlin.Any"}, "flow": 0},
      {"id": 1, "name": "make longsUnboxed", "kind": "plain", "parameters": [{"name": "count", "type": "Long"}], "result": {"named": "kotlin.Any"}, "flow": 1},
      {"id": 2, "name": "make strings", "kind": "plain", "parameters": [{"name": "count", "type": "Long"}], "result": {"named": "kotlin.Any"}, "flow": 2},
      {"id": 3, "name": "make records", "kind": "plain", "parameters": [{"name": "count", "type": "Long"}], "result": {"named": "kotlin.Any"}, "flow": 3},
      {"id": 4, "name": "make lists", "kind": "plain", "parameters": [{"name": "count", "type": "Long"}], "result": {"named": "kotlin.Any"}, "flow": 4},
      {"id": 5, "name": "make firstOnly", "kind": "plain", "parameters": [], "result": {"named": "kotlin.Any"}, "flow": 5},
      {"id": 6, "name": "Tally", "kind": "plain", "parameters": [{"name": "value", "type": "Long"}], "result": {"named": "bench.Tally"}},
      {"id": 7, "name": "Tally.add", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Tally"}}, {"name": "amount", "type": "Long"}], "result": "Long"},
      {"id": 8, "name": "Gauge", "kind": "plain", "parameters": [{"name": "limit", "type": "Long"}], "result": {"named": "bench.Gauge"}},
      {"id": 9, "name": "Gauge.below", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Gauge"}}, {"name": "level", "type": "Long"}], "result": "Long"},
      {"id": 10, "name": "gauge", "kind": "plain", "parameters": [], "result": {"named": "bench.Gauge"}},
      {"id": 11, "name": "plain", "kind": "plain", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 12, "name": "echoText", "kind": "plain", "parameters": [{"name": "text", "type": "String"}], "result": "String"},
      {"id": 13, "name": "echoPlace", "kind": "plain", "parameters": [{"name": "place", "type": {"named": "bench.Place"}}], "result": {"named": "bench.Place"}},
      {"id": 14, "name": "echoBytes", "kind": "plain", "parameters": [{"name": "bytes", "type": "ByteArray"}], "result": "ByteArray"},
      {"id": 15, "name": "echoLongs", "kind": "plain", "parameters": [{"name": "longs", "type": {"list": "Long"}}], "result": {"list": "Long"}},
      {"id": 16, "name": "echoPlaces", "kind": "plain", "parameters": [{"name": "places", "type": {"list": {"named": "bench.Place"}}}], "result": {"list": {"named": "bench.Place"}}},
      {"id": 17, "name": "next", "kind": "suspend", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 18, "name": "elsewhere", "kind": "suspend", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 19, "name": "visitMain", "kind": "suspend", "parameters": [{"name": "count", "type": "Int"}], "result": "Unit"},
      {"id": 20, "name": "stayOnMain", "kind": "suspend", "parameters": [{"name": "count", "type": "Int"}], "result": "Unit"},
      {"id": 21, "name": "refuse", "kind": "plain", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 22, "name": "refused", "kind": "plain", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 23, "name": "fail", "kind": "suspend", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 24, "name": "caught", "kind": "suspend", "parameters": [{"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 25, "name": "Counter.following", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counter"}}, {"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 26, "name": "Counter.followingOrNone", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counter"}}, {"name": "value", "type": {"nullable": "Long"}}], "result": {"nullable": "Long"}},
      {"id": 27, "name": "Counter.echoed", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counter"}}, {"name": "text", "type": "String"}], "result": "String"},
      {"id": 28, "name": "Counter.moved", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counter"}}, {"name": "place", "type": {"named": "bench.Place"}}], "result": {"named": "bench.Place"}},
      {"id": 29, "name": "Counter.later", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "bench.Counter"}}, {"name": "value", "type": "Long"}], "result": "Long"},
      {"id": 30, "name": "Counting", "kind": "plain", "parameters": [{"name": "counter", "type": {"named": "bench.Counter"}}], "result": {"named": "bench.Counting"}},
      {"id": 31, "name": "Counting.numbers", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counting"}}, {"name": "count", "type": "Int"}], "result": "Long"},
      {"id": 32, "name": "Counting.optionals", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counting"}}, {"name": "count", "type": "Int"}], "result": "Long"},
      {"id": 33, "name": "Counting.texts", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counting"}}, {"name": "text", "type": "String"}, {"name": "count", "type": "Int"}], "result": "Long"},
      {"id": 34, "name": "Counting.places", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counting"}}, {"name": "place", "type": {"named": "bench.Place"}}, {"name": "count", "type": "Int"}], "result": "Double"},
      {"id": 35, "name": "Counting.later", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "bench.Counting"}}, {"name": "count", "type": "Int"}], "result": "Long"},
      {"id": 36, "name": "Counters", "kind": "plain", "parameters": [], "result": {"named": "bench.Counters"}},
      {"id": 37, "name": "Counters.keep", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "bench.Counters"}}, {"name": "counter", "type": {"named": "bench.Counter"}}], "result": "Unit"},
      {"id": 38, "name": "handedBack", "kind": "plain", "parameters": [{"name": "counter", "type": {"named": "bench.Counter"}}], "result": {"named": "bench.Counter"}},
      {"id": 39, "name": "followed", "kind": "plain", "parameters": [{"name": "count", "type": "Int"}, {"name": "by", "type": {"named": "(Long) -> Long"}}], "result": "Long"},
      {"id": 40, "name": "following", "kind": "plain", "parameters": [{"name": "step", "type": "Long"}], "result": {"named": "(Long) -> Long"}},
      {"id": 41, "name": "summed", "kind": "suspend", "parameters": [{"name": "numbers", "type": {"named": "kotlinx.coroutines.flow.Flow<Long>"}}, {"name": "ahead", "type": "Int"}], "result": "Long"},
      {"id": 42, "name": "Any.equals", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kotlin.Any"}}, {"name": "other", "type": {"named": "kotlin.Any"}}], "result": "Boolean"},
      {"id": 43, "name": "Any.hashCode", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kotlin.Any"}}], "result": "Int"},
      {"id": 44, "name": "(Long) -> Long.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "(Long) -> Long"}}, {"name": "p1", "type": "Long"}], "result": "Long"}
    ],
    "types": [
      {"name": "(Long) -> Long", "kind": "object", "interface": {"number": 1, "members": [{"function": 44}]}},
      {"name": "bench.Counter", "kind": "object", "interface": {"number": 2, "members": [{"function": 25}, {"function": 26}, {"function": 27}, {"function": 28}, {"function": 29}]}},
      {"name": "bench.Counters", "kind": "object"},
      {"name": "bench.Counting", "kind": "object"},
      {"name": "bench.Gauge", "kind": "object"},
      {"name": "bench.Place", "kind": "record", "fields": [{"name": "latitude", "type": "Double"}, {"name": "longitude", "type": "Double"}, {"name": "name", "type": "String"}]},
      {"name": "bench.Tally", "kind": "object"},
      {"name": "kotlin.Any", "kind": "object"},
      {"name": "kotlinx.coroutines.flow.Flow<Long>", "kind": "object", "interface": {"number": 3, "members": []}}
    ]}
    """#
}
